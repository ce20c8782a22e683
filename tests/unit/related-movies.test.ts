// product 5.21.
import { expect, test } from 'vitest';
import { relatedMovies } from '../../src/content/search/related-movies';
import type { SearchEntry } from '../../src/content/search/search-entry';
import { aMovie } from '../support/builders';

const movie = aMovie({
  id: 'own',
  collection: 'Upcoming',
  genre: 'Drama, Family',
  director: 'Anju Paul',
  actors: 'Ravi Menon as Kunju, Leela Das',
  writers: 'Leela Das',
});

const entry = (key: SearchEntry['key'], fields: Partial<SearchEntry> = {}): SearchEntry => ({
  key,
  title: key,
  status: 'Released',
  ...fields,
});

const related = (...entries: SearchEntry[]) => relatedMovies(entries, movie);

test('movies with the same director are before those with other people in common, and these before those with the same genre', () => {
  const genre = entry('Rgenre', { genre: 'family' });
  const actor = entry('Ractor', { director: 'Somebody', actors: 'Biju, RAVI MENON (The doctor)' });
  const director = entry('Rdirector', { director: 'Anju  Paul' });
  const other = entry('Rother', { director: 'Somebody', genre: 'Comedy' });
  expect(related(genre, other, actor, director)).toEqual(['Rdirector', 'Ractor', 'Rgenre']);
  const more = [entry('Ra', { writers: 'Anju Paul' }), entry('Rb', { director: 'Anju Paul' })];
  expect(related(genre, actor, director, ...more).toSorted()).toEqual([
    'Ractor',
    'Rb',
    'Rdirector',
  ]);
});

test('upcoming movies are first, soonest first, followed by released movies, latest first', () => {
  const genre = 'Drama';
  const status = 'Upcoming';
  const [soon, later, undated] = [
    entry('Usoon', { genre, status, releaseDate: '12 March 2027' }),
    entry('Ulater', { genre, status, releaseDate: '2027-03-20' }),
    entry('Uundated', { genre, status }),
  ];
  const [new_, old] = [
    entry('Rnew', { genre, releaseDate: '2026' }),
    entry('Rold', { genre, releaseDate: '2019-01-01' }),
  ];
  expect(related(old, undated, later, soon)).toEqual(['Usoon', 'Ulater', 'Uundated']);
  expect(related(old, new_, later)).toEqual(['Ulater', 'Rnew', 'Rold']);
});

test('the movie itself, videos and announcements are not related movies', () => {
  const same = { director: 'Anju Paul', genre: 'Drama' };
  expect(related(entry('Uown', same), entry('Vown', same), entry('Aown', same))).toEqual([]);
  // The two collections may have the same id in movies from before.
  expect(related(entry('Rown', same))).toEqual(['Rown']);
});

test('a movie without people and genre has no related movies', () => {
  expect(relatedMovies([entry('Ra', { genre: 'Drama' }), entry('Rb')], aMovie())).toEqual([]);
});
