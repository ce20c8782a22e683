// product 5.19.
import { expect, test } from 'vitest';
import { listMovieVideos } from '../../src/site/reads/movie-videos';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();
const video = { title: 'V', description: 'D', videoUrl: 'https://youtu.be/abcdefghijk' };
const idsOf = async (movie: string) => (await listMovieVideos(movie)).map(({ id }) => id);

test('the videos of a movie are newest first, at most 12, those without a time last', async () => {
  const others = Array.from({ length: 60 }, (_, n) => [
    `videos/a${n}`,
    { ...video, movie: 'mazha' },
  ]);
  await store({
    ...Object.fromEntries(others),
    'videos/old': { ...video, movie: 'kadal' },
    'videos/first': { ...video, movie: 'kadal', timestamp: day(1) },
    'videos/second': { ...video, movie: 'kadal', timestamp: day(2) },
    'videos/none': { ...video, timestamp: day(3) },
  });
  expect(await idsOf('kadal')).toEqual(['second', 'first', 'old']);
  expect(await idsOf('mazha')).toHaveLength(12);
  expect(await idsOf('gone')).toEqual([]);
});
