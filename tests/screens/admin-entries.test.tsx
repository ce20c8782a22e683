// product 3.3, 14.4, 14.6, 14.7, 14.10, 14.11, 14.20, 15.5 and 22.3.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../src/content/paths/paths';
import {
  answerDialog,
  button,
  card,
  cards,
  field,
  message,
  more,
  pressOn,
} from '../support/admin-screen';
import { aBanner, aMovie, anAnnouncement, aVideo } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { removeEntry, stored, storeEntries, everything } from '../support/memory/database';
import { network } from '../support/memory/network';
import { OLD_PICTURE } from '../support/memory/movie-forms';

const PIER = { title: 'Pier' };
const BOAT = { title: 'Boat' };
const banner = aBanner(PIER);
const announcement = anAnnouncement({ ...PIER, picture: OLD_PICTURE });
const movie = aMovie(PIER);

/**
 * The lists of three kinds with the entries Pier and Boat, which stand for all: with places, in a document
 * of all, and with pages. `isFinal` where there is no trash.
 */
const LISTS = [
  {
    kind: 'banner' as const,
    view: paths.home,
    address: '/admin',
    list: 'Current banners',
    empty: /No banners yet/,
    given: () => storeEntries('banner', banner, aBanner(BOAT)),
    read: /^runQuery hero-banners/,
    unreadPicturesText: /The banners could not be loaded/,
    question: 'Delete this banner?',
    isFinal: true,
    deleted: 'Image deleted successfully!',
    notDeleted: 'Error deleting image!',
  },
  {
    kind: 'announcement' as const,
    view: paths.announcement(announcement.key),
    address: '/admin?tab=announcements',
    list: 'Current announcements',
    empty: 'No announcements available.',
    given: () => storeEntries('announcement', announcement, anAnnouncement(BOAT)),
    read: /^batchGet Movies.Announcements$/,
    unreadPicturesText: /The announcements could not be loaded/,
    question: 'Delete this announcement?',
    isFinal: false,
    deleted: '✅ Announcement deleted successfully!',
    notDeleted: '❌ Failed to delete announcement.',
  },
  {
    kind: 'movie' as const,
    view: paths.movie(movie.id),
    address: '/admin/movies',
    list: 'Current movies',
    empty: 'No movies available.',
    given: () => storeEntries('movie', movie, aMovie(BOAT)),
    read: /^runQuery Movies/,
    unreadPicturesText: /The movies could not be loaded/,
    question: 'Delete this movie?',
    isFinal: false,
    deleted: 'Movie deleted successfully!',
    notDeleted: /^Error deleting movie: You are signed in as an administrator/,
  },
];

