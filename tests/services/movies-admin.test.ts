import { setLogLevel } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { MOVIE_LENGTHS } from '../../src/domain/entry-limits';
import type { MovieFields } from '../../src/domain/movie';
import { movieEntryOf, movieErrors, movieFieldsOf } from '../../src/domain/movie-entry';
import { pictureStamp } from '../../src/domain/picture-name';
import { TimeoutError } from '../../src/domain/timeout';
import { uploadPicture } from '../../src/services/images';
import { getMovie } from '../../src/services/movies';
import {
  addMovie,
  adminMovies,
  deleteMovie,
  setMovieStatus,
  updateMovie,
} from '../../src/services/movies-admin';
import { openAdminSession } from '../support/admin-session';
import { letters } from '../support/builders';
import { day, openDatabase } from '../support/database';
import { storedFiles } from '../support/stored-files';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const { database, store } = openDatabase();
const { signOut } = openAdminSession({ store });

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
const AT = { id: 'tides', place: 'Upcoming' } as const;
const tides: MovieFields = {
  title: 'Tides',
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  picture: { src: FILE, alt: 'A boat', width: 1920, height: 1080, color: '#203040' },
};

const stored = async (path: string) => (await database.doc(path).get()).data();
async function read(id: string = AT.id) {
  const movie = await getMovie(id);
  if (!movie) throw new Error(`${id} is not there`);
  return movie;
}

async function titles(query: Parameters<typeof adminMovies>[0]) {
  const next = adminMovies(query);
  const pages: string[][] = [];
  for (;;) {
    const page = await next();
    if (page.length === 0) return pages;
    pages.push(page.map(({ title }) => title));
  }
}

test.each(['Upcoming', 'Released'] as const)(
  'a movie is written to the place of its status: %s',
  async (status) => {
    await addMovie({ id: 'tides', place: status }, { ...tides, status });
    expect(await stored(`Movies/${status}/Movies/tides`)).toEqual({
      title: 'Tides',
      description: 'A lighthouse keeper counts the boats.',
      status,
      img: FILE,
      picture: { alt: 'A boat', width: 1920, height: 1080, color: '#203040' },
      timestamp: expect.anything(),
    });
    const { publishedAt } = await read();
    expect(Math.abs(Date.now() - (publishedAt?.getTime() ?? 0))).toBeLessThan(60_000);
  },
);

test('the rules let through whatever the form does, up to its limits', async () => {
  const entry = {
    ...movieEntryOf(),
    ...Object.fromEntries(Object.entries(MOVIE_LENGTHS).map(([name, max]) => [name, letters(max)])),
    releaseDate: '2026-12-18',
    trailerUrl: 'http://youtu.be/abcdefghijk?t=3',
    ticketUrl: `https://tickets.example.com/${letters(260)}?a=%20&b=ക#c`,
    runtimeMinutes: '1000',
  };
  expect(movieErrors(entry)).toEqual({});
  const fields = movieFieldsOf(entry, tides.picture);
  await addMovie(AT, fields);
  expect(await read()).toMatchObject({ ...fields, runtimeMinutes: 1000 });
  expect((await read()).trailerUrl).toMatch(/^https:/);
});

test('the next attempt after a lost answer is the same movie', async () => {
  await addMovie(AT, tides);
  const first = await stored('Movies/Upcoming/Movies/tides');
  await addMovie(AT, { ...tides, title: 'High Tides', status: 'Released' });
  expect(await stored('Movies/Upcoming/Movies/tides')).toEqual({
    ...first,
    title: 'High Tides',
    status: 'Released',
  });
  expect(await titles({ status: 'All', search: '' })).toEqual([['High Tides']]);
});

test('a status changes in place and leaves the rest alone', async () => {
  await addMovie(AT, tides);
  const before = await stored('Movies/Upcoming/Movies/tides');
  await setMovieStatus(AT, 'Released');
  expect(await stored('Movies/Upcoming/Movies/tides')).toEqual({ ...before, status: 'Released' });
  expect(await titles({ status: 'Released', search: '' })).toEqual([['Tides']]);
  expect(await titles({ status: 'Upcoming', search: '' })).toEqual([]);
});

