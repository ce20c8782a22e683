// product 5.33.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchEntry } from '../../src/content/search/search-entry';
import { parseSearchKey } from '../../src/content/search/search-entry';
import { moviesReader } from '../../src/store/read/lists';
import { getMoviesByKey } from '../../src/store/read/movies';
import { readSearchIndex } from '../../src/store/read/search-index';
import { aMovie, pagesOf } from '../support/builders';
import { renderAt } from '../support/render-at';

const released = (title: string, releaseDate?: string) =>
  aMovie({ id: title, title, status: 'Released', ...(releaseDate && { releaseDate }) });
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
const numbers = Array.from({ length: 25 }, (_, n) => String(n).padStart(2, '0'));

/** The index has these movies in any order; each is read by its key. */
function storedByKey(...movies: readonly ReturnType<typeof released>[]) {
  const entries = movies.map(({ id, title, releaseDate }): SearchEntry => {
    const entry = { key: `R${id}` as const, title, status: 'Released' as const };
    return releaseDate ? { ...entry, releaseDate } : entry;
  });
  vi.mocked(readSearchIndex).mockResolvedValue(entries);
  vi.mocked(getMoviesByKey).mockImplementation(async (keys) =>
    keys.flatMap((key) => movies.find(({ id }) => id === parseSearchKey(key).id) ?? []),
  );
}

describe('released movies', () => {
  test('have the latest release first, by days, and those without a date last', async () => {
    const movies = [
      released('new, no date'),
      released('2019', '2019-05-01'),
      released('2021', '2021-05-01'),
      released('old, no date'),
    ];
    vi.mocked(moviesReader).mockReturnValue(pagesOf(movies));
    renderAt('/movies?status=Released');
    expect(await titles()).toEqual(['2021', '2019', 'new, no date', 'old, no date']);
  });

  test('stand by dates as they are written, too', async () => {
    const movies = [
      released('a year', '2019'),
      released('a day', '18 December 2020'),
      released('a month', 'March 2020'),
      released('none', 'when it was done'),
    ];
    vi.mocked(moviesReader).mockReturnValue(pagesOf(movies));
    renderAt('/movies?status=Released');
    expect(await titles()).toEqual(['a day', 'a month', 'a year', 'none']);
  });

  describe('of more than a page', () => {
    const movies = [
      ...numbers.map((day) => released(`on ${day}`, `2020-03-${day}`)),
      released('at Easter', '12 April 2020'),
    ].slice(1);
    beforeEach(() => {
      vi.mocked(moviesReader).mockImplementation(() =>
        pagesOf(movies.slice(0, 20), movies.slice(20)),
      );
    });

    test('are read by the search index, a document each, and "Show more" goes on in that order', async () => {
      storedByKey(...movies);
      const { visitor } = renderAt('/movies?status=Released');
      const order = [
        'at Easter',
        ...numbers
          .slice(1)
          .toReversed()
          .map((day) => `on ${day}`),
      ];
      expect(await titles()).toEqual(order.slice(0, 20));
      await visitor.click(screen.getByRole('link', { name: 'Show more' }));
      await waitFor(async () => expect(await titles()).toEqual(order));
      expect(vi.mocked(getMoviesByKey).mock.calls.map(([keys]) => keys.length)).toEqual([20, 5]);
    });

    test.each(['none', 'an empty one'])(
      'are in order of time where the index is %s',
      async (index) => {
        if (index === 'none') vi.mocked(readSearchIndex).mockRejectedValue(new Error('no index'));
        renderAt('/movies?status=Released');
        expect(await titles()).toEqual(movies.slice(0, 20).map(({ title }) => title));
      },
    );
  });
});
