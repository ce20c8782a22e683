// product 14.12, 17.7, 29.27, 36.2, 36.4.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../../src/store/documents/conflict';
import { setFields } from '../../../src/store/write/edit-entry';
import { publishAgain } from '../../../src/store/write/publish-undo';
import { unpublish } from '../../../src/store/write/publishing';
import { deleteEntry } from '../../../src/store/write/trash';
import { answerDialog, button, card, message } from '../../support/admin-screen';
import { names, offline, select, selectAll, TITLES, tools } from '../../support/bulk-screen';
import { aBanner, aGalleryImage, aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { store, stored } from '../../support/stored-entries';

const LISTS = [
  {
    noun: 'banner',
    address: '/admin',
    given: () => store('banner', ...TITLES.map((title) => aBanner({ title }))),
    note: 'Their pictures go with them. This cannot be undone.',
  },
  {
    noun: 'announcement',
    address: '/admin?tab=announcements',
    given: () => store('announcement', ...TITLES.map((title) => anAnnouncement({ title }))),
    note: 'They can be restored from the trash for 30 days.',
  },
] as const;

test('banners, of which several get no value in common, are unpublished or deleted', async () => {
  store('banner', aBanner({ title: 'A' }));
  const { visitor } = renderAt('/admin');
  await visitor.click(await select('A'));
  const buttons = tools('banners').getAllByRole('button');
  expect(buttons).toHaveTexts(['Unpublish', 'Delete']);
});

test.each(LISTS)(
  'several entries are deleted after one question that names them: $noun',
  async ({ noun, address, given, note }) => {
    given();
    const { visitor } = renderAt(address);
    await visitor.click(await select('B'));
    await visitor.click(await select('C'));
    expect(screen.getByRole('checkbox', { name: '2 selected' })).toBePartiallyChecked();
    await visitor.click(tools(`${noun}s`).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete 2 ${noun}s?` }));
    expect(dialog.getByText(note)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveTexts(['B', 'C']);
    await visitor.click(dialog.getByRole('button', { name: 'Delete' }));
    await message(`2 ${noun}s are deleted.`);
    expect(vi.mocked(deleteEntry).mock.calls.map(([kind]) => kind)).toEqual([noun, noun]);
    await waitFor(() => expect(names()).toEqual(['A', 'D']));
    const next = await card('D');
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked();
  },
);

test('Ctrl+Z undoes the last of them, once, and leaves what somebody types alone', async () => {
  store('movie', ...TITLES.map((title) => aMovie({ title })));
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  await visitor.click(tools('movies').getByRole('button', { name: 'Delete' }));
  await answerDialog('Delete');
  await message('4 movies are deleted.');
  expect(button('Undo')).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  expect(screen.getByText('Ctrl+Z')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual([]));

  await visitor.type(screen.getByRole('searchbox'), 'x{Control>}z{/Control}');
  expect(names()).toEqual([]);
  screen.getByRole('searchbox').blur();
  await visitor.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(names()).toEqual([]);
  await visitor.keyboard('{Control>}z{/Control}');
  await message('4 movies are restored.');
  await visitor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names().toSorted()).toEqual(TITLES));
});

test('images of an older collection among others are all named, and said to be gone', async () => {
  const old = Array.from({ length: 6 }, (_, index) =>
    aGalleryImage({ title: `Old ${index}`, path: `films/1/images/${index}` }),
  );
  store('image', ...TITLES.map((title) => aGalleryImage({ title })), ...old);
  const { visitor } = renderAt('/admin/gallery');
  await visitor.click(await selectAll());
  await visitor.click(tools('images').getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 10 images?' }));
  expect(
    dialog.getByText(/but for 6 of an older collection, which are deleted for ever/),
  ).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveTexts([
    ...old.map(({ title }) => `For ever: ${title}`),
    ...TITLES,
  ]);
  await answerDialog('Delete');
  await message('10 images are deleted. 6 images cannot be restored.');
  await visitor.click(button('Undo'));
  expect(await message('4 images are restored. 6 images cannot be restored.')).toBeVisible();
});

test('several movies get another status; the focus stays on the button', async () => {
  const movies = [
    aMovie({ title: 'A' }),
    aMovie({ title: 'B', status: 'Released' }),
    aMovie({ title: 'C' }),
  ];
  store('movie', ...movies);
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  const mark = tools('movies').getByRole('button', { name: 'Mark as Released' });
  await visitor.click(mark);
  await message('3 movies are marked as Released.');
  expect(vi.mocked(setFields).mock.calls).toEqual(
    movies.map((movie) => ['movie', movie, { status: 'Released' }]),
  );
  await waitFor(() => expect(mark).toHaveFocus());
  for (const title of ['A', 'B', 'C']) {
    expect(await within(await card(title)).findByText('Released')).toBeVisible();
  }
});

test('one "Undo" gives each movie of a mixed set the status that was stored', async () => {
  const [a, b, c] = [
    aMovie({ title: 'A' }),
    aMovie({ title: 'B', status: 'Released' }),
    aMovie({ title: 'C' }),
  ];
  store('movie', a, b, c);
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  // Somebody has marked it since the list was read.
  store('movie', a, b, { ...c, status: 'Released' });
  await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
  await message('3 movies are marked as Released.');
  await visitor.click(button('Undo'));
  await message('3 movies are as before.');
  const statuses = stored('movie').map(({ status }) => status);
  expect(statuses).toEqual(['Upcoming', 'Released', 'Released']);
});

test('the message with the "Undo" of a change goes with the next change, and with the page', async () => {
  store('video', aVideo({ title: 'A' }));
  const { visitor, router } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Landing Page: no' }));
  const first = await message('One video is off the landing page.');
  await waitFor(() =>
    expect(tools('videos').getByRole('button', { name: 'Landing Page: yes' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );
  await visitor.click(tools('videos').getByRole('button', { name: 'Landing Page: yes' }));
  const second = await message('One video is on the landing page.');
  // The message loses its role as it leaves.
  const isShown = (text: HTMLElement) => text.closest('[role="status"]') !== null;
  await waitFor(() => expect(isShown(first)).toBe(false));
  expect(isShown(second)).toBe(true);
  await router.navigate('/admin/about');
  await waitFor(() => expect(isShown(second)).toBe(false));
});

test('an entry that fails is named with the reason, and the others are done', async () => {
  expectLogged(/no longer there/);
  store('video', ...TITLES.map((title) => aVideo({ title, onLandingPage: false })));
  vi.mocked(setFields).mockRejectedValueOnce(new EntryNotFoundError());
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Landing Page: yes' }));
  const report = await screen.findByRole('group', { name: 'Videos' });
  expect(report).toHaveTextContent('3 videos are on the landing page.');
  expect(within(report).getByRole('listitem')).toHaveTextContent(
    'A: It is no longer there: somebody may have deleted it.',
  );
  await waitFor(() => expect(report).toHaveFocus());
  expect(setFields).toHaveBeenCalledTimes(4);
  await visitor.click(button('Close'));
  expect(report).not.toBeInTheDocument();
});

test.each(LISTS)(
  'several entries become drafts after one question, and one "Undo" publishes them again: $noun',
  async ({ noun, address, given }) => {
    given();
    const [, b, c] = stored(noun);
    const { visitor } = renderAt(address);
    await visitor.click(await select('B'));
    await visitor.click(await select('C'));
    await visitor.click(tools(`${noun}s`).getByRole('button', { name: 'Unpublish' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Unpublish 2 ${noun}s?` }));
    expect(
      dialog.getByText(/^Visitors will no longer see them\. They stay as drafts/),
    ).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveTexts(['B', 'C']);
    await visitor.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await message(`2 ${noun}s are unpublished.`);
    expect(vi.mocked(unpublish).mock.calls.map(([kind, entry]) => [kind, entry])).toEqual([
      [noun, b],
      [noun, c],
    ]);
    await waitFor(() => expect(stored(noun)).toHaveLength(2));

    await visitor.click(button('Undo'));
    expect(await message(`2 ${noun}s are published again.`)).toBeVisible();
    expect(stored(noun).map(({ title }) => title)).toEqual(expect.arrayContaining(TITLES));
  },
);

