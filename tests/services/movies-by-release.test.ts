// product 5.22, 5.25.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { releaseMonths } from '../../src/content/movie/release-date';
import { listInCinemas, movieCursor } from '../../src/site/reads/movies-by-release';
import { upcomingReader } from '../../src/site/reads/upcoming-movies';
import { aMovie, pagesOf } from '../support/builders';
import { day, openDatabase } from '../support/database';
import { readPages } from '../support/read-pages';

const { store } = openDatabase();

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T12:00+05:30'));
});

interface Stored {
  readonly title?: string;
  readonly status?: unknown;
  readonly ReleaseDate?: unknown;
  readonly timestamp?: unknown;
}
const movie = (title: string, fields: Stored = {}) => ({
  title,
  description: 'D',
  status: 'Upcoming',
  timestamp: day(1),
  ...fields,
});
const titles = (page: readonly { title: string }[]) => page.map(({ title }) => title);
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Stores these movies, every third one in the other collection. */
const storeAll = (movies: readonly object[]) =>
  store(
    Object.fromEntries(
      movies.map((fields, n) => [
        `Movies/${n % 3 === 0 ? 'Released' : 'Upcoming'}/Movies/m${String(n).padStart(3, '0')}`,
        fields,
      ]),
    ),
  );

/** An ISO day, that many days after 22 November 2026. */
const inDays = (days: number) => new Date(Date.UTC(2026, 10, 22 + days)).toISOString().slice(0, 10);

