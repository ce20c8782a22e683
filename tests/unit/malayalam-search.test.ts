// product 24.11.
import { expect, test } from 'vitest';
import { prepareSearch } from '../../src/content/search/find-entries';
import type { SearchEntry } from '../../src/content/search/search-entry';
import { MALAYALAM_TITLES } from '../support/malayalam-titles';

const movie = (title: string): SearchEntry => ({ key: `U${title}`, title });
const find = prepareSearch(MALAYALAM_TITLES.map(({ title }) => movie(title)));
const titles = (query: string) => find(query).map(({ entry }) => entry.title);

test.each(MALAYALAM_TITLES)(
  '$title is the first result for the spellings $spellings',
  ({ title, spellings }) => {
    expect(spellings.map((spelling) => titles(spelling)[0])).toEqual(spellings.map(() => title));
  },
);

test.each(MALAYALAM_TITLES)(
  'a search for $title finds a title in one of its Latin spellings',
  ({ title, spellings }) => {
    const inLatin = prepareSearch(spellings.map(movie));
    expect(inLatin(title).length).toBeGreaterThan(0);
  },
);

test('less than a tenth of the searches find a title of another film', () => {
  const queries = MALAYALAM_TITLES.flatMap(({ spellings }) => spellings);
  const others = queries.reduce((sum, query) => sum + titles(query).length - 1, 0);
  expect(others / queries.length).toBeLessThan(0.1);
});

test.each([
  ['manichithrathazhu', 'മണിച്ചിത്രത്താഴ്'],
  ['kumbalangi', 'കുമ്പളങ്ങി നൈറ്റ്സ്'],
  ['drishyam', 'ദൃശ്യം'],
])('while %s is typed, %s is found from the third letter on', (query, title) => {
  for (let length = 3; length <= query.length; length += 1) {
    expect(titles(query.slice(0, length))).toContain(title);
  }
});

test('a Malayalam title is found by another Malayalam spelling', () => {
  const inMalayalam = (title: string, query: string) =>
    prepareSearch([movie(title), movie('മഴ')])(query).map(({ entry }) => entry.title);
  expect(inMalayalam('തണ്ണീർമത്തൻ ദിനങ്ങൾ', 'തന്നീർമത്തൻ')).toEqual(['തണ്ണീർമത്തൻ ദിനങ്ങൾ']);
  expect(inMalayalam('കുമ്പളങ്ങി നൈറ്റ്സ്', 'കുമ്പലങ്ങി')).toEqual(['കുമ്പളങ്ങി നൈറ്റ്സ്']);
});

test('words of the same script that only sound alike are found if there is no better result', () => {
  const movies = prepareSearch([movie('Bad Boys'), movie('Bat')]);
  expect(movies('bat').map(({ entry }) => entry.title)).toEqual(['Bat']);
  expect(movies('badd').map(({ entry }) => entry.title)).toEqual(['Bad Boys', 'Bat']);
});
