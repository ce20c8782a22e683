// product 40.8.
import { expect, test } from 'vitest';
import { prepareSearch } from '../../src/content/search/find-entries';
import type { SearchEntry } from '../../src/content/search/search-entry';
import { withTitleInLanguage } from '../../src/content/search/language-titles';

const FILM: SearchEntry = { key: 'Ukadal', title: 'The Sea', titles: 'ta:கடல்\tml:കടൽ' };

test('a found film has its title in the language of the page, and is found by each of its titles', () => {
  const film = withTitleInLanguage(FILM, 'ml');
  expect(film.title).toBe('കടൽ');
  const find = prepareSearch([film]);
  expect(['sea', 'കടൽ'].map((query) => find(query).length)).toEqual([1, 1]);
  expect(withTitleInLanguage(film, 'ta').titles).toContain('The Sea');
});

test('a film without a title in that language has the title in the first language', () => {
  expect(withTitleInLanguage({ ...FILM, titles: 'ta:கடல்' }, 'ml').title).toBe('The Sea');
});
