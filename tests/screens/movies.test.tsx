// product 2.9, 5.4, 5.5, 5.7, 5.9, 5.33.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../src/company/site';
import { aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { storeEntries, storeIndex } from '../support/memory/database';
import { memory } from '../support/memory/firestore';
import { network } from '../support/memory/network';
import { renderAt } from '../support/render-at';

const cards = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

test('/movies shows movies as cards that link to their details', async () => {
  storeEntries('movie', aMovie({ id: 'kadal', title: 'Kadal' }), aMovie({ title: 'നിലാവ്' }));
  renderAt('/movies');

  const link = await screen.findByRole('link', { name: /Kadal/ });
  expect(link).toLeadTo('/movie/kadal');
  expect(screen.getByRole('heading', { name: 'നിലാവ്' })).toBeVisible();
});

test('choosing a filter reads the movies with that status and is in the address', async () => {
  storeEntries(
    'movie',
    aMovie({ title: 'Only Upcoming' }),
    aMovie({ title: 'Only Released', status: 'Released' }),
  );
  const { visitor, address } = renderAt('/movies');

  const bar = await screen.findByRole('navigation', { name: 'Filter movies' });
  expect(within(bar).getAllByRole('link')).toHaveTexts(['All', 'Released', 'Upcoming']);
  await visitor.click(within(bar).getByRole('link', { name: 'Released' }));

  expect(await screen.findByRole('heading', { name: 'Only Released' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Only Upcoming' })).toBeNull();
  expect(address()).toBe('/movies?status=Released');
  expect(within(bar).getByRole('link', { name: 'Released' })).toHaveAttribute('aria-current');
});

test('the filter of the address is applied', async () => {
  storeEntries('movie', aMovie(), aMovie({ title: 'Out', status: 'Released' }));
  renderAt('/movies?status=released');

  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveTexts(['Out']);
});

test('if the next page fails, the previous pages remain and it can be tried again', async () => {
  storeEntries('movie', ...Array.from({ length: 20 }, () => aMovie()), aMovie({ title: 'Late' }));
  const { visitor } = renderAt('/movies');

  await screen.findByRole('link', { name: 'Show more' });
  network.refuse(/^runQuery Movies/, 'unavailable');
  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More movies could not be loaded.');
  expect(cards()).toHaveLength(20);

  network.accept(/^runQuery Movies/);
  const retry = screen.getByRole('link', { name: 'Try again' });
  expect(retry).toHaveFocus();
  await visitor.click(retry);
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
});

/** Movies without a time are read after the others: what is there is shown meanwhile. */
const REST = /Movies.Upcoming.Movies by __name__/;

function givenPartialResult() {
  storeEntries('movie', aMovie({ id: 'kadal', title: 'Kadal' }));
  memory.put({
    'Movies/Upcoming/Movies/mazha': { title: 'Mazha', description: 'D', status: 'Upcoming' },
  });
}

test('a partial result is shown until the complete one is read', async () => {
  givenPartialResult();
  const complete = network.hold(REST);
  renderAt('/movies');
  expect(await screen.findByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mazha/ })).toBeNull();

  complete();
  expect(await screen.findByRole('link', { name: /Mazha/ })).toBeVisible();
  expect(cards()).toHaveLength(2);
});

test('if the complete result cannot be read, the error is logged and the partial result remains', async () => {
  expectLogged(/unavailable/);
  givenPartialResult();
  const complete = network.hold(REST);
  network.refuse(/^runQuery Movies.Released.Movies by __name__/, 'unavailable');
  renderAt('/movies');
  await screen.findByRole('link', { name: /Kadal/ });

  complete();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list for search engines has the listed movies, in their order (product 23.7)', async () => {
  storeEntries('movie', aMovie({ id: 'kadal' }), aMovie({ id: 'നിലാവ്' }));
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

describe('released movies', () => {
  test('are sorted by date, latest first, with movies without a date last', async () => {
    const movies = [
      released('new, no date'),
      released('2019', '2019-05-01'),
      released('2021', '2021-05-01'),
      released('old, no date'),
    ];
    storeEntries('movie', ...movies);
    renderAt('/movies?status=Released');
    expect(await titles()).toEqual(['2021', '2019', 'new, no date', 'old, no date']);
  });

  describe('on several pages', () => {
    const movies = [
      ...numbers.map((day) => released(`on ${day}`, `2020-03-${day}`)),
      released('at Easter', '12 April 2020'),
    ].slice(1);
    beforeEach(() => storeEntries('movie', ...movies));

    test('are read by the search index, with one read for each, and "Show more" continues in this order', async () => {
      const { visitor } = renderAt('/movies?status=Released');
      const order = [
        'at Easter',
        ...numbers
          .slice(1)
          .toReversed()
          .map((day) => `on ${day}`),
      ];
      expect(await titles()).toEqual(order.slice(0, 20));
      expect(network.requests(/^batchGet Movies/)).toHaveLength(20);
      await visitor.click(screen.getByRole('link', { name: 'Show more' }));
      await waitFor(async () => expect(await titles()).toEqual(order));
      expect(network.requests(/^batchGet Movies/)).toHaveLength(25);
      expect(network.repeated(/^batchGet/)).toEqual([]);
    });

    test.each(['none', 'an empty one'])(
      'are in order of time if the index is %s',
      async (index) => {
        if (index === 'none') memory.remove('search/changes');
        else storeIndex([]);
        renderAt('/movies?status=Released');
        expect(await titles()).toEqual(movies.slice(0, 20).map(({ title }) => title));
      },
    );
  });
});
