// product 29.7, 14.12 and 36.4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerDialog, card, message, more, pressMore, pressOn } from '../../support/admin-screen';
import { aDraft } from '../../support/a-draft';
import { aGalleryImage, aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { dataAt, idsIn, storeDrafts, stored, storedDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import type { Unpublished } from '../../../src/store/documents/unpublished';

/** These entries wait, and no others. */
function storeOnly(...drafts: readonly Unpublished[]) {
  for (const id of idsIn('unpublished')) memory.remove(`unpublished/${id}`);
  storeDrafts(...drafts);
}
/** When an entry is to be published; undefined for a draft. */
const timeOf = ({ id }: Unpublished) => storedDrafts().find((one) => one.id === id)?.publishAt;

describe('the page of unpublished entries', () => {
  const NOW = new Date('2026-11-22T09:00:00');
  const FRIDAY = new Date('2026-11-27T18:00:00');
  const kadal = aDraft('movie', aMovie({ id: 'kadal', title: 'Kadal' }), { publishAt: FRIDAY });

  const LONG = 'ഒരു വളരെ നീണ്ട തലക്കെട്ട് '.repeat(5).trim();
  const news = aDraft('announcement', anAnnouncement({ key: 'news', title: LONG }));
  const due = { publishAt: new Date('2026-11-22T08:00:00') };
  const still = aDraft('image', aGalleryImage({ title: 'The shore' }), due);

  beforeEach(() => {
    // The clock alone: everything else takes its time.
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    storeDrafts(kadal, news);
  });

  const opened = () => renderAt('/admin/coming');
  const dialog = () => screen.findByRole('dialog');

  test('shows scheduled entries and drafts with kind, time, and who saved them', async () => {
    opened();
    const movie = await card('Kadal');
    expect(movie).toHaveTextContent('Movie');
    expect(movie).toHaveTextContent('Friday 27 November 2026, 18:00, in 5 days');
    expect(movie).toHaveTextContent(/Saved 21 Nov 2026/);
    const draft = await card(LONG);
    expect(draft).toHaveTextContent(/Announcement.*Draft/);
    expect(within(draft).getByRole('heading')).toHaveAttribute('lang', 'ml');
    expect(within(movie).getByRole('link')).toLeadTo('/admin/coming/movie%3Akadal');
    expect(await more(movie, 'Preview')).toLeadTo('/admin/preview/movie%3Akadal');
    expect(network.requests(/^commit .*(Movies|unpublished)/)).toEqual([]);
  });

  test('shows YouTube’s picture for a video without a picture', async () => {
    const entry = aVideo({ id: 'v', title: 'Clip', videoUrl: 'https://youtu.be/abcdefghijk' });
    storeOnly(aDraft('video', entry));
    opened();
    const clip = await card('Clip');
    // Its code comes after the list.
    await waitFor(() =>
      expect(clip.querySelector('img')?.src).toMatch(/^https:\/\/i\.ytimg\.com\/vi\/abcdefghijk\//),
    );
  });

  test('publishes due entries before it shows the list', async () => {
    storeOnly(still, kadal);
    opened();
    expect(await card('Kadal')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'The shore' })).toBeNull();
    expect(stored('image')).toMatchObject([{ title: 'The shore' }]);
  });

  test('names a due entry that could not be published', async () => {
    storeOnly(still);
    expectLogged(/not allowed/);
    network.refuse(/^commit .*images/, 'permission-denied', { message: 'not allowed' });
    opened();
    expect(await card('The shore')).toHaveTextContent(
      'On the site since Sunday 22 November 2026, 08:00; it moves to its list with the next visit',
    );
  });

  test('publishes an entry after a question; the focus moves to the next', async () => {
    opened();
    await pressOn('Kadal', 'Publish now');
    expect(await dialog()).toHaveTextContent(/Publish this now\?Kadal/);
    await answerDialog('Publish now');
    expect(await message('Published: Kadal')).toBeVisible();
    expect(stored('movie')).toMatchObject([{ id: 'kadal', title: 'Kadal' }]);
    expect(idsIn('unpublished')).toEqual([news.id]);
    const link = screen.getByRole('link', { name: /View on site/ });
    expect(link).toLeadTo('/movie/kadal');
    const next = await card(LONG);
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull();
  });

  test('reschedules an entry, with the time in words; a past time is refused', async () => {
    opened();
    await pressMore('Kadal', 'Reschedule');
    const field = within(await dialog()).getByLabelText('Date and time');
    expect(field).toHaveValue('2026-11-27T18:00');
    fireEvent.change(field, { target: { value: '2026-11-22T08:00' } });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That time has passed/));
    await answerDialog('Schedule');
    expect(timeOf(kadal)).toEqual(FRIDAY);
    fireEvent.change(field, { target: { value: '2026-12-01T10:30' } });
    expect(
      await screen.findByText(/^Tuesday 1 December 2026, 10:30 \(.+\), in 9 days$/),
    ).toBeVisible();
    await answerDialog('Schedule');
    expect(await message('Scheduled: Tuesday 1 December 2026, 10:30.')).toBeVisible();
    expect(timeOf(kadal)).toEqual(new Date('2026-12-01T10:30:00'));
    const moved = await card('Kadal');
    const words = 'Tuesday 1 December 2026, 10:30, in 9 days';
    await waitFor(() => expect(moved).toHaveTextContent(words));
    await waitFor(() => expect(moved).toHaveFocus());
  });

  test('makes a scheduled entry a draft', async () => {
    opened();
    await pressMore('Kadal', 'Make it a draft');
    expect(await message('Saved as a draft. Visitors do not see it.')).toBeVisible();
    expect(timeOf(kadal)).toBeUndefined();
    await waitFor(async () => expect(await card('Kadal')).toHaveTextContent('Draft'));
  });

  test('says that an entry too large for the trash cannot be restored', async () => {
    const [path, long] = [`unpublished/${kadal.id}`, 'x'.repeat(1_000_000)];
    memory.put({ [path]: { ...dataAt(path), note: long } });
    opened();
    await pressOn('Kadal', 'Delete');
    await answerDialog('Delete');
    expect(await message('It is deleted for ever: the trash could not hold it.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('several entries', () => {
  const FRIDAY = new Date('2099-11-27T18:00:00');
  const kadal = aDraft('movie', aMovie({ id: 'kadal', title: 'Kadal' }), { publishAt: FRIDAY });
  const news = aDraft('announcement', anAnnouncement({ key: 'news', title: 'News' }));

  beforeEach(() => storeDrafts(kadal, news));

  test('can be filtered by kind, in the address, with the number of each', async () => {
    storeOnly(kadal, news, { ...news, id: 'announcement:more' });
    const { visitor, address } = renderAt('/admin/coming');
    const filter = within(await screen.findByRole('navigation', { name: 'Filter by kind' }));
    const links = filter.getAllByRole('link');
    expect(links).toHaveTexts(['All 3', 'Movies 1', 'Announcements 2']);
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

  test('of one kind have no filter, and an unknown kind is ignored', async () => {
    storeOnly(kadal);
    renderAt('/admin/coming?kind=poster');
    await card('Kadal');
    expect(screen.queryByRole('navigation', { name: 'Filter by kind' })).toBeNull();
  });

  test('of a kind without entries left say so and link to all', async () => {
    storeOnly(kadal);
    const { visitor } = renderAt('/admin/coming?kind=video');
    expect(await screen.findByText('Nothing of this kind is waiting.')).toBeVisible();
    await visitor.click(screen.getByRole('link', { name: 'All 1' }));
    expect(await card('Kadal')).toBeVisible();
  });

  describe('several selected entries', () => {
    const selectAll = async () =>
      void fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    const tools = () => within(screen.getByRole('group', { name: 'Selected items' }));
    const pressTool = async (name: string) => {
      await selectAll();
      fireEvent.click(tools().getByRole('button', { name }));
    };

    test('are published after a question with their names, in the order of the list', async () => {
      renderAt('/admin/coming');
      await pressTool('Publish now');
      const question = within(await screen.findByRole('dialog', { name: 'Publish 2 items now?' }));
      expect(question.getByText('Visitors see them at once.')).toBeVisible();
      const names = question.getAllByRole('listitem').map((item) => item.textContent);
      expect(names).toEqual(['Kadal', 'News']);
      await answerDialog('Publish now');
      expect(await message('2 items are published.')).toBeVisible();
      expect(stored('movie')).toMatchObject([{ title: 'Kadal' }]);
      expect(stored('announcement')).toMatchObject([{ title: 'News' }]);
      expect(await screen.findByText(/^Nothing is waiting\./)).toBeVisible();
    });

    test('are unpublished again by one "Undo", each as it was', async () => {
      renderAt('/admin/coming');
      await pressTool('Publish now');
      await answerDialog('Publish now');
      await message('2 items are published.');
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await message('2 items are waiting again.')).toBeVisible();
      expect(storedDrafts()).toMatchObject([{ id: news.id }, { id: kadal.id, publishAt: FRIDAY }]);
    });

    test('that were made drafts get their times back by one "Undo"', async () => {
      renderAt('/admin/coming');
      await pressTool('Make drafts');
      await message('2 items are saved as draft.');
      vi.setSystemTime(new Date('2100-01-01'));
      expectLogged(/time has passed/);
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await message('One item is as before.')).toBeVisible();
      expect(screen.getByText(/That time has passed/)).toHaveTextContent('Kadal: That time');
      expect([kadal, news].map(timeOf)).toEqual([undefined, undefined]);
    });

    test('do not include the ones that the filter hides', async () => {
      renderAt('/admin/coming?kind=movie');
      await pressTool('Make drafts');
      expect(await message('One item is saved as draft.')).toBeVisible();
      expect(timeOf(kadal)).toBeUndefined();
    });
  });
});
