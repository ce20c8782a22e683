import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/domain/day';
import { countErrors } from '../../src/services/site/error-count';
import { listBanners } from '../../src/services/admin-lists/banners';
import {
  readAnnouncements,
  readBanners,
  readIndexOverview,
  readMovies,
  readVideos,
} from '../../src/services/site/overview';
import { editEntry, setFields } from '../../src/services/store/edit-entry';
import { getMovie } from '../../src/services/movies/movie';
import { repairSearchIndex } from '../../src/services/store/search-index-writer';
import { openAdminSession } from '../support/admin-session';
import { day, openDatabase } from '../support/database';
import { recordQueries } from '../support/query-recorder';

const { store } = openDatabase();
openAdminSession({ store });

const aStoredMovie = (n: number, fields: object = {}) => ({
  title: `Film ${n}`,
  description: 'Rain.',
  status: 'Upcoming',
  timestamp: day(n),
  ...fields,
});
const titles = (entries: readonly { readonly title: string }[]) =>
  entries.map(({ title }) => title);

test('without a search index nothing is overdue or changed', async () => {
  await store({ 'Movies/Upcoming/Movies/a': aStoredMovie(1, { ReleaseDate: '2020-05-01' }) });
  expect(await readIndexOverview()).toEqual({ overdue: [], changed: [] });
});

test('upcoming films of both collections are overdue once their day has passed', async () => {
  await store({
    'Movies/Upcoming/Movies/past': aStoredMovie(1, { ReleaseDate: '2020-05-01' }),
    'Movies/Upcoming/Movies/coming': aStoredMovie(2, { ReleaseDate: '2999-05-01' }),
    'Movies/Upcoming/Movies/words': aStoredMovie(3, { ReleaseDate: 'Summer 2020' }),
    'Movies/Upcoming/Movies/open': aStoredMovie(4),
    'Movies/Upcoming/Movies/out': aStoredMovie(5, {
      ReleaseDate: '2020-05-01',
      status: 'Released',
    }),
    'Movies/Released/Movies/back': aStoredMovie(6, { ReleaseDate: '2021-05-01' }),
  });
  await repairSearchIndex();
  expect(titles((await readIndexOverview()).overdue)).toEqual(['Film 6', 'Film 1']);
  await setFields('movie', { id: 'past', collection: 'Upcoming' }, { status: 'Released' });
  expect(titles((await readIndexOverview()).overdue)).toEqual(['Film 6']);
});

test('what was changed since the index was written comes last first', async () => {
  await store({
    'Movies/Upcoming/Movies/a': aStoredMovie(1),
    'Movies/Upcoming/Movies/b': aStoredMovie(2),
  });
  await repairSearchIndex();
  expect((await readIndexOverview()).changed).toEqual([]);
  for (const id of ['a', 'b']) {
    const movie = await getMovie(id);
    if (!movie) throw new Error('There is no movie');
    await editEntry('movie', movie, { ...movie, title: `New ${id}` });
  }
  expect(titles((await readIndexOverview()).changed)).toEqual(['New b', 'New a']);
});

test('the newest 20 movies and 10 videos are read', async () => {
  const movies = Array.from({ length: 21 }, (_, n) => [
    `Movies/Upcoming/Movies/${n}`,
    aStoredMovie(n + 1),
  ]);
  const videos = Array.from({ length: 11 }, (_, n) => [`videos/${n}`, aStoredMovie(n + 1)]);
  await store(Object.fromEntries([...movies, ...videos]));
  expect((await readMovies()).length).toBe(20);
  expect((await readMovies())[0]?.title).toBe('Film 21');
  expect((await readVideos()).length).toBe(10);
});

test('the errors of today and yesterday are counted, whatever is stored', async () => {
  const today = Math.floor(Date.now() / DAY_MS);
  expect(await countErrors()).toBe(0);
  await store({
    [`errorCounts/${today}`]: { count: 3 },
    [`errorCounts/${today - 1}`]: { count: 4 },
    [`errorCounts/${today - 2}`]: { count: 50 },
  });
  expect(await countErrors()).toBe(7);
  await store({ [`errorCounts/${today}`]: { count: 'x' } });
  expect(await countErrors()).toBe(4);
});

test('what the homepage says is read from few documents of many, and the banners once each', async () => {
  const all = Array.from({ length: 60 }, (_, n) => ({
    [`Movies/Upcoming/Movies/u${n}`]: aStoredMovie(n),
    [`Movies/Released/Movies/r${n}`]: aStoredMovie(n, { status: 'Released' }),
    [`videos/v${n}`]: {
      ...aStoredMovie(n),
      videoUrl: 'https://youtu.be/abcdefghijk',
      landingPage: 'yes',
    },
    [`hero-banners/b${n}`]: { imageUrl: 'https://pictures.test/b.webp', timestamp: day(n) },
  }));
  await store(Object.assign({}, ...all));
  const recorder = recordQueries();
  await Promise.all([readBanners(), readVideos(), readMovies(), readAnnouncements()]);
  expect(await recorder.documents()).toBe(3 + 10 + 2 * 20);
  await listBanners();
  expect(await recorder.documents()).toBe(60);
  recorder.stop();
});