test('"Undo" leaves a draft that somebody else has changed since, and names it', async () => {
  expectLogged(/EditConflictError/);
  store('video', ...TITLES.map((title) => aVideo({ title })));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Unpublish' }));
  await answerDialog('Unpublish');
  await message('4 videos are unpublished.');
  vi.mocked(publishAgain).mockRejectedValueOnce(new EditConflictError({}));
  await visitor.click(button('Undo'));
  await message('3 videos are published again.');
  expect(await screen.findByText(/Somebody else has changed it meanwhile\./)).toHaveTextContent(
    'A: Somebody',
  );
});

test('what may have been unpublished without an answer is published again, too', async () => {
  expectLogged(/Failed to fetch/);
  store('video', ...TITLES.map((title) => aVideo({ title })));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  const work = vi.mocked(unpublish).getMockImplementation();
  vi.mocked(unpublish)
    .mockImplementationOnce(async (...call) => work?.(...call) ?? Promise.reject(offline))
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline);
  await visitor.click(tools('videos').getByRole('button', { name: 'Unpublish' }));
  await answerDialog('Unpublish');
  await message('Interrupted. 1 of 4 videos are unpublished.');
  await visitor.click(button('Undo'));
  await message('3 videos are published again.');
  expect(vi.mocked(publishAgain).mock.calls.map(([{ kind }]) => kind)).toHaveLength(3);
});
