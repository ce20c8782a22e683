// product 36.1, 36.2.
import { expect, test } from 'vitest';
import { bulkMovieFields } from '../../../src/content/movie/studio/list/MovieEditor';
import { fieldsChange, type UndoableChange } from '../../../src/studio/bulk/undoable-change';
import { EditConflictError } from '../../../src/store/documents/conflict';
import type { Movie } from '../../../src/content/movie/movie';
import { getMovie } from '../../../src/store/read/movies';
import { editEntry } from '../../../src/store/write/edit-entry';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';

const { database, store } = openAdminDatabase();
const IMG = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
const SHARE = IMG.replace('a.webp', 'a-1200.jpg');

/** What is stored of three movies that differ, one as an older site stored it. */
const MIXED = {
  'Movies/Upcoming/Movies/a': {
    title: 'A',
    description: 'x',
    img: IMG,
    picture: { share: SHARE },
    status: 'Upcoming',
    Genre: 'Drama',
    ReleaseDate: '2026-12-18',
    timestamp: day(1),
  },
  'Movies/Upcoming/Movies/b': {
    title: 'B',
    description: 'x',
    img: IMG,
    status: 'Released',
    Genre: 'Thriller',
    timestamp: day(2),
  },
  'Movies/Released/Movies/c': { name: 'C', img: IMG, rating: 5, timestamp: day(3) },
};

const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(MIXED).map(async (path) => {
        const { timestamp, ...fields } = (await database.doc(path).get()).data() ?? {};
        return [path, { ...fields, timestamp: timestamp.toDate() }] as const;
      }),
    ),
  );

async function movies(): Promise<readonly Movie[]> {
  await store(MIXED);
  const found = await Promise.all(['a', 'b', 'c'].map(getMovie));
  return found.filter((movie) => movie !== null);
}

const inTurn = async (changes: readonly UndoableChange[], what: 'write' | 'undo') => {
  for (const change of changes) await change[what]?.();
};
const fieldChanges = (of: readonly Movie[], name: string, value: string | undefined) =>
  of.map((movie) => bulkMovieFields.changeFor(movie, name, value));

test.each([
  ['genre', 'Noir'],
  ['genre', undefined],
  ['status', 'Released'],
  ['releaseDate', '2027-03-01'],
])('each entry of a mixed set gets its own value back: %s %s', async (name, value) => {
  const changes = fieldChanges(await movies(), name, value);
  await inTurn(changes, 'write');
  const values = await Promise.all(['a', 'b', 'c'].map(getMovie));
  for (const movie of values) expect(movie && Reflect.get(movie, name)).toBe(value);
  await inTurn(changes, 'undo');
  const [, , c] = Object.keys(MIXED);
  // The one status that an older movie lacks is stored as what it counted as.
  const filled =
    name === 'status' && c ? { [c]: { ...Object.values(MIXED)[2], status: 'Upcoming' } } : {};
  expect(await stored()).toEqual({ ...MIXED, ...filled });
});

test('the stored statuses are restored, whatever the list showed', async () => {
  const listed = await movies();
  await database.doc('Movies/Upcoming/Movies/a').update({ status: 'Released' });
  const before = await stored();
  const changes = listed.map((movie) => fieldsChange('movie', movie, { status: 'Upcoming' }));
  await inTurn(changes, 'write');
  expect((await Promise.all(['a', 'b'].map(getMovie))).map((movie) => movie?.status)).toEqual([
    'Upcoming',
    'Upcoming',
  ]);
  await inTurn(changes, 'undo');
  expect(await stored()).toMatchObject(before);
});

test('a movie that somebody else has changed is skipped, before the change and before its "Undo"', async () => {
  const [a, b] = await movies();
  if (!a || !b) throw new Error('They are not stored');
  const [first, second] = fieldChanges([a, b], 'genre', 'Noir');
  await editEntry('movie', a, { ...a, genre: 'Theirs' });
  await expect(first?.write()).rejects.toThrow(EditConflictError);
  await second?.write();
  await editEntry('movie', { ...b, genre: 'Noir' }, { ...b, genre: 'Theirs' });
  await expect(second?.undo?.()).rejects.toThrow(EditConflictError);
  expect((await Promise.all(['a', 'b'].map(getMovie))).map((movie) => movie?.genre)).toEqual([
    'Theirs',
    'Theirs',
  ]);
});

test('a change of another field by somebody else is preserved', async () => {
  const [a] = await movies();
  if (!a) throw new Error('It is not stored');
  const change = bulkMovieFields.changeFor(a, 'genre', 'Noir');
  await editEntry('movie', a, { ...a, director: 'Anu' });
  await change.write();
  await editEntry('movie', a, { ...a, title: 'Theirs' });
  await change.undo?.();
  expect(await getMovie('a')).toMatchObject({ genre: 'Drama', director: 'Anu', title: 'Theirs' });
});

test('a new date removes the share picture, and "Undo" removes one that was made since', async () => {
  const [a] = await movies();
  if (!a) throw new Error('It is not stored');
  const change = bulkMovieFields.changeFor(a, 'releaseDate', '2027-03-01');
  await change.write();
  const changed = await getMovie('a');
  if (!changed?.picture) throw new Error('It has no picture');
  expect(changed.picture).toEqual({ src: IMG });
  const picture = { ...changed.picture, alt: 'A boat', share: SHARE.replace('a-', 'b-') };
  await editEntry('movie', changed, { ...changed, picture });
  await change.undo?.();
  expect(await getMovie('a')).toMatchObject({
    releaseDate: '2026-12-18',
    picture: { src: IMG, alt: 'A boat' },
  });
  expect((await getMovie('a'))?.picture).not.toHaveProperty('share');
});
