// product 5.4, 5.5, 5.7, 5.9, 5.33.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moviesReader } from '../../src/store/read/lists';
import { site } from '../../src/company/site';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';
import { type SearchEntry, parseSearchKey } from '../../src/content/search/search-entry';
import { getMoviesByKey } from '../../src/store/read/movies';
import { readSearchIndex } from '../../src/store/read/search-index';

const cards = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

test('given movies, /movies shows them as cards that link to their details', async () => {
  vi.mocked(moviesReader).mockReturnValue(
    pagesOf([aMovie({ id: 'kadal', title: 'Kadal' }), aMovie({ title: 'നിലാവ്' })]),
  );
  renderAt('/movies');

  const link = await screen.findByRole('link', { name: /Kadal/ });
  expect(link).toLeadTo('/movie/kadal');
  expect(screen.getByRole('heading', { name: 'നിലാവ്' })).toBeVisible();
  expect(moviesReader).toHaveBeenCalledWith('All', { after: undefined });
});

test('choosing a filter reads the movies with that status and is in the address', async () => {
  vi.mocked(moviesReader).mockImplementation((status) =>
    pagesOf([aMovie({ title: `Only ${status}` })]),
  );
  const { visitor, address } = renderAt('/movies');

  const bar = await screen.findByRole('navigation', { name: 'Filter movies' });
  expect(within(bar).getAllByRole('link')).toHaveTexts(['All', 'Released', 'Upcoming']);
  await visitor.click(within(bar).getByRole('link', { name: 'Released' }));

  expect(await screen.findByRole('heading', { name: 'Only Released' })).toBeVisible();
  expect(address()).toBe('/movies?status=Released');
  expect(within(bar).getByRole('link', { name: 'Released' })).toHaveAttribute('aria-current');
});

test('the filter of the address is applied', async () => {
  vi.mocked(moviesReader).mockReturnValue(pagesOf([aMovie()]));
  renderAt('/movies?status=released');

  await screen.findAllByRole('heading', { level: 3 });
  expect(moviesReader).toHaveBeenCalledWith('Released', { after: undefined });
});

test('if the next page fails, the pages before it remain and it can be tried again', async () => {
  const first = Array.from({ length: 20 }, () => aMovie());
  const answers = vi.fn().mockResolvedValueOnce(first).mockRejectedValueOnce(new Error('gone'));
  answers.mockResolvedValueOnce([aMovie({ title: 'Late' })]);
  vi.mocked(moviesReader).mockReturnValue(answers);
  const { visitor } = renderAt('/movies');

  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More movies could not be loaded.');
  expect(cards()).toHaveLength(20);

  const retry = screen.getByRole('link', { name: 'Try again' });
  expect(retry).toHaveFocus();
  await visitor.click(retry);
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
});

/** A list with a partial result; the test settles the complete one. */
function givenPartialResult() {
  const complete = deferred();
  vi.mocked(moviesReader).mockReturnValue(async (onPartial) => {
    const first = aMovie({ id: 'kadal', title: 'Kadal' });
    onPartial?.([first]);
    await complete.promise;
    return [first, aMovie({ id: 'mazha', title: 'Mazha' })];
  });
  return complete;
}

test('a partial result is shown until the complete one is read', async () => {
  const complete = givenPartialResult();
  renderAt('/movies');
  expect(await screen.findByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mazha/ })).toBeNull();

  complete.resolve();
  expect(await screen.findByRole('link', { name: /Mazha/ })).toBeVisible();
  expect(cards()).toHaveLength(2);
});

test('if the complete result cannot be read, the error is logged and the partial result remains', async () => {
  expectLogged(/unavailable/);
  const complete = givenPartialResult();
  renderAt('/movies');
  await screen.findByRole('link', { name: /Kadal/ });

  complete.reject(new Error('unavailable'));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('search engines are told which movies are listed, in their order (product 23.7)', async () => {
  vi.mocked(moviesReader).mockReturnValue(
    pagesOf([aMovie({ id: 'kadal' }), aMovie({ id: 'നിലാവ്' })]),
  );
  renderAt('/movies');

  await screen.findAllByRole('heading', { level: 3 });
  const list = document.querySelector('[itemtype="https://schema.org/ItemList"]');
  const items = [...(list?.querySelectorAll('[itemprop="itemListElement"]') ?? [])];
  expect(
    items.map((item) => [
      item.querySelector('meta[itemprop="position"]')?.getAttribute('content'),
      item.querySelector('link[itemprop="url"]')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['1', `${site.origin}/movie/kadal`],
    ['2', `${site.origin}/movie/${encodeURIComponent('നിലാവ്')}`],
  ]);
});

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
