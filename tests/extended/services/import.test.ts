import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMovies } from '../../../src/content/movie/studio/import/rows/existing-movies';
import { undoImportedRow, type Imported } from '../../../src/content/movie/studio/last-import';
import { EditConflictError } from '../../../src/store/documents/conflict';
import type { Movie, MovieFields } from '../../../src/content/movie/movie';
import type { SearchKey } from '../../../src/content/search/search-entry';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { getMovie } from '../../../src/store/read/movies';
import { moviesByKey } from '../../../src/store/read/admin/index-reader';
import { addEntry } from '../../../src/store/write/add-entry';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { editEntry } from '../../../src/store/write/edit-entry';
import { listHiddenMovies } from '../../../src/store/write/movie-addresses';
import { deleteEntry, deleteUnpublished, isInTrash } from '../../../src/store/write/trash';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { NONE } from '../../support/import-tables';
import { recordQueries } from '../../support/query-recorder';
import { readMovie } from '../../support/tides';

// Without a search index, its update is refused.
const { database, store } = openAdminDatabase();
let recorder: ReturnType<typeof recordQueries>;
beforeEach(() => {
  recorder = recordQueries();
});
afterEach(() => {
  recorder.stop();
});

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
const rain: MovieFields = {
  title: 'Rain',
  description: 'Wet.',
  status: 'Released',
  genre: 'Drama',
  picture: { src: FILE },
};
const draftOf = (title: string) => ({
  path: 'Movies/Upcoming/Movies/x',
  entry: { title, description: 'D', status: 'Upcoming' },
  saved: day(1),
});

test('drafts and deleted movies are found, whether deleted as published or as drafts, and no other kinds', async () => {
  await store({
    'unpublished/movie:wind': draftOf('Wind'),
    'unpublished/video:clip': { ...draftOf('Clip'), path: 'videos/clip' },
    'Movies/Released/Movies/gone': { title: 'Gone', status: 'Released', timestamp: day(1) },
    'videos/film': { title: 'Clip', timestamp: day(1) },
  });
  await deleteEntry('movie', { id: 'gone', collection: 'Released' });
  await deleteEntry('video', { id: 'film' });
  const draft = newEntryRef('movie', 'draft');
  await addUnpublished(draft, rain);
  await deleteUnpublished(draft);
  expect(await listHiddenMovies()).toEqual({
    drafts: [{ id: 'wind', title: 'Wind' }],
    inTrash: new Set(['gone', 'draft']),
  });
});

test('501 deleted movies and 30 drafts take four queries (product 26.14)', async () => {
  const trashed = Array.from({ length: 501 }, (_, index) => [
    `trash/movie:film-${index}`,
    { path: `Movies/Released/Movies/film-${index}`, entry: { title: 'X' }, deleted: day(1) },
  ]);
  const drafts = Array.from({ length: 30 }, (_, index) => [
    `unpublished/movie:draft-${index}`,
    draftOf(`Draft ${index}`),
  ]);
  await store(Object.fromEntries([...trashed, ...drafts]));
  const { inTrash, drafts: found } = await listHiddenMovies();
  expect([inTrash.size, found.length]).toEqual([501, 30]);
  expect(recorder.queries).toHaveLength(4);
});

test('thirty movies are read with one query of each collection, without deleted ones', async () => {
  const movies = Array.from({ length: 29 }, (_, index) => [
    `Movies/Upcoming/Movies/film-${index}`,
    { title: `Film ${index}`, status: 'Upcoming', timestamp: day(1) },
  ]);
  await store(Object.fromEntries(movies));
  const keys = movies.map((_, index) => `Ufilm-${index}` as const);
  const found = await moviesByKey([...keys, 'Rgone']);
  expect(found.map(({ title }) => title).toSorted()).toEqual(
    keys.map((_, index) => `Film ${index}`).toSorted(),
  );
  expect(recorder.queries).toHaveLength(2);
});

test('movies that are close together are read with one query, and others by their ids', async () => {
  const stored = Array.from({ length: 100 }, (_, index) => `film-${100 + index}`);
  const dense = stored.filter((_, index) => index % 2 === 0);
  const documents = [...stored, 'z-1', 'a-1'].map((id) => [
    `Movies/Released/Movies/${id}`,
    { title: id, status: 'Released', timestamp: day(1) },
  ]);
  await store(Object.fromEntries(documents));
  const keyOf = (id: string) => `R${id}` as const;
  const existing = {
    ...NONE,
    published: new Map([...stored, 'gone'].map((id) => [id, keyOf(id)])),
  };
  const known = new Map<SearchKey, Movie>();
  const counts: number[] = [];
  const keys = [...dense, 'gone'].map(keyOf);
  await readMovies(keys, {
    known,
    existing,
    signal: new AbortController().signal,
    onRead: (count) => counts.push(count),
  });
  expect(dense.filter((id) => known.get(keyOf(id))?.title !== id)).toEqual([]);
  // The one that is gone is asked for by its id.
  expect(recorder.queries).toHaveLength(2);
  expect(counts).toEqual([50, 50]);

  recorder.queries.length = 0;
  await readMovies([keyOf('a-1'), keyOf('z-1')], {
    known,
    existing,
    signal: new AbortController().signal,
    onRead: () => undefined,
  });
  expect(recorder.queries).toHaveLength(1);
  expect(known.get(keyOf('z-1'))?.title).toBe('z-1');
});

/** Edits the stored movie as an import does. */
async function updated(fields: Partial<MovieFields>): Promise<Imported> {
  const before = await read();
  const after = { ...rain, ...fields };
  await editEntry('movie', before, after);
  return { was: 'updated', before, after };
}

const read = () => readMovie('rain');

test('a new movie of an import goes to the trash when the import is undone', async () => {
  const published = newEntryRef('movie', 'rain', 'Released');
  const draft = newEntryRef('movie', 'fog');
  await addEntry(published, rain);
  await addUnpublished(draft, rain);
  await undoImportedRow({ was: 'published', movie: { id: 'rain', collection: 'Released' } });
  await undoImportedRow({ was: 'draft', id: draft.id });
  expect(await getMovie('rain')).toBeNull();
  expect(await isInTrash(published)).toBe(true);
  expect(await isInTrash({ path: `unpublished/${draft.id}` })).toBe(true);
});

test('an update is undone with a revision, and preserves changes of others in other fields', async () => {
  await addEntry(newEntryRef('movie', 'rain', 'Released'), rain);
  const done = await updated({ genre: 'Thriller', language: 'Malayalam' });
  await editEntry('movie', await read(), { ...(await read()), director: 'Anu' });
  await undoImportedRow(done);
  expect(await read()).toMatchObject({ genre: 'Drama', director: 'Anu' });
  expect(await read()).not.toHaveProperty('language');
  const revisions = await database.collection('revisions').get();
  expect(revisions.size).toBe(3);
});

test('an update whose field somebody has changed since is not undone', async () => {
  await addEntry(newEntryRef('movie', 'rain', 'Released'), rain);
  const done = await updated({ genre: 'Thriller' });
  await editEntry('movie', await read(), { ...(await read()), genre: 'Comedy' });
  await expect(undoImportedRow(done)).rejects.toThrow(EditConflictError);
  expect(await read()).toMatchObject({ genre: 'Comedy' });
});
