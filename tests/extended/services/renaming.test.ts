// product 36.7.
import type { ValueKind } from '../../../src/content/base/describe';
import { expect, test } from 'vitest';
import {
  readFilmsWithValue,
  movieChangesForRename,
  type Renaming,
} from '../../../src/content/movie/studio/names/RenameDialog';
import { valueCounts } from '../../../src/content/search/movie-values';
import { getMovie } from '../../../src/store/read/movies';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { editEntry } from '../../../src/store/write/edit-entry';
import { repairSearchIndex } from '../../../src/store/search/search-index-writer';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { later, movieDraft, unpublishedEntry } from '../../support/unpublished-entries';
import { readMovie } from '../../support/tides';

const { database, store } = openAdminDatabase();

const IMG = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';

/** Stores so many movies with "Thiller" among their genres, and one with other genres. */
async function storeMovies(count: number): Promise<void> {
  const movies = Array.from({ length: count }, (_, at) => [
    `Movies/${at % 2 ? 'Released' : 'Upcoming'}/Movies/m${at}`,
    {
      title: `Movie ${at}`,
      description: 'x',
      img: IMG,
      status: 'Upcoming',
      Genre: at % 3 ? 'Drama / Thiller' : 'Thiller',
      Actor: `Anu as Maya ${at}, Ravi`,
      timestamp: day(1 + (at % 300)),
    },
  ]);
  await store({
    ...Object.fromEntries(movies),
    'Movies/Upcoming/Movies/other': { title: 'Other', img: IMG, Genre: 'Thriller' },
  });
  await repairSearchIndex();
}

const countsOf = async (kind: ValueKind) =>
  Object.fromEntries(
    valueCounts(await readSearchIndex(), kind).map(({ value, keys }) => [value, keys.length]),
  );

async function renamings(kind: ValueKind, from: string, to: string): Promise<readonly Renaming[]> {
  const counts = valueCounts(await readSearchIndex(), kind);
  const found = counts.find(({ value }) => value === from);
  if (!found) throw new Error(`Nothing has ${from}`);
  return movieChangesForRename(await readFilmsWithValue(found), kind, from, to);
}

const inTurn = async (all: readonly Renaming[], what: 'write' | 'undo') => {
  for (const { change } of all) await change[what]?.();
};

test('a genre is renamed in all movies and drafts and in the search index, and back', async () => {
  await storeMovies(35);
  const { ref, fields } = movieDraft;
  await addUnpublished(ref, { ...fields, genre: 'Thiller' }, later());
  const draft = await unpublishedEntry(ref);
  expect(await countsOf('genre')).toEqual({ Thiller: 35, Drama: 23, Thriller: 1 });

  const all = await renamings('genre', 'Thiller', 'Thriller');
  expect(all).toHaveLength(36);
  await inTurn(all, 'write');
  expect(await countsOf('genre')).toEqual({ Thriller: 36, Drama: 23 });
  expect((await getMovie('m1'))?.genre).toBe('Drama / Thriller');
  const renamed = await unpublishedEntry(ref);
  expect(renamed).toMatchObject({ entry: { genre: 'Thriller' }, publishAt: draft.publishAt });

  await inTurn(all, 'undo');
  expect(await countsOf('genre')).toEqual({ Thiller: 35, Drama: 23, Thriller: 1 });
  expect((await unpublishedEntry(ref)).entry).toEqual(draft.entry);
}, 60_000);

test('a person keeps the role of each movie', async () => {
  await storeMovies(2);
  await inTurn(await renamings('person', 'Anu', 'Anu Thomas'), 'write');
  const actors = await Promise.all(['m0', 'm1'].map(async (id) => (await getMovie(id))?.actors));
  expect(actors).toEqual(['Anu Thomas as Maya 0, Ravi', 'Anu Thomas as Maya 1, Ravi']);
  expect(await countsOf('person')).toEqual({ 'Anu Thomas': 2, Ravi: 2 });
});

test('a movie that somebody else has renamed meanwhile is not changed, and a deleted one is ignored', async () => {
  await storeMovies(3);
  const all = await renamings('genre', 'Thiller', 'Thriller');
  const movie = await readMovie('m0');
  await editEntry('movie', movie, { ...movie, genre: 'Noir' });
  const outcomes = await Promise.allSettled(all.map(({ change }) => change.write()));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect((await getMovie('m0'))?.genre).toBe('Noir');

  await database.doc('Movies/Upcoming/Movies/m2').delete();
  expect(await renamings('genre', 'Thriller', 'Thiller')).toHaveLength(2);
});
