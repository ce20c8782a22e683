// product 2.15, 23.4.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseOf } from '../../../functions/src/firestore';
import { createCache } from '../../../functions/src/cache';
import { expectLogged, failOnConsoleOutput } from '../../support/console';
import { metaOf } from '../../support/served-head';
import { FILM, openServedSite, pathOf } from '../../support/served-site';

const BOAT = pathOf('Upcoming', 'boat');
const NOW = new Date('2026-12-01T10:00:00Z');

const served = openServedSite();
const { fetched, get } = served;

failOnConsoleOutput();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  served.documents = {
    [BOAT]: FILM,
    'events/look': { ...FILM, day: '2026-12-18', place: 'Kochi' },
  };
});

const freshOf = async (address: string) => (await get(address)).headers['Cache-Control'];

describe('data are cached for five minutes, whatever the query string', () => {
  test.each(['/movie/boat?fbclid=', '/events?event=look&utm_source='])(
    '%s: twenty shares cost one read',
    async (address) => {
      for (let share = 0; share < 20; share++) {
        expect((await get(`${address}${share}`)).body).toContain('The Boat');
      }
      expect(fetched).toHaveBeenCalledTimes(2);
    },
  );

  test('the press page of the film uses the same cache', async () => {
    await get('/movie/boat');
    expect(metaOf((await get('/movie/boat/press')).body)['og:title']).toBe('Press: The Boat');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('parallel requests share one read', async () => {
    await Promise.all([get('/movie/boat?a'), get('/movie/boat?b'), get('/movie/boat')]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('Hosting may cache a response for the rest of the five minutes, after which it is read again', async () => {
    expect(await freshOf('/movie/boat')).toBe('public, max-age=0, s-maxage=300');
    vi.advanceTimersByTime(200_000);
    expect(await freshOf('/movie/boat?utm_source=x')).toBe('public, max-age=0, s-maxage=100');
    served.documents = { [BOAT]: { ...FILM, title: 'The Ship' } };
    vi.advanceTimersByTime(100_000);
    expect((await get('/movie/boat')).body).toContain('The Ship');
  });

  test('an entry that leaves the site by itself is cached until then', async () => {
    served.documents = {
      'unpublished/movie:boat': {
        path: BOAT,
        entry: FILM,
        saved: NOW,
        publishAt: new Date(NOW.getTime() - 1000),
        until: new Date(NOW.getTime() + 60_000),
      },
    };
    expect(await freshOf('/movie/boat')).toBe('public, max-age=0, s-maxage=60');
    vi.advanceTimersByTime(61_000);
    served.documents = {};
    expect((await get('/movie/boat')).status).toBe(404);
  });

  test('missing entries are not cached', async () => {
    expect((await get('/movie/ship')).status).toBe(404);
    served.documents = { 'Movies/Upcoming/Movies/ship': FILM };
    expect((await get('/movie/ship')).status).toBe(200);
  });

  test('a failure is not cached', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
    expectLogged(/Firestore answered 503/);
    expect(await freshOf('/movie/boat')).toBe('no-store');
    expect((await get('/movie/boat')).body).toContain('The Boat');
  });

  test('an instance caches 200 values: the oldest is removed', async () => {
    const keep = createCache<string>();
    const database = databaseOf('live-cinema');
    let reads: string[] = [];
    const read = (key: string) =>
      keep(database, key, async () => {
        reads.push(key);
        return { found: key };
      });
    const keys = Array.from({ length: 201 }, (_, number) => `film${number}`);
    for (const key of keys) await read(key);
    reads = [];
    for (const key of keys.toReversed()) await read(key);
    expect(reads).toEqual(['film0']);
  });
});

describe('an address with trailing text of a sentence is redirected to the page', () => {
  test.each<readonly [string, string]>([
    ...[
      '.',
      ')',
      ',',
      '।',
      '’',
      '\u200b',
      '"',
      '**',
      '…',
      '_',
      '>',
      '-',
      '😀',
      '❤️',
      ' – The Boat',
    ].map((end) => [`/movie/boat${encodeURIComponent(end)}`, '/movie/boat'] as const),
    ['/movie/boat_', '/movie/boat'],
    ['/movie/boat>', '/movie/boat'],
    ['/movie/boat&fbclid=x', '/movie/boat'],
    ['/movie/boat%3Ffbclid=x', '/movie/boat'],
    ['/movie/boat%E2%80', '/movie/boat'],
    ['/movie/boat/)', '/movie/boat'],
    ['/movie/BOAT', '/movie/boat'],
    ['/movie/Boat%F0%9F%98%80', '/movie/boat'],
    ['/movie/BOAT/press', '/movie/boat/press'],
    ['/movie/boat/press&fbclid=x', '/movie/boat/press'],
    ['/Movie/boat', '/movie/boat'],
    ['/MOVIE/boat.', '/movie/boat'],
    ['/movie/boat./?fbclid=1', '/movie/boat?fbclid=1'],
    ['/movie/boat/press.', '/movie/boat/press'],
    ['/Movie/boat/Press', '/movie/boat/press'],
    ['/MOVIES', '/movies'],
    ['/Movies/', '/movies'],
    ['/movies&fbclid=x', '/movies'],
    ['/movies/)', '/movies'],
    ['/movies.?status=Upcoming', '/movies?status=Upcoming'],
    ['/Gallery%E2%80%99', '/gallery'],
    ['/events?event=look.', '/events?event=look'],
  ])('%s', async (address, location) => {
    const { status, headers } = await get(address);
    expect([status, headers['Location']]).toEqual([301, location]);
  });

  test.each([
    '/movie/gone.',
    '/movie/GONE',
    '/movie/boat.x',
    '/movie/boat/pressed',
    '/Movies/boat',
    '/movie/...',
  ])('%s is no page', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  test('an id that Firestore has generated is not searched in lower case', async () => {
    served.documents = { 'Movies/Upcoming/Movies/abcdefghij0123456789': FILM };
    expect((await get('/movie/Abcdefghij0123456789')).status).toBe(404);
    expect((await get('/movie/ABCDEFGHIJ0123456789')).status).toBe(301);
  });

  test('an id that ends in a full stop is the id of its film', async () => {
    served.documents = { 'Movies/Upcoming/Movies/boat.': FILM };
    expect((await get('/movie/boat.')).status).toBe(200);
  });
});
