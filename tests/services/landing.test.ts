import { describe, expect, test } from 'vitest';
import { listAnnouncements } from '../../src/services/announcements';
import { listLandingBanners } from '../../src/services/hero-banners';
import { getVideo, listLandingVideos, videos } from '../../src/services/videos';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();

const pictureUrl = (n: number) => `https://firebasestorage.googleapis.com/v0/b/x/o/${n}`;
const video = (n: number, landingPage: string) => ({
  title: `Video ${n}`,
  description: 'D',
  videoUrl: 'https://youtu.be/abcdefghijk',
  landingPage,
  timestamp: day(n),
});
const titles = (page: readonly { title: string }[]) => page.map(({ title }) => title);

describe('banners of the landing page', () => {
  test('are the three newest', async () => {
    const documents = Array.from({ length: 5 }, (_, n) => [
      `hero-banners/${n}`,
      { imageUrl: pictureUrl(n), timestamp: day(n + 1) },
    ]);
    await store(Object.fromEntries(documents));
    expect((await listLandingBanners()).map(({ id }) => id)).toEqual(['4', '3', '2']);
  });

  test('may be older ones that hold nothing but their address; broken ones are left out', async () => {
    await store({
      'hero-banners/a': { imageUrl: pictureUrl(1) },
      'hero-banners/b': { imageUrl: 'javascript:alert(1)' },
      'hero-banners/c': {},
      'hero-banners/d': { imageUrl: pictureUrl(2) },
      'hero-banners/e': { imageUrl: pictureUrl(3), timestamp: day(1) },
    });
    expect((await listLandingBanners()).map(({ id }) => id)).toEqual(['e', 'a', 'd']);
  });

  test('are none when none is stored', async () => {
    expect(await listLandingBanners()).toEqual([]);
  });
});

describe('announcements', () => {
  test('are the entries of the one document, newest first', async () => {
    await store({
      'Movies/Announcements': {
        item_1700000000001: { title: 'Old', description: 'D', img: pictureUrl(1) },
        item_1700000000002: { title: 'New', description: 'D', img: pictureUrl(2) },
      },
    });
    expect(titles(await listAnnouncements())).toEqual(['New', 'Old']);
  });

  test('are none while the document does not exist', async () => {
    expect(await listAnnouncements()).toEqual([]);
  });
});

describe('videos', () => {
  test('of the landing page are the first five meant for it among the ten newest', async () => {
    const documents = Array.from({ length: 12 }, (_, n) => [
      `videos/${n}`,
      video(n + 1, n % 2 === 0 ? 'yes' : 'no'),
    ]);
    await store(Object.fromEntries(documents));
    expect(titles(await listLandingVideos())).toEqual([11, 9, 7, 5, 3].map((n) => `Video ${n}`));
  });

  test('of the landing page are none when the ten newest are not meant for it', async () => {
    const documents = Array.from({ length: 11 }, (_, n) => [
      `videos/${n}`,
      video(n + 1, n === 0 ? 'yes' : 'no'),
    ]);
    await store(Object.fromEntries(documents));
    expect(await listLandingVideos()).toEqual([]);
  });

  test('come six at a time, newest first', async () => {
    const documents = Array.from({ length: 8 }, (_, n) => [`videos/${n}`, video(n + 1, 'no')]);
    await store(Object.fromEntries(documents));
    const next = videos(6);
    expect(titles(await next())).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Video ${n}`));
    expect(titles(await next())).toEqual(['Video 2', 'Video 1']);
    expect(await next()).toEqual([]);
  });

  test('one of them is found by its id', async () => {
    await store({ 'videos/rain': video(1, 'yes') });
    expect(await getVideo('rain')).toMatchObject({ id: 'rain', title: 'Video 1' });
    expect(await getVideo('nobody')).toBeNull();
    expect(await getVideo('a/b')).toBeNull();
  });
});
