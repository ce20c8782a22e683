// product 11.5.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listComingEvents, listMovieEvents, listPastEvents } from '../../../src/store/read/events';
import {
  archivedYearReader,
  listArchivedNaming,
} from '../../../src/site/reads/archived-announcements';
import { galleryReader } from '../../../src/store/read/gallery';
import {
  listLandingBanners,
  moviesReader,
  listLandingVideos,
  videosReader,
} from '../../../src/store/read/lists';
import { EVENTS_READ_ON_LANDING } from '../../../src/shared/limits';
import { today } from '../../../src/content/locale/company-clock';
import { listInCinemas } from '../../../src/site/reads/movies-by-release';
import { upcomingReader } from '../../../src/site/reads/upcoming-movies';
import { openDatabase } from '../../support/database';
import { recordQueries } from '../../support/query-recorder';

// The emulator has no indexes: it reads each collection to its end for every query.
vi.mock('../../../src/shared/limits', async (original) => ({
  ...(await original<object>()),
  READ_TIMEOUT_MS: 100_000,
}));

const { database } = openDatabase();
let recorder: ReturnType<typeof recordQueries>;
beforeEach(() => {
  recorder = recordQueries();
});
afterEach(() => recorder.stop());

const START = Date.UTC(2026, 0, 1);

const [lastWeek, nextWeek] = [today(7), today(-7)];
const nextYear = new Date().getFullYear() + 1;

const BATCH_SIZE = 500;

/** Stores that number of documents in each of the collections that grow. */
async function storeInEach(count: number): Promise<void> {
  const documents: (readonly [path: string, data: object])[] = [];
  const put = (path: string, data: object) => documents.push([path, data]);
  for (let n = 0; n < count; n += 1) {
    const img = `https://firebasestorage.googleapis.com/v0/b/x/o/${n}`;
    const timestamp = new Date(START + n * 60_000);
    const texts = { title: `No. ${n}`, description: 'D', timestamp };
    const videoUrl = 'https://youtu.be/abcdefghijk';
    put(`hero-banners/${n}`, { imageUrl: img, timestamp });
    // A fifth of the movies have a date: they come out next year, or came out last week.
    const coming = n % 5 ? {} : { ReleaseDate: `${nextYear}-01-${10 + (n % 20)}` };
    const running = n % 5 ? {} : { ReleaseDate: lastWeek };
    put(`Movies/Upcoming/Movies/${n}`, { ...texts, img, status: 'Upcoming', ...coming });
    put(`Movies/Released/Movies/r${n}`, { ...texts, img, status: 'Released', ...running });
    put(`videos/${n}`, { ...texts, videoUrl, landingPage: 'yes' });
    put(`gallery/stills/images/${n}`, { ...texts, img });
    put(`Movies/Announcements/Archive/${n}`, {
      entry: { ...texts, img, movie: 'tides' },
      at: timestamp,
    });
    // Half of the events are over.
    put(`events/${n}`, { ...texts, place: 'P', day: n % 2 ? lastWeek : nextWeek, movie: 'tides' });
  }
  for (let from = 0; from < documents.length; from += BATCH_SIZE) {
    const batch = database.batch();
    for (const [path, data] of documents.slice(from, from + BATCH_SIZE)) {
      batch.set(database.doc(path), data);
    }
    await batch.commit();
  }
}

/** The reads of the first view of each page; the announcements are one document (product 21.7). */
const PAGES: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  landing: () => [
    listLandingBanners(),
    upcomingReader()(),
    listLandingVideos(),
    listComingEvents(EVENTS_READ_ON_LANDING),
  ],
  movies: () => [moviesReader('All')(), listInCinemas()],
  'upcoming movies': () => [upcomingReader()()],
  videos: () => [videosReader(6)()],
  gallery: () => [galleryReader()()],
  events: () => [listComingEvents(), listPastEvents()],
  'events of a movie': () => [listMovieEvents('tides')],
  'a year of archived announcements': () => [archivedYearReader('2026')()],
  'archived news of a movie': () => [listArchivedNaming('tides', 4)],
};

async function readsPerPage(): Promise<Record<string, number>> {
  const reads: Record<string, number> = {};
  for (const [page, read] of Object.entries(PAGES)) {
    await Promise.all(read());
    reads[page] = await recorder.documents();
  }
  return reads;
}

test('a page reads the same number of documents from collections of 100 and of 1,000', async () => {
  await storeInEach(100);
  await recorder.documents();
  const few = await readsPerPage();
  await storeInEach(1000);
  await recorder.documents();
  expect(await readsPerPage()).toEqual(few);

  expect(few['landing']).toBe(3 + 2 * 20 + 10 + 10);
  expect(few['movies']).toBe(2 * 20 + 10);
  expect(few['upcoming movies']).toBe(2 * 20);
  expect(few['videos']).toBe(6);
  expect(few['gallery']).toBe(24);
  expect(few['events']).toBe(2 * 50);
  expect(few['events of a movie']).toBe(50);
  expect(few['a year of archived announcements']).toBe(24);
  expect(few['archived news of a movie']).toBe(4);
});

/** A small site: no kind of entry fills a page, and each has one that was stored without a time. */
async function storeSmallSite(): Promise<void> {
  const batch = database.batch();
  const put = (path: string, number: number, data: object) => {
    const time = number === 0 ? {} : { timestamp: new Date(START + number * 60_000) };
    batch.set(database.doc(path), { title: `No. ${number}`, description: 'D', ...data, ...time });
  };
  const img = 'https://firebasestorage.googleapis.com/v0/b/x/o/a';
  for (let n = 0; n < 14; n += 1) {
    const status = n < 10 ? 'Upcoming' : 'Released';
    put(`Movies/Upcoming/Movies/${n}-up`, n, { img, status });
  }
  for (let n = 0; n < 5; n += 1)
    put(`Movies/Released/Movies/r${n}`, n, { img, status: 'Released' });
  for (let n = 0; n < 2; n += 1) put(`hero-banners/${n}`, n, { imageUrl: img });
  for (let n = 0; n < 5; n += 1)
    put(`videos/${n}`, n, { videoUrl: 'https://youtu.be/abcdefghijk' });
  for (let n = 0; n < 23; n += 1) put(`${n % 2 ? 'a/b' : 'a/b-c'}/images/${n}`, n, { img });
  for (let n = 0; n < 3; n += 1)
    put(`events/${n}`, n, { place: 'P', day: n < 2 ? nextWeek : lastWeek, movie: 'tides' });
  await batch.commit();
}

test('on a small site each page reads each document once, also documents without a time', async () => {
  await storeSmallSite();
  await recorder.documents();
  expect(await readsPerPage()).toEqual({
    // Read by time and once more by name, these were 40, 36, 28, 9 and 45.
    landing: 2 + 19 + 5 + 2,
    movies: 19,
    'upcoming movies': 19,
    videos: 5,
    gallery: 23,
    events: 2 + 1,
    'events of a movie': 2,
    'a year of archived announcements': 0,
    'archived news of a movie': 0,
  });
  expect(await moviesReader('All')()).toHaveLength(19);
  expect(await upcomingReader()()).toHaveLength(10);
  expect(await videosReader(6)()).toHaveLength(5);
  const images = await galleryReader()();
  expect(new Set(images.map(({ path }) => path)).size).toBe(23);
  expect(images.at(-1)?.title).toBe('No. 0');
});
