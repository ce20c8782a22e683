// product 5.3, 10.12, 15.5.
import { expect, test } from 'vitest';
import { EditConflictError } from '../../src/store/documents/conflict';
import type { MovieFields } from '../../src/content/movie/movie';
import { getMovie } from '../../src/store/read/movie';
import { newEntryRef } from '../../src/store/documents/kinds';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry } from '../../src/store/write/edit-entry';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';

const { database, store } = openAdminDatabase();

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
const AT = { id: 'tides', collection: 'Upcoming' } as const;
const REF = newEntryRef('movie', AT.id);
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
  if (!movie) throw new Error(`There is no movie ${id}`);
  return movie;
}

test('an edit of an older document writes changed fields, deletes cleared ones and the field name', async () => {
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
  const { genre: _cleared, ...rest } = movie;
  await editEntry('movie', movie, { ...rest, title: 'New', writers: 'Bobby' });
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

test('an edit that partly has been written writes the rest, as after a lost response', async () => {
  await addEntry(REF, tides);
  const seen = await read();
  await editEntry('movie', seen, { ...seen, title: 'High Tides' });
  await editEntry('movie', seen, { ...seen, title: 'High Tides', genre: 'Drama' });
  await editEntry('movie', seen, { ...seen, title: 'High Tides', genre: 'Drama' });
  expect(await read()).toEqual({ ...seen, title: 'High Tides', genre: 'Drama' });
});

test('of two concurrent edits of one field one is written and the other throws', async () => {
  await addEntry(REF, tides);
  const seen = await read();
  const outcomes = await Promise.allSettled([
    editEntry('movie', seen, { ...seen, title: 'High Tides' }),
    editEntry('movie', seen, { ...seen, title: 'Low Tides' }),
  ]);
  const won = ['High Tides', 'Low Tides'].filter((_, n) => outcomes[n]?.status === 'fulfilled');
  expect(won).toEqual([(await read()).title]);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(EditConflictError),
  });
});

test('a new picture replaces all that is stored about the previous one', async () => {
  await store({
    'Movies/Upcoming/Movies/tides': {
      title: 'Tides',
      img: 'no address',
      picture: { alt: 'An old one', width: 10 },
    },
  });
  const seen = await read();
  await editEntry('movie', seen, { ...seen, picture: { src: FILE } });
  expect(await stored()).toEqual({ title: 'Tides', img: FILE });
});
