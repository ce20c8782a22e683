// product 29.26, 29.27, 36.4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TimePassedError, type Unpublished } from '../../../src/store/documents/unpublished';
import { publish } from '../../../src/store/write/publishing';
import { scheduleAgain, unpublishAgain } from '../../../src/store/write/publish-undo';
import { deleteUnpublished } from '../../../src/store/write/trash';
import { listUnpublished, reschedule } from '../../../src/store/write/unpublished';
import { message } from '../../support/admin-screen';
import { aMovie, anAnnouncement } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { inMockedTrash } from '../../support/mocked-trash';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';

const FRIDAY = new Date('2099-11-27T18:00:00');
const saved = { savedAt: new Date('2026-11-21T10:00:00') };
const kadal: Unpublished<'movie'> = {
  id: 'movie:kadal',
  kind: 'movie',
  path: 'Movies/Upcoming/Movies/kadal',
  entry: aMovie({ id: 'kadal', title: 'Kadal' }),
  publishAt: FRIDAY,
  ...saved,
};
const news: Unpublished<'announcement'> = {
  id: 'announcement:news',
  kind: 'announcement',
  path: 'Movies/Announcements',
  entry: anAnnouncement({ key: 'news', title: 'News' }),
  ...saved,
};

let stored: readonly Unpublished[] = [];
const remove = ({ id }: Pick<Unpublished, 'id'>) => {
  stored = stored.filter((entry) => entry.id !== id);
};

beforeEach(() => {
  signedInAs('admin');
  stored = [kadal, news];
  vi.mocked(listUnpublished).mockImplementation(async () => stored);
  vi.mocked(publish).mockImplementation(async (entry) => {
    remove(entry);
    return entry.id;
  });
  vi.mocked(reschedule).mockImplementation(async ({ id }) => {
    stored = stored.map(({ publishAt, ...rest }) =>
      rest.id === id ? rest : { ...rest, publishAt },
    ) as readonly Unpublished[];
  });
  vi.mocked(deleteUnpublished).mockImplementation(async (deleted) => {
    const entry = stored.find(({ id }) => id === deleted.id);
    remove(deleted);
    return inMockedTrash(`unpublished:${deleted.id}`, () => {
      if (entry) stored = [...stored, entry];
    });
  });
});

const card = (name: string) => screen.findByRole('article', { name });
const answer = async (action: string) =>
  void fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: action }),
  );

test('the list can be limited to a kind, in the address, with the number of each', async () => {
  stored = [kadal, news, { ...news, id: 'announcement:more' }];
  const { visitor, address } = renderAt('/admin/coming');
  const filter = within(await screen.findByRole('navigation', { name: 'Filter by kind' }));
  const links = filter.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['All 3', 'Movies 1', 'Announcements 2']);
  expect(filter.getByRole('link', { current: 'page' })).toHaveTextContent('All 3');
  await visitor.click(filter.getByRole('link', { name: 'Announcements 2' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
  expect(address()).toBe('/admin/coming?kind=announcement');
  const chosen = filter.getByRole('link', { current: 'page' });
  expect(chosen).toHaveTextContent('Announcements 2');
  await waitFor(() => expect(chosen).toHaveFocus());
});

test('entries of one kind need no filter, and an unknown kind is none', async () => {
  stored = [kadal];
  renderAt('/admin/coming?kind=poster');
  await card('Kadal');
  expect(screen.queryByRole('navigation', { name: 'Filter by kind' })).toBeNull();
});

test('a kind of which nothing is left says so and leads to all', async () => {
  stored = [kadal];
  const { visitor } = renderAt('/admin/coming?kind=video');
  expect(await screen.findByText('Nothing of this kind is waiting.')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'All 1' }));
  expect(await card('Kadal')).toBeVisible();
});

describe('of several selected entries', () => {
  const selectAll = async () =>
    void fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const tools = () => within(screen.getByRole('group', { name: 'Selected items' }));
  const pressTool = async (name: string) => {
    await selectAll();
    fireEvent.click(tools().getByRole('button', { name }));
  };

  test('all are published after a question that names them, in the order of the list', async () => {
    renderAt('/admin/coming');
    await pressTool('Publish now');
    const question = within(await screen.findByRole('dialog', { name: 'Publish 2 items now?' }));
    expect(question.getByText('Visitors see them at once.')).toBeVisible();
    const names = question.getAllByRole('listitem').map((item) => item.textContent);
    expect(names).toEqual(['Kadal', 'News']);
    await answer('Publish now');
    expect(await message('2 items are published.')).toBeVisible();
    expect(vi.mocked(publish).mock.calls.map(([entry]) => entry.id)).toEqual([
      'movie:kadal',
      'announcement:news',
    ]);
    expect(await screen.findByText(/^Nothing is waiting\./)).toBeVisible();
  });

  test('one "Undo" takes all off the site again, each as it waited', async () => {
    renderAt('/admin/coming');
    await pressTool('Publish now');
    await answer('Publish now');
    await message('2 items are published.');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await message('2 items are waiting again.')).toBeVisible();
    expect(vi.mocked(unpublishAgain).mock.calls).toEqual([
      [kadal, 'movie:kadal'],
      [news, 'announcement:news'],
    ]);
  });

  test('one "Undo" gives those that were made drafts their times back', async () => {
    stored = [kadal, news];
    renderAt('/admin/coming');
    await pressTool('Make drafts');
    await message('2 items are saved as draft.');
    vi.mocked(scheduleAgain).mockRejectedValueOnce(new TimePassedError());
    expectLogged(/time has passed/);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await message('One item is as before.')).toBeVisible();
    expect(screen.getByText(/That time has passed/)).toHaveTextContent('Kadal: That time');
    expect(vi.mocked(scheduleAgain).mock.calls).toEqual([[kadal], [news]]);
  });

  test('those that the filter hides are left as they are', async () => {
    stored = [kadal, news];
    renderAt('/admin/coming?kind=movie');
    await pressTool('Make drafts');
    expect(await message('One item is saved as draft.')).toBeVisible();
    expect(reschedule).toHaveBeenCalledExactlyOnceWith(kadal, 'draft');
  });
});
