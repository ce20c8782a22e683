import { expect, test } from 'vitest';
import type { TimeOrder } from '../../src/domain/time-order';
import { adminMovies } from '../../src/services/movies-admin';
import { adminVideos } from '../../src/services/videos-admin';
import { openAdminSession } from '../support/admin-session';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();
openAdminSession({ store });

const ORDERS: readonly TimeOrder[] = ['newest', 'oldest'];
const NUMBERS = Array.from({ length: 44 }, (_, n) => n);

/** Titles of films or videos by number; the higher, the newer. */
function titled(numbers: readonly number[], order: TimeOrder): readonly string[] {
  const titles = numbers.map((n) => `No. ${n}`);
  return order === 'oldest' ? titles : titles.toReversed();
}

async function pagesOf(next: () => Promise<readonly { readonly title: string }[]>) {
  const pages: string[][] = [];
  for (let page = await next(); page.length > 0; page = await next()) {
    pages.push(page.map(({ title }) => title));
  }
  return pages;
}

/** Films in both places, every fourth released wherever it is stored, and two without a time. */
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

test.each(ORDERS)('movies of both places, %s first, by pages, nothing twice', async (order) => {
  await storeMovies();
  const pages = await pagesOf(adminMovies({ status: 'All', search: '', order }));
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 6]);
  expect(pages.flat().slice(0, 44)).toEqual(titled(NUMBERS, order));
  expect(pages.flat().slice(44).toSorted()).toEqual(['Null', 'Timeless']);
});

test.each(ORDERS)('movies of one status, %s first', async (order) => {
  await storeMovies();
  const released = adminMovies({ status: 'Released', search: '', order });
  const isReleased = (n: number) => n % 4 === 0;
  expect(await pagesOf(released)).toEqual([[...titled(NUMBERS.filter(isReleased), order), 'Null']]);

  const upcoming = adminMovies({ status: 'Upcoming', search: '', order });
  expect((await pagesOf(upcoming)).flat()).toEqual([
    ...titled(
      NUMBERS.filter((n) => !isReleased(n)),
      order,
    ),
    'Timeless',
  ]);
});

test('what has something else for a time comes after the oldest films too', async () => {
  await store({
    'Movies/Upcoming/Movies/a': { title: 'Number', timestamp: 1 },
    'Movies/Upcoming/Movies/b': { title: 'Text', timestamp: 'yesterday' },
    'Movies/Upcoming/Movies/c': { title: 'New', timestamp: day(2) },
    'Movies/Released/Movies/d': { title: 'Old', timestamp: day(1) },
  });
  const [page = []] = await pagesOf(adminMovies({ status: 'All', search: '', order: 'oldest' }));
  expect(page.slice(0, 2)).toEqual(['Old', 'New']);
  expect(page.slice(2).toSorted()).toEqual(['Number', 'Text']);
});

test.each(ORDERS)('videos, %s first, where a page ends between two of one time', async (order) => {
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
  const pages = await pagesOf(adminVideos('', order));
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 1]);
  expect(pages.flat()).toEqual([...titled(numbers, order), 'Timeless']);
});

test('a search keeps the order', async () => {
  await storeMovies();
  const films = adminMovies({ status: 'Released', search: '4', order: 'oldest' });
  expect(await pagesOf(films)).toEqual([titled([4, 24, 40], 'oldest')]);
  await store({
    'videos/a': { title: 'Rain II', timestamp: day(3) },
    'videos/b': { title: 'Sun', timestamp: day(2) },
    'videos/c': { title: 'Rain I', timestamp: day(1) },
  });
  expect(await pagesOf(adminVideos('rain', 'oldest'))).toEqual([['Rain I', 'Rain II']]);
});