describe('upcoming movies', () => {
  test('of more than a page are read by the given reader, or else by queries', async () => {
    await storeAll(numbers(25).map((n) => movie(`${n}`, { ReleaseDate: inDays(n) })));
    const readLong = async () =>
      pagesOf([aMovie({ title: 'Easter' })], [aMovie({ title: 'Christmas' })]);
    expect((await readPages(upcomingReader(undefined, readLong))).map(titles)).toEqual([
      ['Easter'],
      ['Christmas'],
    ]);
    const after = { movie: 'Upcoming/m001' };
    expect(titles(await upcomingReader(after, readLong)())).toEqual(['Easter']);
    const own = await upcomingReader(undefined, async () => undefined)();
    expect(titles(own)).toEqual(numbers(20).map(String));
  });

  test('the soonest release is first; movies without a coming date are last, newest first', async () => {
    await storeAll([
      movie('old, no date', { timestamp: day(2) }),
      movie('in March', { ReleaseDate: 'March 2027' }),
      movie('passed', { ReleaseDate: '2026-11-21', timestamp: day(9) }),
      movie('on 5 March', { ReleaseDate: '5 March 2027' }),
      movie('today', { ReleaseDate: '2026-11-22' }),
      movie('some day in 2027', { ReleaseDate: '2027' }),
      movie('new, unknown date', { ReleaseDate: 'when it is done', timestamp: day(8) }),
      movie('18 December', { ReleaseDate: '2026-12-18', status: 'UPCOMING' }),
      movie('released', { ReleaseDate: '2026-12-01', status: 'Released' }),
    ]);
    const page = await upcomingReader()();
    expect(titles(page)).toEqual([
      'today',
      '18 December',
      'on 5 March',
      'in March',
      'some day in 2027',
      'passed',
      'new, unknown date',
      'old, no date',
    ]);
    expect(releaseMonths(page).map(({ heading }) => heading)).toEqual([
      'November 2026',
      'December 2026',
      'March 2027',
      '2027',
      'Date to be announced',
    ]);
  });

  test('a partial result is also in order, and is the result if it is complete', async () => {
    await storeAll([
      movie('second', { ReleaseDate: inDays(9) }),
      movie('first', { ReleaseDate: inDays(1) }),
    ]);
    const partial = vi.fn();
    const page = await upcomingReader()(partial);
    expect(titles(page)).toEqual(['first', 'second']);
    expect(partial).toHaveBeenCalledExactlyOnceWith(page);
    expect(partial.mock.calls[0]?.[0]).toBe(page);
  });

  /** 75 movies: of each five, one has no date, one no timestamp, one a date by hand, two a day. */
  const many = () =>
    numbers(75).map((n) => {
      const title = String(n).padStart(2, '0');
      const dated = { ReleaseDate: inDays((n * 37) % 101), timestamp: day(1 + (n % 28)) };
      if (n % 5 === 0) return movie(title, { timestamp: day(1 + (n % 28)) });
      if (n % 5 === 1) return { ...movie(title, dated), timestamp: 'yesterday' };
      if (n % 5 === 2) return movie(title, { ...dated, ReleaseDate: `${1 + (n % 28)} March 2027` });
      return movie(title, { ...dated, status: 'upcoming' });
    });

  test('pages have each movie once, and the days of all pages are in order', async () => {
    await storeAll([...many(), movie('75', { ReleaseDate: inDays(3), status: 'uPcOmInG' })]);
    const pages = await readPages(upcomingReader());
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 16]);
    expect(titles(pages.flat()).toSorted()).toEqual(
      numbers(76).map((n) => String(n).padStart(2, '0')),
    );

    const days = pages
      .flat()
      .filter(({ title }) => title !== '75' && ![0, 2].includes(Number(title) % 5))
      .map(({ releaseDate }) => releaseDate);
    expect(days).toHaveLength(45);
    expect(days).toEqual(days.toSorted());
  });

  test.each([2, 4, 6, 8])('no movie is lost if request %i fails', async (failing) => {
    await storeAll(many());
    const expected = (await readPages(upcomingReader())).map(titles);
    // The SDK warns of a request that fails.
    vi.spyOn(console, 'warn').mockReturnValue();
    const network = globalThis.fetch;
    let requests = 0;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
      requests += 1;
      return requests === failing ? Promise.reject(new TypeError('offline')) : network(...request);
    });
    const read = upcomingReader();
    const pages = await readPages(() => read().catch(() => read()));
    spy.mockRestore();
    expect(requests).toBeGreaterThan(failing);
    expect(pages.map(titles)).toEqual(expected);
  });

  test('a list continues after the last movie of any of its pages', async () => {
    await storeAll(many());
    const whole = await readPages(upcomingReader());
    for (const count of [1, 2, 3]) {
      const before = whole.slice(0, count).flat();
      const after: Record<string, string> = Object.assign({}, ...before.map(movieCursor));
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      const rest = titles((await readPages(upcomingReader(after))).flat());
      expect(new Set([...titles(before), ...rest]).size).toBe(75);
      expect(new Set(rest).size).toBe(rest.length);
    }
  });
});

describe('in cinemas now', () => {
  test('are the movies released in the last six weeks, latest first', async () => {
    await storeAll([
      movie('six weeks', { status: 'Released', ReleaseDate: inDays(-42) }),
      movie('longer', { status: 'Released', ReleaseDate: inDays(-43) }),
      movie('today', { status: 'released', ReleaseDate: inDays(0) }),
      movie('tomorrow', { status: 'Released', ReleaseDate: inDays(1) }),
      movie('not yet released', { status: 'Upcoming', ReleaseDate: inDays(-1) }),
      movie('last week', { status: 'Released', ReleaseDate: inDays(-7), timestamp: 'none' }),
      movie('a month', { status: 'Released', ReleaseDate: '2026-11' }),
      movie('no date', { status: 'Released' }),
    ]);
    expect(titles(await listInCinemas())).toEqual(['today', 'last week', 'six weeks']);
  });

  test('are at most ten', async () => {
    await storeAll(
      numbers(30).map((n) => movie(`${n}`, { status: 'Released', ReleaseDate: inDays(-n) })),
    );
    expect(titles(await listInCinemas())).toEqual(numbers(10).map(String));
  });
});
