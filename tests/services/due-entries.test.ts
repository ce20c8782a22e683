// product 29.12, 38.3.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listAnnouncements,
  listLandingBanners,
  moviesReader,
  listLandingVideos,
  videosReader,
} from '../../src/store/read/lists';
import { getDue, withDue } from '../../src/store/due/due-entries';
import { galleryReader } from '../../src/store/read/gallery';
import { listComingEvents } from '../../src/store/read/events';
import { listInCinemas } from '../../src/site/reads/movies-by-release';
import { upcomingReader } from '../../src/site/reads/upcoming-movies';
import { type Cursor, dueCursorOf } from '../../src/shared/lists/merge-by-time';
import { NO_END } from '../../src/store/documents/unpublished';
import { today } from '../../src/content/locale/company-clock';
import { day, openDatabase } from '../support/database';
import { recordQueries } from '../support/query-recorder';
import { readPages } from '../support/read-pages';
import { onEmulator } from '../support/on-emulator';

const limits = vi.hoisted(() => ({ sharedMs: -1 }));
// Each list asks for itself, except where a test says otherwise.
vi.mock('../../src/shared/limits', async (original) => ({
  ...(await original<object>()),
  // Lists go on without an answer that is late, as on a busy machine.
  DUE_TIMEOUT_MS: 100_000,
  get DUE_SHARED_MS() {
    return limits.sharedMs;
  },
}));
// What visitors see of entries that no visit has moved yet (product 29.10, 29.11).

const { store } = openDatabase();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const img = 'https://firebasestorage.googleapis.com/v0/b/x/o/1';
const text = { title: 'T', description: 'D' };

/** A stored entry that is to be published that many ms from now. */
const unpublished = (path: string, entry: object, ms: number, until = NO_END) => ({
  path,
  entry,
  publishAt: new Date(Date.now() + ms),
  until,
  saved: day(1),
});

const VIDEO = { ...text, videoUrl: 'https://youtu.be/abcdefghijk', landingPage: 'yes' };

/** One entry of each kind. */
const entries = (ms: number) => ({
  'unpublished/movie:kadal': unpublished(
    'Movies/Upcoming/Movies/kadal',
    { ...text, img, status: 'Upcoming' },
    ms,
  ),
  'unpublished/video:v': unpublished('videos/v', VIDEO, ms),
  'unpublished/banner:b': unpublished('hero-banners/b', { imageUrl: img }, ms),
  'unpublished/image:i': unpublished('images/i', { img, movie: 'kadal' }, ms),
  'unpublished/announcement:a': unpublished('Movies/Announcements', { ...text, img }, ms),
  'unpublished/event:e': unpublished('events/e', { ...text, place: 'P', day: today() }, ms),
  // It is over, and only its address leads to it.
  'unpublished/event:past': unpublished('events/past', { ...text, place: 'P', day: today(1) }, ms),
});

/** The public lists, each read anew, and the entries that addresses name. */
const LISTS: Readonly<Record<string, () => Promise<readonly object[]>>> = {
  banners: () => withDue({ kind: 'banner', size: 3 }, listLandingBanners)(),
  announcements: () => withDue({ kind: 'announcement' }, listAnnouncements)(),
  'videos of the landing page': () =>
    withDue({ kind: 'video', onLandingPage: true, size: 5 }, listLandingVideos)(),
  'upcoming movies': () =>
    withDue({ kind: 'movie', status: 'Upcoming', size: 20 }, upcomingReader())(),
  'all movies': () => withDue({ kind: 'movie', status: 'All', size: 20 }, moviesReader('All'))(),
  videos: () => withDue({ kind: 'video', size: 6 }, videosReader(6))(),
  gallery: () => withDue({ kind: 'image', size: 24 }, galleryReader())(),
  'gallery of a movie': () =>
    withDue({ kind: 'image', movieId: 'kadal', size: 24 }, galleryReader({ movieId: 'kadal' }))(),
  'coming events': () => withDue({ kind: 'event', coming: true }, () => listComingEvents())(),
  'linked event': async () => [await getDue('event', 'past')].filter((event) => event !== null),
  'linked movie': async () => [await getDue('movie', 'kadal')].filter((movie) => movie !== null),
  'linked video': async () => [await getDue('video', 'v')].filter((video) => video !== null),
  'linked image': async () => [await getDue('image', 'images/i')].filter((image) => image !== null),
};

test.each(Object.entries(LISTS))(
  '%s have a scheduled entry from its time on, not before',
  async (_, read) => {
    await store(entries(HOUR_MS));
    expect(await read()).toEqual([]);
    await store(entries(-1));
    expect(await read()).toHaveLength(1);
  },
);

/** The next whole minute after so many ms. */
const minuteIn = (ms: number) => new Date(Math.ceil((Date.now() + ms) / MINUTE_MS) * MINUTE_MS);