describe.each(LISTS)('the list with a $kind', (kind) => {
  beforeEach(() => kind.given());

  test('that cannot be read shows an error instead of an empty list, and can be read again', async () => {
    expectLogged(/unavailable/);
    network.refuse(kind.read, 'unavailable');
    const { visitor } = renderAt(kind.address);
    expect(await screen.findByText(kind.unreadPicturesText)).toBeVisible();
    expect(screen.queryByText(kind.empty)).not.toBeInTheDocument();
    network.accept(kind.read);
    await visitor.click(button('Try again'));
    expect(await card('Pier')).toBeVisible();
  });

  test('asks before a deletion and names the entry; Cancel deletes nothing', async () => {
    renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    const before = everything();
    const dialog = within(await screen.findByRole('dialog', { name: kind.question }));
    expect(dialog.getByText('Pier')).toBeVisible();
    const note = kind.isFinal ? /cannot be undone/ : /restored from the trash for 30 days/;
    expect(dialog.getByText(note)).toBeVisible();
    await answerDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(everything()).toBe(before);
    expect(cards()).toHaveLength(2);
    expect(await more('Pier', /^View on site/)).toLeadTo(kind.view);
  });

  test('moves the focus to the next entry after a deletion, and then to the empty list', async () => {
    renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    await answerDialog('Delete');
    expect(await message(kind.deleted)).toBeVisible();
    expect(stored(kind.kind)).toMatchObject([BOAT]);
    await waitFor(() => expect(cards()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Boat' })).toHaveFocus());
    expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(kind.isFinal ? 0 : 1);

    await pressOn('Boat', 'Delete');
    await answerDialog('Delete');
    await waitFor(() => expect(screen.getByRole('list', { name: kind.list })).toHaveFocus());
    expect(screen.getByText(kind.empty)).toBeVisible();
  });

  test('reports a deletion that fails and shows the entry unchanged', async () => {
    expectLogged(/not allowed/);
    network.refuse(/^commit/, 'permission-denied', { message: 'not allowed' });
    renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    await answerDialog('Delete');
    expect(await message(kind.notDeleted)).toBeVisible();
    expect(cards()).toHaveLength(2);
  });
});

test.each(LISTS.filter(({ isFinal }) => !isFinal))(
  'the deletion of a $kind can be undone, then the focus returns to the entry, which is in the trash until then',
  async (kind) => {
    kind.given();
    const { visitor } = renderAt(kind.address);
    await pressOn('Pier', 'Delete');
    await answerDialog('Delete');
    expect(await message(kind.deleted)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the trash' })).toLeadTo('/admin/trash');
    await waitFor(() => expect(cards()).toHaveLength(1));
    await visitor.click(button('Undo'));
    expect(await message('Restored: Pier')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Pier' })).toHaveFocus());
  },
);

// What is done seldom with an entry, behind "More".

async function opened() {
  storeEntries('video', aVideo({ title: 'Pier' }));
  const { visitor } = renderAt('/admin/videos');
  const pier = within(await card('Pier'));
  const opener = pier.getByRole('button', { name: 'More', description: 'Pier' });
  const item = (name: string | RegExp) => pier.getByRole('menuitem', { name });
  return { visitor, pier, opener, item };
}

test('"More" contains rare actions, and a press beside it closes it', async () => {
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
    storeEntries('banner', banner);
    const { visitor } = renderAt('/admin');
    await pressOn('Pier', 'Edit');
    await visitor.type(screen.getByDisplayValue('Pier'), ' at night');
    return visitor;
  }

  test('that fails is reported and leaves the form unchanged', async () => {
    expectLogged(/not allowed/);
    const visitor = await edited();
    network.refuse(/^commit/, 'permission-denied', { message: 'not allowed' });
    await visitor.click(button('Save'));
    expect(await message('Error updating banner!')).toBeVisible();
    expect(field(/^Title/)).toHaveValue('Pier at night');
  });

  test('shows what somebody else changed, and the next Save writes on top of it', async () => {
    const visitor = await edited();
    const changed = { line: 'From Friday', picture: OLD_PICTURE };
    storeEntries('banner', { ...banner, ...changed, title: 'Ebb' });
    await visitor.click(button('Save'));
    const changes = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(changes).toHaveTextContent('Line: From Friday');
    expect(changes).toHaveTextContent('The picture is another one now');

    await visitor.click(button('Save'));
    expect(await message('Banner updated successfully!')).toBeVisible();
    expect(stored('banner')).toMatchObject([{ ...changed, title: 'Pier at night' }]);
  });

  test('does not mention a picture that nobody else has changed', async () => {
    const visitor = await edited();
    storeEntries('banner', { ...banner, title: 'Ebb' });
    await visitor.click(button('Save'));
    const changes = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(changes).not.toHaveTextContent('The picture');
  });

  test('of an entry that somebody else deleted is reported, and the list is read again', async () => {
    const visitor = await edited();
    removeEntry('banner', banner);
    await visitor.click(button('Save'));
    const notice = await screen.findByRole('region', { name: 'No longer there' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(button('Store as a new draft')).toBeEnabled();
    await waitFor(() => expect(cards()).toHaveLength(0));
    expect(field(/^Title/)).toHaveValue('Pier at night');
  });
});
