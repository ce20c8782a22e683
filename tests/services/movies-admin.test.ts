// product 5.1, 16.5.
import { describe, expect, test } from 'vitest';
import { AddressTakenError } from '../../src/content/movie/movie-address';
import { getMovie } from '../../src/store/read/movies';
import { newEntryRef } from '../../src/store/documents/kinds';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry, setFields } from '../../src/store/write/edit-entry';
import { takenAddresses } from '../../src/store/write/movie-addresses';
import { deleteEntry } from '../../src/store/write/trash';
import { aFullMovie } from '../support/builders';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { readPagesOf } from '../support/read-pages';
import { addedTides, AT, FILE, readMovie, REF, tides } from '../support/tides';
import { serveOverHttp } from '../support/uploaded-picture';

// The address of a movie, and its two collections (product 5.15, 15.6).

const { database, store } = openAdminDatabase();
serveOverHttp();

const stored = async (path: string) => (await database.doc(path).get()).data();
const titlesOf = (query: Parameters<typeof adminMoviesReader>[0]) =>
  readPagesOf(adminMoviesReader(query), 'title');

test('a movie with the status Released is written to the collection of released movies', async () => {
  await addEntry(newEntryRef('movie', 'tides', 'Released'), { ...tides, status: 'Released' });
  const { timestamp, ...fields } = (await stored('Movies/Released/Movies/tides')) ?? {};
  const { src, ...picture } = tides.picture;
  expect(fields).toEqual({ ...tides, status: 'Released', img: src, picture });
  expect(await readMovie()).toMatchObject({
    collection: 'Released',
    publishedAt: timestamp.toDate(),
  });
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
    expect(await readMovie()).toMatchObject({ title: 'Ebb', picture: another.picture });
  });
});

test('adding a movie again with another status leaves it in its collection', async () => {
  await addEntry(REF, tides);
  await addEntry(REF, { ...tides, status: 'Released' });
  expect(await readMovie()).toMatchObject({ collection: 'Upcoming', status: 'Released' });
  expect(await titlesOf({ status: 'All', search: '' })).toEqual([['Tides']]);
});

test('a movie with every field is read back equal, added at once or field by field', async () => {
  await addEntry(REF, aFullMovie());
  expect(await readMovie()).toEqual({ ...aFullMovie(), ...AT, publishedAt: expect.any(Date) });

  await addEntry(newEntryRef('movie', 'bare'), tides);
  for (const [name, value] of Object.entries(aFullMovie())) {
    const before = await readMovie('bare');
    await editEntry('movie', before, { ...before, [name]: value });
  }
  expect(await readMovie('bare')).toEqual({
    ...aFullMovie(),
    ...AT,
    id: 'bare',
    publishedAt: expect.any(Date),
  });
});

test('changing the status writes that field only', async () => {
  await addedTides();
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

const movie = { title: 'Rain', status: 'Released', timestamp: day(1) };

test('addresses are taken in either collection and in the trash, and no others', async () => {
  await store({
    'Movies/Upcoming/Movies/upcoming': movie,
    'Movies/Released/Movies/released': movie,
    'Movies/Released/Movies/deleted': movie,
    'Movies/Released/Movies/other': movie,
    'videos/video': movie,
  });
  await deleteEntry('movie', { id: 'deleted', collection: 'Released' });
  expect(
    await takenAddresses(['upcoming', 'free', 'released', 'deleted', 'video', 'upcoming-2']),
  ).toEqual(new Set(['upcoming', 'released', 'deleted']));
  expect(await takenAddresses([])).toEqual(new Set());
});

test('more addresses than a query may ask for are asked for in parts', async () => {
  const ids = Array.from({ length: 70 }, (_, index) => `film-${index}`);
  await store({
    'Movies/Upcoming/Movies/film-0': movie,
    'Movies/Released/Movies/film-31': movie,
    'Movies/Upcoming/Movies/film-69': movie,
  });
  expect(await takenAddresses(ids)).toEqual(new Set(['film-0', 'film-31', 'film-69']));
});
