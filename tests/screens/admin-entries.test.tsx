// product 3.3, 14.4, 14.6, 14.10, 14.11, 14.20, 15.5.
import { listAll } from '../../src/store/read/admin/all-entries';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/content/paths/paths';
import { listAnnouncements } from '../../src/store/read/lists';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { EditConflictError } from '../../src/store/documents/conflict';
import { editEntry } from '../../src/store/write/edit-entry';
import { missingStateOf } from '../../src/store/write/missing-state';
import { deleteEntry } from '../../src/store/write/trash';
import {
  answerDialog,
  button,
  card,
  cards,
  field,
  message,
  more,
  pressOn,
  refusal,
} from '../support/admin-screen';
import { aBanner, aMovie, anAnnouncement, pagesOf, aVideo } from '../support/builders';
import { uploaded } from '../support/chosen-pictures';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { store } from '../support/stored-entries';

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
    given: () => store('banner', banner, aBanner(BOAT)),
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
    given: () => store('announcement', announcement, anAnnouncement(BOAT)),
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
    given: () => store('movie', movie, aMovie(BOAT)),
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
  beforeEach(() => kind.given());

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
    expect(await more('Pier', /^View on site/)).toLeadTo(kind.view);
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
  store('banner', banner);
  renderAt('/admin');
  await pressOn('Pier', 'Delete');
  await answerDialog('Delete');
  expect(await message('Image deleted successfully!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

describe.each(LISTS.filter(({ isFinal }) => !isFinal))('the deletion of a $kind', (kind) => {
  test('can be undone, and the focus returns to the entry', async () => {
    kind.given();
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

// What is done seldom with an entry, behind "More".

async function opened() {
  store('video', aVideo({ title: 'Pier' }));
  const { visitor } = renderAt('/admin/videos');
  const pier = within(await card('Pier'));
  const opener = pier.getByRole('button', { name: 'More', description: 'Pier' });
  const item = (name: string | RegExp) => pier.getByRole('menuitem', { name });
  return { visitor, pier, opener, item };
}

test('"More" has what is done seldom, and a press beside it closes it', async () => {
  const { visitor, pier, opener } = await opened();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const menu = pier.getByRole('menu', { name: 'More Pier' });
  expect(within(menu).getAllByRole('menuitem')).toHaveTexts([
    'Duplicate',
    'Unpublish',
    'Set an end',
    'History',
    'View on site (opens in a new tab)',
  ]);
  await visitor.click(screen.getByRole('dialog'));
  expect(pier.queryByRole('menu')).toBeNull();
});

test('arrows, Home, End and first letters move in it, and Tab leaves it', async () => {
  const { visitor, pier, opener, item } = await opened();
  const expectFocusOn = (name: string | RegExp) => waitFor(() => expect(item(name)).toHaveFocus());
  opener.focus();
  await visitor.keyboard('{ArrowUp}');
  await expectFocusOn(/^View on site/);
  await visitor.keyboard('{ArrowDown}');
  await expectFocusOn('Duplicate');
  await visitor.keyboard('{ArrowDown}');
  await expectFocusOn('Unpublish');
  await visitor.keyboard('h');
  await expectFocusOn('History');
  await visitor.keyboard('{Home}');
  await expectFocusOn('Duplicate');
  await visitor.keyboard('{End}');
  await expectFocusOn(/^View on site/);
  await visitor.keyboard('{Tab}');
  await waitFor(() => expect(pier.queryByRole('menu')).toBeNull());
});

/** One of the kinds whose form for an edit replaces the form for a new entry; they have it from one place. */
describe('the edit of a banner', () => {
  async function edited() {
    store('banner', banner);
    const { visitor } = renderAt('/admin');
    await pressOn('Pier', 'Edit');
    await visitor.type(screen.getByDisplayValue('Pier'), ' at night');
    return visitor;
  }

  test('that fails is reported and leaves the form unchanged', async () => {
    expectLogged(/not allowed/);
    const visitor = await edited();
    vi.mocked(editEntry).mockRejectedValueOnce(refusal);
    await visitor.click(button('Save'));
    expect(await message('Error updating banner!')).toBeVisible();
    expect(field(/^Title/)).toHaveValue('Pier at night');
  });

  test('shows what somebody else changed, and the next Save writes on top of it', async () => {
    const visitor = await edited();
    const changed = { line: 'From Friday', picture: uploaded('theirs.webp') };
    const theirs = { ...banner, ...changed };
    vi.mocked(editEntry).mockRejectedValueOnce(new EditConflictError(theirs));
    await visitor.click(button('Save'));
    const changes = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(changes).toHaveTextContent('Line: From Friday');
    expect(changes).toHaveTextContent('The picture is another one now');

    await visitor.click(button('Save'));
    expect(await message('Banner updated successfully!')).toBeVisible();
    const mine = { ...changed, title: 'Pier at night' };
    expect(editEntry).toHaveBeenLastCalledWith('banner', theirs, mine);
  });

  test('of an entry that somebody else deleted is reported, and the list is read again', async () => {
    const visitor = await edited();
    await deleteEntry('banner', banner);
    vi.mocked(missingStateOf).mockResolvedValue('deleted');
    await visitor.click(button('Save'));
    const notice = await screen.findByRole('region', { name: 'No longer there' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(button('Store as a new draft')).toBeEnabled();
    await waitFor(() => expect(cards()).toHaveLength(0));
    expect(field(/^Title/)).toHaveValue('Pier at night');
  });
});
