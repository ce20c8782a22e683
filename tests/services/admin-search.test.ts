// product 24.10, 35.2, 35.3.
import { entriesReader } from '../../src/store/read/admin/entries';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../src/company/site';
import { searchDocuments } from '../../src/content/search/search-parts';
import type { SearchEntry } from '../../src/content/search/search-entry';
import type { ListQuery } from '../../src/content/search/list-query';
import { setFields } from '../../src/store/write/edit-entry';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { recordQueries } from '../support/query-recorder';
import { readPagesOf } from '../support/read-pages';

const { database, store } = openAdminDatabase();

/** 60 movies, the newest first in the index as in a list, and a video. */
const FILMS = Array.from({ length: 60 }, (_, n) => n);
const collectionAt = (n: number) => (n % 2 ? 'Released' : 'Upcoming');
const entries: readonly SearchEntry[] = [
  { key: 'Vmoon', title: 'Moon trailer', lacks: 'g' },
  ...FILMS.map((n): SearchEntry => ({
    key: `${collectionAt(n) === 'Released' ? 'R' : 'U'}${n}`,
    title: `Moon ${n}`,
    status: n < 50 ? 'Released' : 'Upcoming',
    actors: n === 7 ? 'Ravi Menon' : 'Meera Das',
    genre: n % 3 ? 'Drama' : 'Crime',
    releaseDate: n < 2 ? '' : `${2060 - n}-05-01`,
    // Each tenth has no picture.
    lacks: n % 10 ? '0' : '1',
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

const titles = (query: Partial<ListQuery>) =>
  readPagesOf(entriesReader<'movie'>('movie', { search: 'moon', ...query }), 'title');
const moons = (numbers: readonly number[]) => numbers.map((n) => `Moon ${n}`);

describe('a search in the admin area', () => {
  test('reads the index and one page, whatever the number of entries', async () => {
    const recorder = recordQueries();
    const first = await entriesReader('movie', { search: 'moon' })();
    const reads = await recorder.documents();
    recorder.stop();
    expect(first.map(({ title }) => title)).toEqual(moons(FILMS.slice(0, 25)));
    expect(reads).toBe(2 + 25);
  });

  test('has the pages, the order and the filter of the list', async () => {
    expect((await titles({})).flat()).toEqual(moons(FILMS));
    expect((await titles({ order: 'oldest' })).flat()).toEqual(moons(FILMS.toReversed()));
    expect((await titles({ status: 'Upcoming' })).flat()).toEqual(moons(FILMS.slice(50)));
    expect((await titles({ search: 'ravi' })).flat()).toEqual(['Moon 7']);
  });

  test('that finds nothing reads the index and no entry', async () => {
    const recorder = recordQueries();
    expect(await entriesReader('movie', { search: 'lighthouse' })()).toEqual([]);
    expect(await entriesReader('video', { search: 'lighthouse' })()).toEqual([]);
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
    expect(
      await readPagesOf(entriesReader<'video'>('video', { search: address }), 'title'),
    ).toEqual([['Moon trailer']]);
  });

  test.each([
    ['is not there', () => database.doc('search/0').delete()],
    [
      'does not contain missing fields yet',
      () => database.doc('search/0').update({ lacks: FieldValue.delete() }),
    ],
  ])('writes an index that %s', async (_, damage) => {
    await damage();
    expect((await titles({})).flat()).toEqual(moons(FILMS));
    expect((await titles({ missing: 'picture' })).flat()).toEqual(moons(FILMS));
  });

  test('leaves out entries that were deleted without the site, without ending the list', async () => {
    const batch = database.batch();
    for (const n of FILMS.slice(0, 30)) {
      batch.delete(database.doc(`Movies/${collectionAt(n)}/Movies/${n}`));
    }
    await batch.commit();
    expect((await titles({})).flat()).toEqual(moons(FILMS.slice(30)));
  });

  test('finds videos', async () => {
    expect(await readPagesOf(entriesReader<'video'>('video', { search: 'trai' }), 'title')).toEqual(
      [['Moon trailer']],
    );
    expect(await entriesReader('video', { search: 'ravi' })()).toEqual([]);
  });
});

describe('a list of movies', () => {
  const titlesFor = async (query: Partial<ListQuery>) =>
    (await titles({ search: '', ...query })).flat();

  test('finds movies with a missing field, combined with a search, a status and an order', async () => {
    expect(await titlesFor({ missing: 'picture' })).toEqual(moons([0, 10, 20, 30, 40, 50]));
    expect(await titlesFor({ missing: 'picture', order: 'oldest', status: 'Released' })).toEqual(
      moons([40, 30, 20, 10, 0]),
    );
    expect(await titlesFor({ missing: 'picture', search: 'moon 3' })).toEqual(['Moon 30']);
    expect(await titlesFor({ missing: 'date' })).toEqual(moons([0, 1]));
    expect(await titlesFor({ missing: 'picture', facets: { genre: 'Crime' } })).toEqual(
      moons([0, 30]),
    );
  });

  test('in the order of changes has the last edited movies first, then the last published ones', async () => {
    const identityOf = (n: number) => ({ id: `${n}`, collection: collectionAt(n) }) as const;
    await setFields('movie', identityOf(40), { certificate: 'U' });
    await setFields('movie', identityOf(30), { certificate: 'U' });
    await setFields('video', { id: 'moon' }, { onLandingPage: true });
    await store({
      'Movies/Upcoming/Movies/0': {
        title: 'Moon 0',
        status: 'Released',
        timestamp: new Date(Date.now() + 60_000),
      },
    });
    const rest = FILMS.slice(1).filter((n) => n !== 40 && n !== 30);
    expect(await titlesFor({ order: 'changed' })).toEqual(moons([0, 30, 40, ...rest]));
    expect(await titlesFor({ order: 'changed', missing: 'picture' })).toEqual(
      moons([0, 30, 40, 10, 20, 50]),
    );
  });

  test('reads the index and one page for any query, and 100 edits for the order of changes', async () => {
    const recorder = recordQueries();
    const documentsReadFor = async (query: Partial<ListQuery>) => {
      expect(await entriesReader('movie', { search: '', ...query })()).toHaveLength(25);
      return recorder.documents();
    };
    expect(await documentsReadFor({ facets: { genre: 'Drama' } })).toBe(2 + 25);
    expect(await documentsReadFor({ order: 'title' })).toBe(2 + 25);
    const edits = Array.from({ length: 110 }, (_, n) => [
      `revisions/${n}`,
      { path: `Movies/${collectionAt(n % 60)}/Movies/${n % 60}`, before: {}, at: day(n) },
    ]);
    await store(Object.fromEntries(edits));
    expect(await documentsReadFor({ order: 'changed' })).toBe(2 + 25 + 100);
    recorder.stop();
  });
});

test('a list of videos can be filtered by a missing field', async () => {
  expect(
    await readPagesOf(entriesReader<'video'>('video', { search: '', missing: 'film' }), 'title'),
  ).toEqual([['Moon trailer']]);
  expect(await entriesReader('video', { search: '', missing: 'picture' })()).toEqual([]);
});
