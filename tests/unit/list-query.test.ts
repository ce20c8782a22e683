// product 35.1, 35.2, 35.4.
import { expect, test } from 'vitest';
import { listCountsFor, matchingEntries } from '../../src/content/search/matching-entries';
import { encodeMissingFields } from '../../src/content/search/missing-fields';
import { isFiltered, movieQueryFrom, type ListQuery } from '../../src/content/search/list-query';
import type { SearchEntry } from '../../src/content/search/search-entry';

const movie = (key: SearchEntry['key'], fields: Partial<SearchEntry> = {}): SearchEntry => ({
  key,
  title: key.slice(1),
  status: 'Released',
  genre: 'Drama',
  language: 'Malayalam',
  lacks: '0',
  ...fields,
});

/** Newest first, as in the index. */
const ENTRIES = [
  { key: 'Vclip', title: 'Ebb trailer', lacks: encodeMissingFields({ movieId: '' }) } as const,
  movie('Rebb', { releaseDate: '2024-05-01', lacks: encodeMissingFields({ picture: null }) }),
  movie('Utide 10', {
    status: 'Upcoming',
    genre: '',
    lacks: encodeMissingFields({ trailerUrl: '' }),
  }),
  movie('Rtide 9', { releaseDate: 'Onam 2025', language: 'Tamil' }),
  movie('Rcoast', { releaseDate: '2025-01-01', title: '' }),
];
const matches = (query: Partial<ListQuery>) =>
  matchingEntries(ENTRIES, 'movie', { status: 'All', search: '', ...query }).map(({ key }) =>
    key.slice(1),
  );

test.each<[string, Partial<ListQuery>, string[]]>([
  ['any filter', {}, ['ebb', 'tide 10', 'tide 9', 'coast']],
  ['a poster', { missing: 'picture' }, ['ebb']],
  ['a trailer', { missing: 'trailer' }, ['tide 10']],
  ['a wide picture', { missing: 'backdrop' }, []],
  ['a genre', { missing: 'genre' }, ['tide 10']],
  ['a release date', { missing: 'date' }, ['tide 10']],
  ['a title', { missing: 'title' }, ['coast']],
])('a query for a missing field finds the movies without %s', (_, query, keys) =>
  expect(matches(query)).toEqual(keys),
);

test('search, status, facets and missing field are combined', () => {
  expect(matches({ search: 'tide', status: 'Released' })).toEqual(['tide 9']);
  expect(matches({ facets: { year: '2025' }, missing: 'title' })).toEqual(['coast']);
  expect(matches({ facets: { year: '2025', language: 'tamil' } })).toEqual(['tide 9']);
});

test('movies are in the order of the query, with movies without a date last in the order by release', () => {
  expect(matches({ order: 'oldest' })).toEqual(['coast', 'tide 9', 'tide 10', 'ebb']);
  expect(matches({ order: 'title' })).toEqual(['coast', 'ebb', 'tide 9', 'tide 10']);
  expect(matches({ order: 'release' })).toEqual(['tide 9', 'coast', 'ebb', 'tide 10']);
});

test('the counts of each filter contain only entries that match all other filters', () => {
  const query = { status: 'All', search: 'tide', missing: 'trailer', facets: {} } as const;
  expect(listCountsFor(ENTRIES, 'movie', query)).toEqual({
    count: 1,
    statuses: { All: 1, Released: 0, Upcoming: 1 },
    missingCounts: [
      { filter: 'date', count: 1 },
      { filter: 'genre', count: 1 },
      { filter: 'trailer', count: 1 },
    ],
    facets: { genre: [], language: [{ value: 'Malayalam', count: 1, isChosen: false }], year: [] },
  });
  expect(listCountsFor(ENTRIES, 'video', { search: 'ebb', missing: 'picture' })).toEqual({
    count: 0,
    missingCounts: [{ filter: 'film', count: 1 }],
  });
});

test('only a query by search, filter, title, release or change needs the index', () => {
  const needs = (address: string) => isFiltered(movieQueryFrom(new URLSearchParams(address)));
  for (const address of ['', 'status=Released&sort=oldest', 'missing=luck&sort=luck&genre=+'])
    expect(needs(address)).toBe(false);
  for (const address of ['search=a', 'missing=date', 'year=2025', 'sort=title', 'sort=changed'])
    expect(needs(address)).toBe(true);
});

test('an entry in an index without missing fields is not found as one with a missing field', () => {
  const { lacks: _, ...unknown } = movie('Rold');
  expect(
    matchingEntries([unknown], 'movie', { status: 'All', search: '', missing: 'picture' }),
  ).toEqual([]);
});
