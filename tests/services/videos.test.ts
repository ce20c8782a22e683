// product 4.9, 7.1.
import { describe, expect, test } from 'vitest';
import { getVideo, listLandingVideos, videosReader } from '../../src/store/read/lists';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();

const video = (n: number, landingPage: string) => ({
  title: `Video ${n}`,
  description: 'D',
  videoUrl: 'https://youtu.be/abcdefghijk',
  landingPage,
  timestamp: day(n),
});
const titles = (page: readonly { title: string }[]) => page.map(({ title }) => title);

describe('videos', () => {
  test('of the landing page are the first five meant for it among the ten newest', async () => {
    const documents = Array.from({ length: 12 }, (_, n) => [
      `videos/${n}`,
      video(n + 1, n % 2 === 0 ? 'yes' : 'no'),
    ]);
    await store(Object.fromEntries(documents));
    expect(titles(await listLandingVideos())).toEqual([11, 9, 7, 5, 3].map((n) => `Video ${n}`));
  });

  test('of the landing page are none if none of the ten newest is meant for it', async () => {
    const documents = Array.from({ length: 11 }, (_, n) => [
      `videos/${n}`,
      video(n + 1, n === 0 ? 'yes' : 'no'),
    ]);
    await store(Object.fromEntries(documents));
    expect(await listLandingVideos()).toEqual([]);
  });

  test('have pages of 6, newest first', async () => {
    const documents = Array.from({ length: 8 }, (_, n) => [`videos/${n}`, video(n + 1, 'no')]);
    await store(Object.fromEntries(documents));
    const next = videosReader(6);
    expect(titles(await next())).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Video ${n}`));
    expect(titles(await next())).toEqual(['Video 2', 'Video 1']);
    expect(await next()).toEqual([]);
  });

  test('are found by id', async () => {
    await store({ 'videos/rain': video(1, 'yes') });
    expect(await getVideo('rain')).toMatchObject({ id: 'rain', title: 'Video 1' });
    expect(await getVideo('unknown')).toBeNull();
    expect(await getVideo('a/b')).toBeNull();
  });
});
