// product 4.9, 5.19, 7.1.
import { describe, expect, test } from 'vitest';
import { listMovieVideos } from '../../src/site/reads/movie-videos';
import { getVideo, listLandingVideos, videosReader } from '../../src/store/read/lists';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();

const VIDEO = { description: 'D', videoUrl: 'https://youtu.be/abcdefghijk' };
const video = (n: number, landingPage: string) => ({
  ...VIDEO,
  title: `Video ${n}`,
  landingPage,
  timestamp: day(n),
});
const stored = (count: number, landingPage: (n: number) => string) =>
  store(
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`videos/${n}`, video(n + 1, landingPage(n))]),
    ),
  );
const idsOf = async (movie: string) => (await listMovieVideos(movie)).map(({ id }) => id);
const titles = (page: readonly { title: string }[]) => page.map(({ title }) => title);

describe('videos', () => {
  test('of the landing page are the first five meant for it among the ten newest', async () => {
    await stored(12, (n) => (n % 2 === 0 ? 'yes' : 'no'));
    expect(titles(await listLandingVideos())).toEqual([11, 9, 7, 5, 3].map((n) => `Video ${n}`));
  });

  test('of the landing page are none if none of the ten newest is meant for it', async () => {
    await stored(11, (n) => (n === 0 ? 'yes' : 'no'));
    expect(await listLandingVideos()).toEqual([]);
  });

  test('have pages of 6, newest first', async () => {
    await stored(8, () => 'no');
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

test('the videos of a movie are newest first, at most 12, with videos without a time last', async () => {
  const others = Array.from({ length: 60 }, (_, n) => [
    `videos/a${n}`,
    { ...VIDEO, movie: 'mazha' },
  ]);
  await store({
    ...Object.fromEntries(others),
    'videos/old': { ...VIDEO, movie: 'kadal' },
    'videos/first': { ...VIDEO, movie: 'kadal', timestamp: day(1) },
    'videos/second': { ...VIDEO, movie: 'kadal', timestamp: day(2) },
    'videos/none': { ...VIDEO, timestamp: day(3) },
  });
  expect(await idsOf('kadal')).toEqual(['second', 'first', 'old']);
  expect(await idsOf('mazha')).toHaveLength(12);
  expect(await idsOf('gone')).toEqual([]);
});
