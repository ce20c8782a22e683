// product 12.9.
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchEntry } from '../../src/content/search/search-entry';

const TITLES = ['Zebra', 'കടൽ', 'Kadal 10', 'അനു', 'Éclair', 'Kadal 2', 'anu'];
const entries = TITLES.map((title, index): SearchEntry => ({
  key: `U${index}`,
  title,
  actors: title,
  status: 'Upcoming',
}));

beforeEach(() => vi.resetModules());

test.each([
  ['', ['anu', 'Éclair', 'Kadal 2', 'Kadal 10', 'Zebra', 'അനു', 'കടൽ']],
  ['ml', ['അനു', 'കടൽ', 'anu', 'Éclair', 'Kadal 2', 'Kadal 10', 'Zebra']],
])(
  'on a page in %j titles, names and filters have the order of its alphabet',
  async (language, sorted) => {
    vi.stubEnv('VITE_LANGUAGE', language);
    const { matchingEntries } = await import('../../src/content/search/matching-entries');
    const { choicesOf } = await import('../../src/content/search/movie-facets');
    const { valueCounts } = await import('../../src/content/search/movie-values');
    const found = matchingEntries(entries, 'movie', { status: 'All', search: '', order: 'title' });
    expect(found.map(({ title }) => title)).toEqual(sorted);
    const values = (all: readonly { readonly value: string }[]) => all.map(({ value }) => value);
    expect(values(choicesOf(entries, 'All', {}, 'person'))).toEqual(sorted);
    expect(values(valueCounts(entries, 'person'))).toEqual(sorted);
  },
);
