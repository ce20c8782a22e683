// product 5.1, 16.5.
import { describe, expect, test } from 'vitest';
import { AddressTakenError } from '../../src/content/movie/movie-address';
import type { MovieFields } from '../../src/content/movie/movie';
import { getMovie } from '../../src/store/read/movie';
import { newEntryRef } from '../../src/store/documents/kinds';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry, setFields } from '../../src/store/write/edit-entry';
import { aFullMovie } from '../support/builders';
import { openAdminDatabase } from '../support/admin-session';
import { readPagesOf } from '../support/read-pages';
import { serveOverHttp } from '../support/uploaded-picture';

// The address of a movie, and its two collections (product 5.15, 15.6).

const database = openAdminDatabase();
serveOverHttp();

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
const AT = { id: 'tides', collection: 'Upcoming' } as const;
const REF = newEntryRef('movie', AT.id);
const tides: MovieFields = {
  title: 'Tides',
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  picture: { src: FILE, alt: 'A boat', width: 1920, height: 1080, color: '#203040' },
};
const document = {
  title: 'Tides',
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  img: FILE,
  picture: { alt: 'A boat', width: 1920, height: 1080, color: '#203040' },
};

const stored = async (path: string) => (await database.database.doc(path).get()).data();
async function read(id: string = AT.id) {
  const movie = await getMovie(id);
  if (!movie) throw new Error(`There is no movie ${id}`);
  return movie;
}
const titlesOf = (query: Parameters<typeof adminMoviesReader>[0]) =>
  readPagesOf(adminMoviesReader(query), 'title');

test('a movie with the status Released is written to the collection of released movies', async () => {
  await addEntry(newEntryRef('movie', 'tides', 'Released'), { ...tides, status: 'Released' });
  const { timestamp, ...fields } = (await stored('Movies/Released/Movies/tides')) ?? {};
  expect(fields).toEqual({ ...document, status: 'Released' });
  expect(await read()).toMatchObject({ collection: 'Released', publishedAt: timestamp.toDate() });
});

describe('an address of another movie', () => {
  const another = { ...tides, title: 'Ebb', picture: { src: `${FILE}2` } };

  test.each(['Upcoming', 'Released'] as const)(
    'in %s is refused, and that movie stays as it is',
    async (collection) => {
      await addEntry(newEntryRef('movie', AT.id, collection), { ...tides, status: collection });
      const before = await stored(`Movies/${collection}/Movies/${AT.id}`);
      await expect(addEntry(REF, another)).rejects.toThrow(AddressTakenError);
      const again = addEntry(REF, another, { pictures: [`${FILE}3`] });
      await expect(again).rejects.toThrow(AddressTakenError);
      expect(await stored(`Movies/${collection}/Movies/${AT.id}`)).toEqual(before);
      expect(await titlesOf({ status: 'All', search: '' })).toEqual([['Tides']]);
    },
  );

  test('that an earlier attempt has stored with another picture becomes an edit', async () => {
    await addEntry(REF, tides);
    await addEntry(REF, another, { pictures: [FILE] });
    expect(await read()).toMatchObject({ title: 'Ebb', picture: another.picture });
  });
});

test('adding a movie again with another status leaves it in its collection', async () => {
  await addEntry(REF, tides);
  await addEntry(REF, { ...tides, status: 'Released' });
  expect(await read()).toMatchObject({ collection: 'Upcoming', status: 'Released' });
  expect(await titlesOf({ status: 'All', search: '' })).toEqual([['Tides']]);
});

test('a movie with every field is read back equal, added at once or field by field', async () => {
  await addEntry(REF, aFullMovie());
  expect(await read()).toEqual({ ...aFullMovie(), ...AT, publishedAt: expect.any(Date) });

  await addEntry(newEntryRef('movie', 'bare'), tides);
  for (const [name, value] of Object.entries(aFullMovie())) {
    const before = await read('bare');
    await editEntry('movie', before, { ...before, [name]: value });
  }
  expect(await read('bare')).toEqual({
    ...aFullMovie(),
    ...AT,
    id: 'bare',
    publishedAt: expect.any(Date),
  });
});

test('changing the status writes that field only', async () => {
  await addEntry(REF, tides);
  const before = await stored('Movies/Upcoming/Movies/tides');
  await setFields('movie', AT, { status: 'Released' });
  expect(await stored('Movies/Upcoming/Movies/tides')).toEqual({ ...before, status: 'Released' });
  expect(await titlesOf({ status: 'Released', search: '' })).toEqual([['Tides']]);
  expect(await titlesOf({ status: 'Upcoming', search: '' })).toEqual([]);
});

test('a movie that comes back from an export has the time that it had', async () => {
  const publishedAt = new Date('2019-03-04T05:06:07.089Z');
  await addEntry(REF, tides, { addedAt: publishedAt });
  expect(await getMovie(AT.id)).toMatchObject({ ...tides, publishedAt });
});