test.each(Object.entries(LISTS))(
  '%s have an entry with an end until its end, not after',
  async (_, read) => {
    const ending = (until: Date) =>
      Object.fromEntries(
        Object.entries(entries(-2 * HOUR_MS)).map(([path, entry]) => [path, { ...entry, until }]),
      );
    await store(ending(minuteIn(MINUTE_MS)));
    expect(await read()).toHaveLength(1);
    await store(ending(new Date(Date.now() - 1)));
    expect(await read()).toEqual([]);
  },
);

test('a list that continues after a cursor has the due entries after the cursor', async () => {
  await store({
    'videos/old': { ...VIDEO, timestamp: day(1) },
    'unpublished/video:a': unpublished('videos/a', VIDEO, -MINUTE_MS),
    'unpublished/video:b': unpublished('videos/b', VIDEO, -2 * MINUTE_MS),
    'unpublished/video:c': unpublished('videos/c', VIDEO, -3 * MINUTE_MS),
  });
  const read = (after?: Cursor) => withDue({ kind: 'video', size: 6, after }, videosReader(6))();
  const whole = await read();
  expect(whole.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'old']);
  const rest = await read(dueCursorOf(whole[1]));
  expect(rest.map(({ id }) => id)).toEqual(['c', 'old']);
});

test('due movies are sorted by release among upcoming movies and movies in cinemas', async () => {
  const movie = (status: string, ReleaseDate: string) => ({ ...text, img, status, ReleaseDate });
  const year = new Date().getFullYear() + 1;
  await store({
    'Movies/Upcoming/Movies/may': { ...movie('Upcoming', `${year}-05-01`), timestamp: day(1) },
    'Movies/Upcoming/Movies/open': { ...text, img, status: 'Upcoming', timestamp: day(2) },
    'unpublished/movie:june': unpublished(
      'Movies/Upcoming/Movies/june',
      movie('Upcoming', `June ${year}`),
      -1,
    ),
    'unpublished/movie:april': unpublished(
      'Movies/Released/Movies/april',
      movie('Upcoming', `${year}-04-01`),
      -2,
    ),
    'Movies/Released/Movies/two': { ...movie('Released', today(2)), timestamp: day(3) },
    'unpublished/movie:one': unpublished(
      'Movies/Released/Movies/one',
      movie('Released', today(1)),
      -3,
    ),
    'unpublished/movie:old': unpublished(
      'Movies/Released/Movies/old',
      movie('Released', today(100)),
      -4,
    ),
  });
  const upcoming = withDue({ kind: 'movie', status: 'Upcoming', size: 20 }, upcomingReader());
  const found = await upcoming();
  expect(found.map(({ id }) => id)).toEqual(['april', 'may', 'june', 'open']);
  // The page shows those by month.
  expect(found[2]).toMatchObject({ release: { month: 6 } });
  const list = { kind: 'movie', status: 'Released', inCinemas: true, size: 10 } as const;
  expect((await withDue(list, listInCinemas)()).map(({ id }) => id)).toEqual(['one', 'two']);
});

test('of more than twenty due entries, the newest twenty are read and shown', async () => {
  const many = Array.from({ length: 25 }, (_, n) => [
    `unpublished/video:v${n}`,
    unpublished(`videos/v${n}`, VIDEO, -(n + 1) * MINUTE_MS),
  ]);
  await store(Object.fromEntries(many));
  const recorder = recordQueries();
  const pages = await readPages(withDue({ kind: 'video', size: 6 }, videosReader(6)));
  expect(await recorder.documents()).toBe(20);
  recorder.stop();
  expect(pages.flat().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, n) => `v${n}`));
});

test('all lists of a page view share one query', async () => {
  const recorder = recordQueries();
  try {
    await LISTS['linked movie']?.();
    limits.sharedMs = HOUR_MS;
    await Promise.all(Object.values(LISTS).map((read) => read()));
    const queries = recorder.queries.filter(({ from }) => from[0]?.collectionId === 'unpublished');
    expect(queries).toHaveLength(1);
  } finally {
    recorder.stop();
    limits.sharedMs = -1;
  }
});

onEmulator(() => {
  describe('a wrong clock', () => {
    const realNow = Date.now;
    beforeEach(() => store({ ...entries(-MINUTE_MS), 'unpublished/video:w': later() }));

    const later = () => unpublished('videos/w', VIDEO, MINUTE_MS / 2);
    /** The site's own host answers with the real time. */
    const serverTells = () => {
      const send = globalThis.fetch;
      return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        if (input !== '/') return send(input, init);
        return new Response(null, { headers: { Date: new Date(realNow()).toUTCString() } });
      });
    };
    const shift = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);

    test('that is an hour fast requests the server’s time, and shows nothing early', async () => {
      const fetched = serverTells();
      shift(HOUR_MS);
      expect(await LISTS['videos']?.()).toEqual([expect.objectContaining({ id: 'v' })]);
      expect(fetched).toHaveBeenCalledWith('/', { method: 'HEAD', cache: 'no-store' });
    });
  });
});
