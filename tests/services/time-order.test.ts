// product 11.2, 11.3.
import { entriesReader } from '../../src/store/read/admin/entries';
import { expect, test } from 'vitest';
import type { ListOrder } from '../../src/content/search/list-query';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { readPagesOf } from '../support/read-pages';

const { store } = openAdminDatabase();

const ORDERS: readonly ListOrder[] = ['newest', 'oldest'];
const NUMBERS = Array.from({ length: 44 }, (_, n) => n);

/** The titles of movies or videos with these numbers; a higher number is newer. */
function titled(numbers: readonly number[], order: ListOrder): readonly string[] {
  const titles = numbers.map((n) => `No. ${n}`);
  return order === 'oldest' ? titles : titles.toReversed();
}

const titlesOf = (next: () => Promise<readonly { readonly title: string }[]>) =>
  readPagesOf(next, 'title');

/** Movies in both collections, every fourth with the status Released, and two without a timestamp. */
const storeMovies = () =>
  store({
    ...Object.fromEntries(
      NUMBERS.map((n) => [
        `Movies/${n % 3 ? 'Upcoming' : 'Released'}/Movies/m${n}`,
        { title: `No. ${n}`, status: n % 4 ? 'Upcoming' : 'Released', timestamp: day(n + 1) },
      ]),
    ),
    'Movies/Upcoming/Movies/timeless': { title: 'Timeless' },
    'Movies/Released/Movies/null': { title: 'Null', status: 'Released', timestamp: null },
  });

test.each(ORDERS)('movies of both collections, %s first, in pages, each once', async (order) => {
  await storeMovies();
  const pages = await titlesOf(entriesReader('movie', { search: '', order }));
  expect(pages.map(({ length }) => length)).toEqual([25, 21]);
  expect(pages.flat().slice(0, 44)).toEqual(titled(NUMBERS, order));
  expect(pages.flat().slice(44).toSorted()).toEqual(['Null', 'Timeless']);
});

test.each(ORDERS)('movies of one status, %s first', async (order) => {
  await storeMovies();
  const released = entriesReader('movie', { status: 'Released', search: '', order });
  const isReleased = (n: number) => n % 4 === 0;
  expect(await titlesOf(released)).toEqual([
    [...titled(NUMBERS.filter(isReleased), order), 'Null'],
  ]);

  const upcoming = entriesReader('movie', { status: 'Upcoming', search: '', order });
  expect((await titlesOf(upcoming)).flat()).toEqual([
    ...titled(
      NUMBERS.filter((n) => !isReleased(n)),
      order,
    ),
    'Timeless',
  ]);
});

test.each(ORDERS)(
  'videos, %s first, with a page end between two of the same time',
  async (order) => {
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    await store({
      ...Object.fromEntries(
        numbers.map((n) => [
          `videos/v${String(n).padStart(2, '0')}`,
          { title: `No. ${n}`, timestamp: day(1 + Math.ceil(n / 2)) },
        ]),
      ),
      'videos/timeless': { title: 'Timeless', timestamp: null },
    });
    const pages = await titlesOf(entriesReader('video', { search: '', order }));
    expect(pages.map(({ length }) => length)).toEqual([25, 25, 1]);
    expect(pages.flat()).toEqual([...titled(numbers, order), 'Timeless']);
  },
);
