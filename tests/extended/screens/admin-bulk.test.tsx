// product 17.7.
// product 14.12, 36.2.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EntryNotFoundError } from '../../../src/store/documents/conflict';
import { setFields } from '../../../src/store/write/edit-entry';
import { deleteEntry } from '../../../src/store/write/trash';
import { answerDialog, button, card, message } from '../../support/admin-screen';
import { names, offline, select, selectAll, TITLES, tools } from '../../support/bulk-screen';
import {
  aBanner,
  aGalleryImage,
  aMovie,
  anAnnouncement,
  anEvent,
  aVideo,
} from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { storedAnnouncements } from '../../support/stored-announcements';
import { storedBanners } from '../../support/stored-lists';
import { store as storeEntries, stored } from '../../support/stored-entries';
import { storedEvents } from '../../support/stored-lists';
import { storedGallery } from '../../support/stored-gallery';
import { storedMovies } from '../../support/stored-movies';
import { storedVideos } from '../../support/stored-lists';

beforeEach(() => void signedInAs('admin'));

const LISTS = [
  {
    noun: 'banner',
    address: '/admin',
    store: () => storedBanners(...TITLES.map((title) => aBanner({ title }))),
    note: 'Their pictures go with them. This cannot be undone.',
  },
  {
    noun: 'announcement',
    address: '/admin?tab=announcements',
    store: () => storedAnnouncements(...TITLES.map((title) => anAnnouncement({ title }))),
    note: 'They can be restored from the trash for 30 days.',
  },
  {
    noun: 'movie',
    address: '/admin/movies',
    store: () => storedMovies(...TITLES.map((title) => aMovie({ title }))),
    note: 'They can be restored from the trash for 30 days.',
  },
  {
    noun: 'video',
    address: '/admin/videos',
    store: () => storedVideos(...TITLES.map((title) => aVideo({ title }))),
    note: 'They can be restored from the trash for 30 days.',
  },
  {
    noun: 'event',
    address: '/admin/events',
    store: () => storedEvents(...TITLES.map((title) => anEvent({ title }))),
    note: 'They can be restored from the trash for 30 days.',
  },
  {
    noun: 'image',
    address: '/admin/gallery',
    store: () => storedGallery(...TITLES.map((title) => aGalleryImage({ title }))),
    note: 'They can be restored from the trash for 30 days.',
  },
];

test('banners, of which several get no value in common, are unpublished or deleted', async () => {
  storedBanners(aBanner({ title: 'A' }));
  const { visitor } = renderAt('/admin');
  await visitor.click(await select('A'));
  const buttons = tools('banners').getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Unpublish', 'Delete']);
});

test.each(LISTS)(
  'several entries are deleted after one question that names them: $noun',
  async ({ noun, address, store, note }) => {
    store();
    const { visitor } = renderAt(address);
    await visitor.click(await select('B'));
    await visitor.click(await select('C'));
    expect(screen.getByRole('checkbox', { name: '2 selected' })).toBePartiallyChecked();
    await visitor.click(tools(`${noun}s`).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete 2 ${noun}s?` }));
    expect(dialog.getByText(note)).toBeVisible();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['B', 'C']);
    await visitor.click(dialog.getByRole('button', { name: 'Delete' }));
    await message(`2 ${noun}s are deleted.`);
    expect(vi.mocked(deleteEntry).mock.calls.map(([kind]) => kind)).toEqual([noun, noun]);
    await waitFor(() => expect(names()).toEqual(['A', 'D']));
    const next = await card('D');
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked();
  },
);

test('an answer of "Cancel" deletes nothing and keeps the selection', async () => {
  storedVideos(...TITLES.map((title) => aVideo({ title })));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Delete' }));
  await answerDialog('Cancel');
  expect(deleteEntry).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { name: '4 selected' })).toBeChecked();
});

test('Ctrl+Z undoes the last of them, once, and leaves what somebody types alone', async () => {
  storedMovies(...TITLES.map((title) => aMovie({ title })));
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

test('"Undo" restores all that were deleted together', async () => {
  storedMovies(...TITLES.map((title) => aMovie({ title })));
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  await visitor.click(tools('movies').getByRole('button', { name: 'Delete' }));
  await answerDialog('Delete');
  await message('4 movies are deleted.');
  await message('No movies available.');
  await visitor.click(button('Undo'));
  await message('4 movies are restored.');
  await waitFor(() => expect(names().toSorted()).toEqual(TITLES));
});

test('images of an older collection among others are all named, and said to be gone', async () => {
  const old = Array.from({ length: 6 }, (_, index) =>
    aGalleryImage({ title: `Old ${index}`, path: `films/1/images/${index}` }),
  );
  storedGallery(...TITLES.map((title) => aGalleryImage({ title })), ...old);
  const { visitor } = renderAt('/admin/gallery');
  await visitor.click(await selectAll());
  await visitor.click(tools('images').getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 10 images?' }));
  expect(
    dialog.getByText(/but for 6 of an older collection, which are deleted for ever/),
  ).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
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
  storedMovies(...movies);
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
  storedMovies(a, b, c);
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  // Somebody has marked it since the list was read.
  storeEntries('movie', [a, b, { ...c, status: 'Released' }]);
  await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
  await message('3 movies are marked as Released.');
  await visitor.click(button('Undo'));
  await message('3 movies are as before.');
  const statuses = stored('movie').map(({ status }) => status);
  expect(statuses).toEqual(['Upcoming', 'Released', 'Released']);
});

test('"Undo" takes back a mark of which the answer was lost, and the next change ends it', async () => {
  expectLogged(/Failed to fetch/);
  storedMovies(aMovie({ title: 'A' }), aMovie({ title: 'B' }));
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  const work = vi.mocked(setFields).getMockImplementation();
  vi.mocked(setFields)
    .mockImplementationOnce(async (...call) => {
      await work?.(...call);
      throw offline;
    })
    .mockImplementationOnce(async (...call) => work?.(...call))
    // It is so already.
    .mockResolvedValueOnce(undefined);
  await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
  await message('2 movies are marked as Released.');
  await visitor.click(button('Undo'));
  await message('2 movies are as before.');
  expect(stored('movie').map(({ status }) => status)).toEqual(['Upcoming', 'Upcoming']);
});

test('the message with the "Undo" of a change goes with the next change, and with the page', async () => {
  storedVideos(aVideo({ title: 'A' }));
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
  storedVideos(...TITLES.map((title) => aVideo({ title, onLandingPage: false })));
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
