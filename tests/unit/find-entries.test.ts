import { describe, expect, test } from 'vitest';
import { peopleNamed, prepareSearch } from '../../src/domain/find-entries';
import type { SearchEntry } from '../../src/domain/search-entry';

const film = (title: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  key: `U${title}`,
  title,
  ...fields,
});

const FILMS = [
  film('The Last Bus to Vagamon', { director: 'Nikhil Edathua', genre: 'Comedy, Drama' }),
  film('തിരയുടെ വീട്', { director: 'Anagha Varier', actors: 'Neelima Joseph, Biju Kallara' }),
  film('Edathua', { releaseDate: '2014-08-01', language: 'Malayalam' }),
  film('Drama School', { actors: 'Last, Anagha' }),
  film('Bus Stop', { writers: 'Roshan P' }),
];
const find = prepareSearch(FILMS);
const titles = (query: string) => find(query).map(({ title }) => title);

describe('a search finds', () => {
  test.each([
    ['the beginning of a title', 'the la', 'The Last Bus to Vagamon'],
    ['the beginning of any word', 'vaga', 'The Last Bus to Vagamon'],
    ['all terms in any order', 'vagamon last', 'The Last Bus to Vagamon'],
    ['a title and a person', 'bus nikhil', 'The Last Bus to Vagamon'],
    ['a director', 'varier', 'തിരയുടെ വീട്'],
    ['an actor by both names', 'kallara biju', 'തിരയുടെ വീട്'],
    ['a writer', 'roshan', 'Bus Stop'],
    ['a genre', 'comedy', 'The Last Bus to Vagamon'],
    ['a language', 'malay', 'Edathua'],
    ['a year', '2014', 'Edathua'],
    ['Malayalam from two characters on', 'തി', 'തിരയുടെ വീട്'],
    ['a title with a slip', 'vagmon', 'The Last Bus to Vagamon'],
    ['a person with a slip', 'neelma joseph', 'തിരയുടെ വീട്'],
  ])('%s', (_what, query, title) => {
    expect(titles(query)).toEqual([title]);
  });

  test.each([
    ['a single letter', 'b'],
    ['nothing but signs', '- / '],
    ['a term in the middle of a word', 'gamon'],
    ['terms of which one is missing', 'bus varier'],
    ['an unknown word', 'zzzz'],
  ])('nothing for %s', (_what, query) => {
    expect(titles(query)).toEqual([]);
  });
});

describe('the order', () => {
  test('a title that begins so, a word of a title, a person, a genre', () => {
    expect(titles('edathua')).toEqual(['Edathua', 'The Last Bus to Vagamon']);
    expect(titles('bus')).toEqual(['Bus Stop', 'The Last Bus to Vagamon']);
    expect(titles('last')).toEqual(['The Last Bus to Vagamon', 'Drama School']);
    expect(titles('drama')).toEqual(['Drama School', 'The Last Bus to Vagamon']);
  });

  test('entries that match equally stay in their own order', () => {
    const equal = ['C', 'A', 'B'].map((name) => film(`Moon ${name}`));
    expect(prepareSearch(equal)('moon')).toEqual(equal);
  });

  test('a slip is forgiven only if nothing matches exactly', () => {
    const found = prepareSearch([film('Moan'), film('Moon')]);
    expect(found('moon')).toEqual([film('Moon')]);
    expect(found('mooon')).toEqual([film('Moon')]);
    expect(found('moxn')).toEqual([film('Moan'), film('Moon')]);
  });
});

test('the people whom a query names are told, with a slip only if none is named exactly', () => {
  const cast = film('X', { director: 'Ravi Das', actors: 'Rani Paul, Ravi Das', writers: 'Leela' });
  expect(peopleNamed(cast, 'ravi')).toEqual(['Ravi Das']);
  expect(peopleNamed(cast, 'ravu')).toEqual(['Ravi Das']);
  expect(peopleNamed(cast, 'leela paul')).toEqual(['Rani Paul', 'Leela']);
  expect(peopleNamed(cast, 'moon')).toEqual([]);
});
