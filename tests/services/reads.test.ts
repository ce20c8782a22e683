import { afterEach, beforeEach, expect, test } from 'vitest';
import { galleryImages } from '../../src/services/gallery';
import { listLandingBanners } from '../../src/services/hero-banners';
import { movies } from '../../src/services/movies';
import { listLandingVideos, videos } from '../../src/services/videos';
import { openDatabase } from '../support/database';
import { watchWire } from '../support/wire';

const { database } = openDatabase();
let wire: ReturnType<typeof watchWire>;
beforeEach(() => {
  wire = watchWire();
});
afterEach(() => wire.stop());

const START = Date.UTC(2026, 0, 1);

/** The same number of documents in every collection that grows. */
async function storeInEach(count: number): Promise<void> {
  // The emulator needs no gentle start.
  const writer = database.bulkWriter({ throttling: false });
  const put = (path: string, data: object) => void writer.set(database.doc(path), data);
  for (let n = 0; n < count; n += 1) {
    const img = `https://firebasestorage.googleapis.com/v0/b/x/o/${n}`;
    const timestamp = new Date(START + n * 60_000);
    const words = { title: `No. ${n}`, description: 'D', timestamp };
    const videoUrl = 'https://youtu.be/abcdefghijk';
    put(`hero-banners/${n}`, { imageUrl: img, timestamp });
    put(`Movies/Upcoming/Movies/${n}`, { ...words, img, status: 'Upcoming' });
    put(`Movies/Released/Movies/r${n}`, { ...words, img, status: 'Released' });
    put(`videos/${n}`, { ...words, videoUrl, landingPage: 'yes' });
    put(`gallery/stills/images/${n}`, { ...words, img });
  }
  await writer.close();
}

/** What a first view of each page reads; the announcements are one document (DESIGN R3, R4). */
const PAGES: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  landing: () => [listLandingBanners(), movies('Upcoming')(), listLandingVideos()],
  movies: () => [movies('All')()],
  'upcoming movies': () => [movies('Upcoming')()],
  videos: () => [videos(6)()],
  gallery: () => [galleryImages()()],
};

async function readsPerPage(): Promise<Record<string, number>> {
  const reads: Record<string, number> = {};
  for (const [page, read] of Object.entries(PAGES)) {
    await Promise.all(read());
    reads[page] = await wire.documents();
  }
  return reads;
}

test('a page reads the same number of documents of 100 and of 10,000', async () => {
  await storeInEach(100);
  await wire.documents();
  const few = await readsPerPage();
  await storeInEach(10_000);
  await wire.documents();
  expect(await readsPerPage()).toEqual(few);

  expect(few['landing']).toBe(3 + 20 + 10);
  expect(few['movies']).toBe(2 * 20);
  expect(few['videos']).toBe(6);
  expect(few['gallery']).toBe(24);
}, 120_000);
