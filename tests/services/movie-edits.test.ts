import { setLogLevel } from 'firebase/firestore/lite';
import { describe, expect, test, vi } from 'vitest';
import { ChangedMeanwhileError } from '../../src/domain/conflict';
import type { MovieFields } from '../../src/domain/movie';
import { getMovie } from '../../src/services/movies';
import { addMovie, updateMovie } from '../../src/services/movies-admin';
import { openAdminSession } from '../support/admin-session';
import { day, openDatabase } from '../support/database';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const { database, store } = openDatabase();
openAdminSession({ store });

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
const AT = { id: 'tides', place: 'Upcoming' } as const;
const tides: MovieFields = {
  title: 'Tides',
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  picture: { src: FILE, alt: 'A boat' },
};

const stored = async (path = 'Movies/Upcoming/Movies/tides') =>
  (await database.doc(path).get()).data();
async function read(id: string = AT.id) {
  const movie = await getMovie(id);
  if (!movie) throw new Error(`${id} is not there`);
  return movie;
}

test('an edit changes what differs, takes away what was left blank, and keeps the rest', async () => {
  await store({
    'Movies/Released/Movies/old': {
      name: 'Old name',
      title: 'Older title',
      description: 'x',
      Genre: 'Drama',
      Director: ' Anu ',
      runtime: 5000,
      img: 'https://elsewhere.example/a.jpg',
      status: 'released',
      rating: 5,
      timestamp: day(1),
    },
  });
  const movie = await read('old');
  const { genre: _left, ...rest } = movie;
  await updateMovie(movie, { ...rest, title: 'New', writers: 'Bobby' });
  const { timestamp, ...after } = (await stored('Movies/Released/Movies/old')) ?? {};
  expect(after).toEqual({
    title: 'New',
    description: 'x',
    Director: ' Anu ',
    Writer: 'Bobby',
    runtime: 5000,
    img: 'https://elsewhere.example/a.jpg',
    status: 'released',
    rating: 5,
  });
  expect(timestamp.toDate()).toEqual(day(1));
});

describe('an edit after somebody else was faster', () => {
  test.each([
    ['another field', { description: 'Rain.' }, { title: 'High Tides' }],
    ['the same field', { title: 'Low Tides' }, { title: 'High Tides' }],
    ['the status', { status: 'Released' }, { title: 'High Tides' }],
    ['a field that was empty', { genre: 'Drama' }, { title: 'High Tides' }],
    ['the words for the picture', { picture: { src: FILE, alt: 'x' } }, { title: 'High Tides' }],
    ['the picture', { picture: { src: `${FILE}2` } }, { picture: { src: `${FILE}3` } }],
  ] as const)('writes nothing and tells what is there now: %s', async (_what, theirs, mine) => {
    await addMovie(AT, tides);
    const seen = await read();
    await updateMovie(seen, { ...seen, ...theirs });
    const before = await stored();

    const edit = updateMovie(seen, { ...seen, ...mine });
    await expect(edit).rejects.toThrow(ChangedMeanwhileError);
    await expect(edit).rejects.toMatchObject({ current: { ...seen, ...theirs } });
    expect(await stored()).toEqual(before);
  });

  test('writes what is left when both want the same, as after a lost answer', async () => {
    await addMovie(AT, tides);
    const seen = await read();
    await updateMovie(seen, { ...seen, title: 'High Tides' });
    await updateMovie(seen, { ...seen, title: 'High Tides', genre: 'Drama' });
    await updateMovie(seen, { ...seen, title: 'High Tides', genre: 'Drama' });
    expect(await read()).toEqual({ ...seen, title: 'High Tides', genre: 'Drama' });
  });

  test('may follow once the new one has been read', async () => {
    await addMovie(AT, tides);
    const seen = await read();
    await updateMovie(seen, { ...seen, description: 'Rain.' });
    const now = await read();
    await updateMovie(now, { ...now, title: 'High Tides' });
    expect(await read()).toEqual({ ...seen, title: 'High Tides', description: 'Rain.' });
  });

  test('loses nothing when both save in the same moment', async () => {
    await addMovie(AT, tides);
    const seen = await read();
    const outcomes = await Promise.allSettled([
      updateMovie(seen, { ...seen, title: 'High Tides' }),
      updateMovie(seen, { ...seen, title: 'Low Tides' }),
    ]);
    const won = ['High Tides', 'Low Tides'].filter((_, n) => outcomes[n]?.status === 'fulfilled');
    expect(won).toEqual([(await read()).title]);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(ChangedMeanwhileError),
    });
  });
});

test('an edit that changes nothing sends nothing', async () => {
  await addMovie(AT, tides);
  const seen = await read();
  const send = vi.spyOn(globalThis, 'fetch');
  await updateMovie(seen, { ...seen });
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});

test('a new picture does not keep what is stored beside the old one', async () => {
  await store({
    'Movies/Upcoming/Movies/tides': {
      title: 'Tides',
      img: 'no address',
      picture: { alt: 'An old one', width: 10 },
    },
  });
  const seen = await read();
  await updateMovie(seen, { ...seen, picture: { src: FILE } });
  expect(await stored()).toEqual({ title: 'Tides', img: FILE });
});
