// product 5.26.
import { expect, test } from 'vitest';
import { getMoviesByKey } from '../../../src/store/read/movies';
import { openDatabase } from '../../support/database';

const { store } = openDatabase();

const movie = (title: string) => ({ title, description: 'D', status: 'Upcoming' });

test('movies of the index are read from their collections, in that order, without deleted ones', async () => {
  await store({
    'Movies/Upcoming/Movies/a': movie('Upcoming'),
    'Movies/Released/Movies/a': movie('Released'),
    'Movies/Released/Movies/b': movie('Other'),
  });
  const movies = await getMoviesByKey(['Rb', 'Ua', 'Ugone', 'Ra']);
  expect(movies.map(({ title }) => title)).toEqual(['Other', 'Upcoming', 'Released']);
});
