// product 35.1, 35.2, 35.4.
import { expect, test } from 'vitest';
import { entriesAnswer, matchingEntries } from '../../src/content/search/matching-entries';
import { lacksOf } from '../../src/content/search/lacks';
import {
  isFiltered,
  movieQuestionFrom,
  type ListQuestion,
} from '../../src/content/search/list-question';
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
  { key: 'Vclip', title: 'Ebb trailer', lacks: lacksOf({ movieId: '' }) } as const,
  movie('Rebb', { releaseDate: '2024-05-01', lacks: lacksOf({ picture: null }) }),
  movie('Utide 10', { status: 'Upcoming', genre: '', lacks: lacksOf({ trailerUrl: '' }) }),
  movie('Rtide 9', { releaseDate: 'Onam 2025', language: 'Tamil' }),
  movie('Rcoast', { releaseDate: '2025-01-01', title: '' }),
];
const asked = (question: Partial<ListQuestion>) =>
  matchingEntries(ENTRIES, 'movie', { status: 'All', search: '', ...question }).map(({ key }) =>
    key.slice(1),
  );

test.each<[string, Partial<ListQuestion>, string[]]>([
  ['nothing', {}, ['ebb', 'tide 10', 'tide 9', 'coast']],
  ['a poster', { lack: 'picture' }, ['ebb']],
  ['a trailer', { lack: 'trailer' }, ['tide 10']],
  ['a wide picture', { lack: 'backdrop' }, []],
  ['a genre', { lack: 'genre' }, ['tide 10']],
  ['a release date', { lack: 'date' }, ['tide 10']],
  ['a title', { lack: 'title' }, ['coast']],
])('movies can be asked for that lack %s', (_, question, found) =>
  expect(asked(question)).toEqual(found),
);

test('what is asked is combined', () => {
  expect(asked({ search: 'tide', status: 'Released' })).toEqual(['tide 9']);
  expect(asked({ facets: { year: '2025' }, lack: 'title' })).toEqual(['coast']);
  expect(asked({ facets: { year: '2025', language: 'tamil' } })).toEqual(['tide 9']);
});

test('movies are in the order that is asked for, those without a date last', () => {
  expect(asked({ order: 'oldest' })).toEqual(['coast', 'tide 9', 'tide 10', 'ebb']);
  expect(asked({ order: 'title' })).toEqual(['coast', 'ebb', 'tide 9', 'tide 10']);
  expect(asked({ order: 'release' })).toEqual(['tide 9', 'coast', 'ebb', 'tide 10']);
});

test('the answer has for each part of the question what the others leave', () => {
  const question = { status: 'All', search: 'tide', lack: 'trailer', facets: {} } as const;
  expect(entriesAnswer(ENTRIES, 'movie', question)).toEqual({
    count: 1,
    statuses: { All: 1, Released: 0, Upcoming: 1 },
    missing: [
      { lack: 'date', count: 1 },
      { lack: 'genre', count: 1 },
      { lack: 'trailer', count: 1 },
    ],
    facets: { genre: [], language: [{ value: 'Malayalam', count: 1, isChosen: false }], year: [] },
  });
  expect(entriesAnswer(ENTRIES, 'video', { search: 'ebb', lack: 'picture' })).toEqual({
    count: 0,
    missing: [{ lack: 'film', count: 1 }],
  });
});

test('only a question that the database cannot answer needs the index', () => {
  const needs = (address: string) => isFiltered(movieQuestionFrom(new URLSearchParams(address)));
  for (const address of ['', 'status=Released&sort=oldest', 'missing=luck&sort=luck&genre=+'])
    expect(needs(address)).toBe(false);
  for (const address of ['search=a', 'missing=date', 'year=2025', 'sort=title', 'sort=changed'])
    expect(needs(address)).toBe(true);
});

test('what an index that does not say it lacks is not known, and counts as there', () => {
  const { lacks: _, ...unknown } = movie('Rold');
  expect(
    matchingEntries([unknown], 'movie', { status: 'All', search: '', lack: 'picture' }),
  ).toEqual([]);
});
