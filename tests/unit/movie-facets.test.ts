// product 5.26.
import { expect, test, vi } from 'vitest';
import {
  choicesOf,
  moviesThatFit,
  type MovieFacets,
  inReleaseOrder,
} from '../../src/content/search/movie-facets';
import type { SearchEntry } from '../../src/content/search/search-entry';

const movie = (key: SearchEntry['key'], fields: Partial<SearchEntry> = {}): SearchEntry => ({
  key,
  title: key,
  status: 'Released',
  ...fields,
});

const FILMS = [
  movie('Ra', { genre: 'Drama, Family', language: 'Malayalam', releaseDate: '2024-05-01' }),
  movie('Rb', { genre: 'drama/Thriller', language: 'Tamil', releaseDate: '12 March 2025' }),
  movie('Uc', { genre: 'DRAMA', language: 'Malayalam', releaseDate: '2027', status: 'Upcoming' }),
  movie('Rd', { genre: 'Drama; Comedy', director: 'Anjú Paul', actors: 'Ravi as Kunju, Leela' }),
  movie('Re', { director: 'മോഹന്‍ലാല്‍', music: 'Rex' }),
  { key: 'Vclip', title: 'Drama' } as const,
];
const keysOf = (filters: MovieFacets, status: 'All' | 'Released' | 'Upcoming' = 'All') =>
  moviesThatFit(FILMS, status, filters).map(({ key }) => key);

test.each<[string, MovieFacets, string[]]>([
  ['nothing', {}, ['Ra', 'Rb', 'Uc', 'Rd', 'Re']],
  ['a genre in any case, out of several', { genre: 'drama' }, ['Ra', 'Rb', 'Uc', 'Rd']],
  ['a genre, not a part of its name', { genre: 'dram' }, []],
  ['a language', { language: 'malayalam' }, ['Ra', 'Uc']],
  ['a year, also of a date written by hand', { year: '2025' }, ['Rb']],
  ['several', { genre: 'Drama', language: 'Malayalam', year: '2024' }, ['Ra']],
  ['a director without accents', { person: 'anju paul' }, ['Rd']],
  ['an actor without the role', { person: 'Ravi' }, ['Rd']],
  ['a composer', { person: 'Rex' }, ['Re']],
  ['a name, not a part of it', { person: 'Paul' }, []],
  ['Malayalam in another spelling', { person: 'മോഹൻലാൽ' }, ['Re']],
])('films can be limited to %s', (_, filters, expected) =>
  expect(keysOf(filters)).toEqual(expected),
);

test('the filters are combined with the status', () =>
  expect(keysOf({ genre: 'Drama' }, 'Upcoming')).toEqual(['Uc']));

test('a filter offers the values of the films that match the other filters, in one spelling, with their numbers', () => {
  expect(choicesOf(FILMS, 'All', { genre: 'Comedy' }, 'genre')).toEqual([
    { value: 'Comedy', count: 1 },
    { value: 'Drama', count: 4 },
    { value: 'Family', count: 1 },
    { value: 'Thriller', count: 1 },
  ]);
  expect(choicesOf(FILMS, 'Released', { language: 'Tamil' }, 'genre')).toEqual([
    { value: 'drama', count: 1 },
    { value: 'Thriller', count: 1 },
  ]);
  expect(choicesOf(FILMS, 'All', {}, 'year').map(({ value }) => value)).toEqual([
    '2027',
    '2025',
    '2024',
  ]);
});

test('upcoming films are first, soonest first, then those without a date in the future, then released films, latest first', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T00:00+05:30') });
  const status = 'Upcoming';
  const movies = [
    movie('Rold', { releaseDate: '2019-01-01' }),
    movie('Rundated'),
    movie('Upassed', { status, releaseDate: '2020-01-01' }),
    movie('Ulater', { status, releaseDate: 'March 2027' }),
    movie('Uundated', { status }),
    movie('Usoon', { status, releaseDate: '2027-03-20' }),
    movie('Utoday', { status, releaseDate: '2026-11-22' }),
    movie('Rnew', { releaseDate: '2 May 2026' }),
  ];
  expect(inReleaseOrder(movies).map(({ key }) => key)).toEqual(
    'Utoday Usoon Ulater Upassed Uundated Rnew Rold Rundated'.split(' '),
  );
});
