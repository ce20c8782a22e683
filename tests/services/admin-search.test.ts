import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../src/company/site';
import { searchDocuments } from '../../src/firebase/converters/search';
import type { SearchEntry } from '../../src/domain/search/search-entry';
import { adminMoviesReader } from '../../src/services/admin-lists/movies';
import { NoSearchIndexError } from '../../src/services/search/search-index';
import { adminVideosReader } from '../../src/services/admin-lists/videos';
import { openAdminSession } from '../support/admin-session';
import { day, openDatabase } from '../support/database';
import { recordQueries } from '../support/query-recorder';
import { readPagesOf } from '../support/read-pages';

const { database, store } = openDatabase();
openAdminSession({ store });

/** 60 movies, the newest first in the index as in a list, and a video. */
const FILMS = Array.from({ length: 60 }, (_, n) => n);
const collectionAt = (n: number) => (n % 2 ? 'Released' : 'Upcoming');
const entries: readonly SearchEntry[] = [
  { key: 'Vmoon', title: 'Moon trailer' },
  ...FILMS.map((n): SearchEntry => ({
    key: `${collectionAt(n) === 'Released' ? 'R' : 'U'}${n}`,
    title: `Moon ${n}`,
    status: n < 50 ? 'Released' : 'Upcoming',
    actors: n === 7 ? 'Ravi Menon' : 'Meera Das',
  })),
];

beforeEach(() =>
  store({
    ...Object.fromEntries(
      FILMS.map((n) => [
        `Movies/${collectionAt(n)}/Movies/${n}`,
        {
          title: `Moon ${n}`,
          description: n === 3 ? 'A lighthouse' : 'Rain',
          status: n < 50 ? 'Released' : 'Upcoming',
          timestamp: day(200 - n),
        },
      ]),
    ),
    'videos/moon': { title: 'Moon trailer', timestamp: day(1) },
    ...Object.fromEntries(searchDocuments(entries, new Date())),
  }),
);

const titles = (query: Partial<Parameters<typeof adminMoviesReader>[0]>) =>
  readPagesOf(adminMoviesReader({ status: 'All', search: 'moon', ...query }), 'title');
const moons = (numbers: readonly number[]) => numbers.map((n) => `Moon ${n}`);

describe('a search in the admin area', () => {
  test('reads the index and one page, however many there are', async () => {
    const recorder = recordQueries();
    const first = await adminMoviesReader({ status: 'All', search: 'moon' })();
    const reads = await recorder.documents();
    recorder.stop();
    expect(first.map(({ title }) => title)).toEqual(moons(FILMS.slice(0, 20)));
    expect(reads).toBe(2 + 20);
  });

  test('has the pages, the order and the filter of the list', async () => {
    expect((await titles({})).flat()).toEqual(moons(FILMS));
    expect((await titles({ order: 'oldest' })).flat()).toEqual(moons(FILMS.toReversed()));
    expect((await titles({ status: 'Upcoming' })).flat()).toEqual(moons(FILMS.slice(50)));
    expect((await titles({ search: 'ravi' })).flat()).toEqual(['Moon 7']);
  });

  test('that finds nothing reads the index and no entry', async () => {
    const recorder = recordQueries();
    expect(await adminMoviesReader({ status: 'All', search: 'lighthouse' })()).toEqual([]);
    expect(await adminVideosReader('lighthouse')()).toEqual([]);
    expect(await recorder.documents()).toBe(2 + 2);
    recorder.stop();
  });

  test('finds an entry by its address', async () => {
    await store({
      'Movies/Upcoming/Movies/rain-k3f9': { title: 'Mazha' },
      ...Object.fromEntries(
        searchDocuments([...entries, { key: 'Urain-k3f9', title: 'Mazha' }], new Date()),
      ),
    });
    for (const search of ['rain-k3', `${site.origin}/movie/rain-k3f9`, '/movie/RAIN-k3f9']) {
      expect((await titles({ search })).flat()).toEqual(['Mazha']);
    }
    const address = `${site.origin}/videos?video=moon`;
    expect(await readPagesOf(adminVideosReader(address), 'title')).toEqual([['Moon trailer']]);
  });

  test('fails if the index cannot be read', async () => {
    await database.doc('search/0').delete();
    await expect(adminMoviesReader({ status: 'All', search: 'moon' })()).rejects.toThrow(
      NoSearchIndexError,
    );
  });

  test('leaves out what was deleted past the site, without ending the list', async () => {
    const batch = database.batch();
    for (const n of FILMS.slice(0, 30)) {
      batch.delete(database.doc(`Movies/${collectionAt(n)}/Movies/${n}`));
    }
    await batch.commit();
    expect((await titles({})).flat()).toEqual(moons(FILMS.slice(30)));
  });

  test('finds videos', async () => {
    expect(await readPagesOf(adminVideosReader('trai'), 'title')).toEqual([['Moon trailer']]);
    expect(await adminVideosReader('ravi')()).toEqual([]);
  });
});
