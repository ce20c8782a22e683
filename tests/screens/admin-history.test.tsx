// product 30.4, 30.5 and 30.6.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '../support/admin-screen';
import { aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { storeEntries, dataAt, idsIn } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';
import { inTrash } from '../support/trashed';
import type { StoredState } from '../../src/store/documents/revision';

const PATH = 'Movies/Upcoming/Movies/tides';
const ADDRESS = `/admin/history?path=${encodeURIComponent(PATH)}`;
const WORDS = 'They wait for the rain, which does not come, and for the ferry, which does. ';
const file = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2F${name}?alt=media`;

const tides = {
  title: 'Tides',
  description: `${WORDS}Nobody sings. ${WORDS}`,
  Genre: 'Drama',
  img: file('old.webp'),
  picture: { alt: 'A boat' },
};
const now = {
  ...tides,
  title: 'High Tides',
  description: `${WORDS}Everybody sings. ${WORDS}`,
  img: file('new.webp'),
};
/** An edit of the entry as it is stored: what it was before. */
const change = (
  fields: { id?: string; before?: object; at?: Date; files?: string | null } = {},
) => ({
  id: 'r',
  path: PATH,
  before: tides as object,
  by: 'devi@example.com',
  at: new Date('2026-11-22T14:05:00'),
  files: 'kept' as string | null,
  ...fields,
});

/** Where the entry is, by the path of a document with these fields. */
const PLACES: Readonly<Record<StoredState, (fields: object) => Readonly<Record<string, object>>>> =
  {
    published: (fields) => ({ [PATH]: fields }),
    unpublished: (entry) => ({
      'unpublished/movie:tides': { path: PATH, entry, saved: new Date() },
    }),
    trash: (entry) => ({ 'trash/movie:tides': inTrash(PATH, new Date(), entry) }),
    gone: () => ({}),
  };

/** The entry was changed so, and is now in that state, with these fields. */
function history(changes = [change()], state: StoredState = 'published', fields: object = now) {
  for (const path of [PATH, ...idsIn('revisions').map((id) => `revisions/${id}`)]) {
    memory.remove(path);
  }
  memory.put(PLACES[state](fields));
  for (const { id, files, ...revision } of changes) {
    memory.put({ [`revisions/${id}`]: { ...revision, ...(files && { files }) } });
  }
}

beforeEach(() => history());

const firstChange = async () => within((await screen.findAllByRole('article'))[0] as HTMLElement);
const fieldOf = async (label: string) =>
  within((await firstChange()).getByRole('group', { name: label }));

test('shows when an entry was changed, by whom, and each field before and after', async () => {
  renderAt(ADDRESS);
  const article = await screen.findByRole('article');
  expect(article).toHaveAccessibleName(/22 Nov 2026, 14:05 by devi@example\.com/);
  expect(screen.getByText('High Tides', { selector: 'b' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit movie' })).toLeadTo('/admin/movies/tides');
  const labels = within(article).getAllByRole('heading', { level: 4 });
  expect(labels).toHaveTexts(['Movie Title', 'Movie Description', 'Movie Image']);
  const title = await fieldOf('Movie Title');
  expect(title.getAllByRole('definition')).toHaveTexts(['Tides', 'High Tides']);
  expect(title.getByRole('insertion')).toHaveTextContent('High');
  const picture = await fieldOf('Movie Image');
  expect(picture.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    file('old.webp'),
    file('new.webp'),
  ]);
});

test('of a long text shows the words around the difference, and both in full on request', async () => {
  const { visitor } = renderAt(ADDRESS);
  const description = await fieldOf('Movie Description');
  expect(description.getByRole('deletion')).toHaveTextContent('Nobody');
  expect(description.getAllByRole('definition')[0]?.textContent?.length).toBeLessThan(120);
  await visitor.click(description.getByText('Show both in full'));
  expect(description.getByRole('group')).toHaveTextContent(now.description.trim());
});

test('a missing, blank or built-in value has a text', async () => {
  const after = { Genre: 'Drama', img: file('new.webp') };
  history([change({ before: {} })], 'published', after);
  renderAt(ADDRESS);
  expect((await fieldOf('Genre')).getByText('Nothing')).toBeVisible();
  expect((await fieldOf('Movie Image')).getByText('Nothing')).toBeVisible();
});

test('the history of the settings names the form of each field', async () => {
  const path = 'site/settings';
  memory.put({ [path]: {}, 'revisions/r': { ...change({ before: { phone: '1', X: '' } }), path } });
  renderAt('/admin/history?path=site%2Fsettings');
  expect((await fieldOf('Contact: Phone')).getByText('As built into the site')).toBeVisible();
  const link = await fieldOf('Tickets and social links: X');
  expect(link.getByText('Blank')).toBeVisible();
});

describe('restoring', () => {
  test('restores one field, reports it, and reads the history again', async () => {
    const { visitor } = renderAt(ADDRESS);
    const title = await fieldOf('Movie Title');
    await visitor.click(title.getByRole('button', { name: 'Restore' }));
    expect(await message('Restored.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /View on site/ })).toLeadTo('/movie/tides');
    expect(dataAt(PATH)).toEqual({ ...now, title: 'Tides' });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  test('restores all fields of a change', async () => {
    const { visitor } = renderAt(ADDRESS);
    await visitor.click(await screen.findByRole('button', { name: 'Restore all' }));
    expect(await message('Restored.')).toBeVisible();
    expect(dataAt(PATH)).toEqual(tides);
  });

  test('of an unchanged value says so', async () => {
    const { visitor } = renderAt(ADDRESS);
    const title = await fieldOf('Movie Title');
    memory.put({ [PATH]: { ...now, title: 'Tides' } });
    await visitor.click(title.getByRole('button', { name: 'Restore' }));
    expect(await message('It is so already.')).toBeVisible();
  });

  test('of a field that somebody else has changed meanwhile says so, and shows the current value', async () => {
    expectLogged(/Somebody else/);
    const { visitor } = renderAt(ADDRESS);
    const title = await fieldOf('Movie Title');
    memory.put({ [PATH]: { ...now, title: 'Flood' } });
    await visitor.click(title.getByRole('button', { name: 'Restore' }));
    expect(await message('It could not be restored.')).toBeVisible();
    expect(await message('Somebody else has changed it meanwhile.')).toBeVisible();
    await waitFor(async () =>
      expect((await fieldOf('Movie Title')).getByText('Flood')).toBeVisible(),
    );
  });

  test.each([
    [
      'a value',
      () => network.refuse(/^commit Movies/, 'permission-denied'),
      /the site no longer accepts what it was then/,
    ],
    [
      'a file',
      () => memory.put({ 'revisions/r': { ...dataAt('revisions/r'), files: 'deleted' } }),
      /the files of that picture are no longer kept/,
    ],
  ])('of %s that no longer exists has its own message', async (_, begin, text) => {
    const { visitor } = renderAt(ADDRESS);
    const field = await fieldOf('Movie Image');
    begin();
    await visitor.click(field.getByRole('button', { name: 'Restore' }));
    expect(await message(text)).toBeVisible();
  });

  test.each([
    ['expired', /kept for 30 days/, 'Restore the others'],
    ['deleted', /kept for 30 days/, 'Restore the others'],
    [null, /was replaced later/, 'Restore the others'],
  ] as const)('is not offered for a picture whose files are %s', async (files, note, button) => {
    history([change({ files })]);
    const { visitor } = renderAt(ADDRESS);
    const picture = await fieldOf('Movie Image');
    expect(picture.getByText(note)).toBeVisible();
    expect(picture.queryByRole('button')).not.toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: button }));
    expect(await message('Restored.')).toBeVisible();
    expect(dataAt(PATH)).toMatchObject({ title: 'Tides', img: now.img });
  });
});

test.each([
  ['trash', 'trash', '/admin/trash'],
  ['unpublished', 'not published', '/admin/coming/movie%3Atides'],
] as const)('an entry that is %s cannot be restored here', async (state, link, href) => {
  history([change()], state);
  renderAt(ADDRESS);
  await screen.findByRole('article');
  const where = (await screen.findAllByRole('link', { name: link })).find(
    (one) => one.closest('p') !== null,
  );
  expect(where).toLeadTo(href);
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('an entry that was deleted for ever is marked, and its last change is unknown', async () => {
  history([change()], 'gone');
  renderAt(ADDRESS);
  expect(await screen.findByText(/It is no longer there/)).toBeVisible();
  expect(await screen.findByText(/What was changed is not known/)).toBeVisible();
});

test('an entry without changes has a text on what will be listed', async () => {
  history([]);
  renderAt(ADDRESS);
  expect(await screen.findByText(/^No changes yet\./)).toBeVisible();
});

test('no empty history is announced for a deleted entry without changes', async () => {
  history([], 'gone');
  renderAt(ADDRESS);
  expect(await screen.findByText('No change of it is known.')).toBeVisible();
  expect(screen.queryByText(/^No changes yet/)).not.toBeInTheDocument();
});

test.each([
  ['published', 'Edit movie', '/admin/movies/tides'],
  ['unpublished', 'Edit movie', '/admin/coming/movie%3Atides'],
  ['trash', 'All movies', '/admin/movies'],
  ['gone', 'All movies', '/admin/movies'],
] as const)('of a movie that is %s leads back to "%s"', async (state, name, href) => {
  history([change()], state);
  renderAt(ADDRESS);
  await screen.findByRole('article');
  // The navigation has links of that name, too.
  await waitFor(() => {
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toContain(href);
  });
});

test('a long history continues with Show more', async () => {
  history(Array.from({ length: 30 }, (_, n) => change({ id: `r${n}`, at: new Date(n * 1000) })));
  const { visitor } = renderAt(ADDRESS);
  expect(await screen.findAllByRole('article')).toHaveLength(25);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
});

test('a failure is shown and can be tried again', async () => {
  expectLogged(/offline/);
  network.refuse(/^runQuery revisions/, 'unavailable', { message: 'offline' });
  const { visitor } = renderAt(ADDRESS);
  expect(await screen.findByText(/^The changes could not be loaded/)).toBeVisible();
  network.accept(/^runQuery revisions/);
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test.each(['/admin/history?path=users%2Fa', '/admin/history?path=Movies%2FAnnouncements'])(
  '%s names nothing that has a history',
  async (address) => {
    renderAt(address);
    expect(await screen.findByText(/names nothing that has a history/)).toBeVisible();
    expect(network.requests(/revisions/)).toEqual([]);
  },
);

test('the form of a stored entry links to its history, the form of a new one does not', async () => {
  storeEntries('movie', aMovie({ id: 'ebb', title: 'Ebb', collection: 'Released' }));
  renderAt('/admin/movies/ebb');
  const link = await screen.findByRole('link', { name: 'History' });
  expect(link).toLeadTo('/admin/history?path=Movies%2FReleased%2FMovies%2Febb');
});
