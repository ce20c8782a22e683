// product 3.3, 14.6, 14.10, 14.11.
import { listAll } from '../../src/store/read/admin/all-entries';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/content/paths/paths';
import { listAnnouncements } from '../../src/store/read/lists';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { deleteEntry } from '../../src/store/write/trash';
import {
  answerDialog,
  button,
  card,
  cards,
  message,
  more,
  pressOn,
  refusal,
} from '../support/admin-screen';
import { aBanner, aMovie, anAnnouncement, pagesOf } from '../support/builders';
import { uploaded } from '../support/chosen-pictures';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedAnnouncements } from '../support/stored-announcements';
import { storedBanners } from '../support/stored-lists';
import { storedMovies } from '../support/stored-movies';

beforeEach(() => void signedInAs('admin'));

const PIER = { title: 'Pier' };
const BOAT = { title: 'Boat' };
const offline = new Error('offline');
const banner = aBanner(PIER);
const announcement = anAnnouncement({ ...PIER, picture: uploaded('pier.webp') });
const movie = aMovie(PIER);

/** The first read of a paged list fails. */
const failsOnce = <T,>(...entries: readonly T[]) =>
  vi.fn(pagesOf(entries)).mockRejectedValueOnce(offline);

/**
 * The lists of three kinds with the entries Pier and Boat, which stand for all: with places, in a document
 * of all, and with pages. `isFinal` where there is no trash.
 */
const LISTS = [
  {
    kind: 'banner',
    view: paths.home,
    address: '/admin',
    list: 'Current banners',
    empty: /No banners yet/,
    store: () => storedBanners(banner, aBanner(BOAT)),
    failToRead: () => vi.mocked(listAll).mockRejectedValueOnce(offline),
    notRead: /The banners could not be loaded/,
    removed: ['banner', banner],
    question: 'Delete this banner?',
    isFinal: true,
    deleted: 'Image deleted successfully!',
    notDeleted: 'Error deleting image!',
  },
  {
    kind: 'announcement',
    view: paths.announcement(announcement.key),
    address: '/admin?tab=announcements',
    list: 'Current announcements',
    empty: 'No announcements available.',
    store: () => storedAnnouncements(announcement, anAnnouncement(BOAT)),
    failToRead: () => vi.mocked(listAnnouncements).mockRejectedValueOnce(offline),
    notRead: /The announcements could not be loaded/,
    removed: ['announcement', announcement],
    question: 'Delete this announcement?',
    isFinal: false,
    deleted: '✅ Announcement deleted successfully!',
    notDeleted: '❌ Failed to delete announcement.',
  },
  {
    kind: 'movie',
    view: paths.movie(movie.id),
    address: '/admin/movies',
    list: 'Current movies',
    empty: 'No movies available.',
    store: () => storedMovies(movie, aMovie(BOAT)),
    failToRead: () =>
      vi.mocked(adminMoviesReader).mockReturnValueOnce(failsOnce(movie, aMovie(BOAT))),
    notRead: /The movies could not be loaded/,
    removed: ['movie', movie],
    question: 'Delete this movie?',
    isFinal: false,
    deleted: 'Movie deleted successfully!',
    notDeleted: 'Error deleting movie: It is too large to be stored.',
  },
];

describe.each(LISTS)('the list with a $kind', (kind) => {
  beforeEach(() => kind.store());

  test('that cannot be read is reported, not shown as empty, and can be read again', async () => {
    expectLogged(/offline/);
    kind.failToRead();
    const { visitor } = renderAt(kind.address);
    expect(await screen.findByText(kind.notRead)).toBeVisible();
    expect(screen.queryByText(kind.empty)).not.toBeInTheDocument();
    await visitor.click(button('Try again'));
    expect(await card('Pier')).toBeVisible();
  });

  test('leads to where visitors see an entry', async () => {
    renderAt(kind.address);
    expect(await more('Pier', /^View on site/)).toHaveAttribute('href', kind.view);
  });

  test('asks before a deletion and names the entry; Cancel deletes nothing', async () => {
    renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: kind.question }));
    expect(dialog.getByText('Pier')).toBeVisible();
    const note = kind.isFinal ? /cannot be undone/ : /restored from the trash for 30 days/;
    expect(dialog.getByText(note)).toBeVisible();
    await answerDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deleteEntry).not.toHaveBeenCalled();
    expect(cards()).toHaveLength(2);
  });

  test('moves the focus to the next entry after a deletion, and then to the empty list', async () => {
    renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    await answerDialog('Delete');
    expect(await message(kind.deleted)).toBeVisible();
    expect(deleteEntry).toHaveBeenCalledExactlyOnceWith(...kind.removed);
    await waitFor(() => expect(cards()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Boat' })).toHaveFocus());

    await pressOn('Boat', 'Delete');
    await answerDialog('Delete');
    await waitFor(() => expect(screen.getByRole('list', { name: kind.list })).toHaveFocus());
    expect(screen.getByText(kind.empty)).toBeVisible();
  });

  test('reports a deletion that fails and shows the entry unchanged', async () => {
    expectLogged(/not allowed/);
    vi.mocked(deleteEntry).mockRejectedValueOnce(refusal);
    renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    await answerDialog('Delete');
    expect(await message(kind.notDeleted)).toBeVisible();
    expect(cards()).toHaveLength(2);
  });
});

test('the deletion of a banner cannot be undone', async () => {
  storedBanners(banner);
  renderAt('/admin');
  await pressOn('Pier', 'Delete');
  await answerDialog('Delete');
  expect(await message('Image deleted successfully!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

describe.each(LISTS.filter(({ isFinal }) => !isFinal))('the deletion of a $kind', (kind) => {
  test('can be undone, and the focus returns to the entry', async () => {
    kind.store();
    const { visitor } = renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    await answerDialog('Delete');
    expect(await message(kind.deleted)).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(1));
    await visitor.click(button('Undo'));
    expect(await message('Restored: Pier')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Pier' })).toHaveFocus());
  });
});