test('a deletion takes the files along; once more is a success too', async () => {
  const stem = `still-${pictureStamp()}`;
  const blob = new Blob([new Uint8Array(9000)], { type: 'image/webp' });
  const picture = await uploadPicture('movies', {
    stem,
    width: 1920,
    height: 1080,
    color: '#203040',
    largest: blob,
    smaller: [{ width: 480, blob }],
  });
  await addMovie(AT, { ...tides, picture });
  expect(await storedFiles(`movies/${stem}`)).toHaveLength(2);
  const movie = { ...(await read()), picture };

  await deleteMovie(movie);
  expect(await getMovie('tides')).toBeNull();
  expect(await storedFiles(`movies/${stem}`)).toEqual([]);
  await deleteMovie(movie);
});

test('what is gone cannot be changed', async () => {
  const gone = { ...tides, ...AT };
  const missing = { code: 'not-found' };
  await expect(setMovieStatus(AT, 'Released')).rejects.toMatchObject(missing);
  await expect(updateMovie(gone, { ...gone, title: 'New' })).rejects.toMatchObject(missing);
  expect(await getMovie('tides')).toBeNull();
});

test('lists both places newest first, twenty at a time, with those that lack a time', async () => {
  await store({
    ...Object.fromEntries(
      Array.from({ length: 44 }, (_, n) => [
        `Movies/${n % 2 ? 'Upcoming' : 'Released'}/Movies/m${n}`,
        { title: `Film ${n}`, status: n % 4 ? 'Upcoming' : 'Released', timestamp: day(n) },
      ]),
    ),
    'Movies/Upcoming/Movies/timeless': { title: 'Timeless' },
  });
  const pages = await titles({ status: 'All', search: '' });
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(pages[0]?.slice(0, 2)).toEqual(['Film 43', 'Film 42']);
  expect(pages[2]?.at(-1)).toBe('Timeless');
  expect((await titles({ status: 'Released', search: '' })).flat()).toHaveLength(11);
});

test('a search looks for all its words in what a movie says', async () => {
  await store({
    'Movies/Upcoming/Movies/a': { title: 'Tides', Director: 'Anu Mathew', timestamp: day(1) },
    'Movies/Released/Movies/b': { name: 'ANU', description: 'Mathew!', timestamp: day(2) },
    'Movies/Released/Movies/c': { title: 'Anu', timestamp: day(3) },
  });
  expect(await titles({ status: 'All', search: 'mathew anu' })).toEqual([['ANU', 'Tides']]);
});

test('nobody else writes', async () => {
  await addMovie(AT, tides);
  const movie = await read();
  await signOut();
  const denied = { code: 'permission-denied' };
  await expect(addMovie({ ...AT, id: 'more' }, tides)).rejects.toMatchObject(denied);
  await expect(addMovie(AT, { ...tides, title: 'New' })).rejects.toMatchObject(denied);
  await expect(updateMovie(movie, { ...movie, title: 'New' })).rejects.toMatchObject(denied);
  await expect(setMovieStatus(movie, 'Released')).rejects.toMatchObject(denied);
  await expect(deleteMovie(movie)).rejects.toMatchObject(denied);
});

test('a write that gets no answer ends', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const movie = { ...tides, ...AT };
    const writes = [
      addMovie(AT, tides),
      setMovieStatus(AT, 'Released'),
      updateMovie(movie, { ...movie, title: 'New' }),
      deleteMovie(movie),
    ];
    const outcomes = Promise.allSettled(writes);
    await vi.advanceTimersByTimeAsync(15_000);
    for (const outcome of await outcomes) {
      expect(outcome).toEqual({ status: 'rejected', reason: expect.any(TimeoutError) });
    }
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
