// product 5.1, 5.3, 10.12, 15.5, 16.5, 19.2, 25.1.
import { describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../src/store/documents/conflict';
import { getMovie } from '../../src/store/read/movies';
import { newEntryRef } from '../../src/store/documents/kinds';
import { entriesReader } from '../../src/store/read/admin/entries';
import type { ListQuery } from '../../src/content/search/list-query';
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
import { TimeoutError } from '../../src/shared/failures/timeout';
import type { MovieFields } from '../../src/content/movie/movie';
import { errorsWithoutResponse } from '../support/no-response';

// The address of a movie, and its two collections (product 5.15, 15.6).

const { database, store } = openAdminDatabase();
const stored = async (path = REF.path) => (await database.doc(path).get()).data();
const titlesOf = (query: ListQuery) => readPagesOf(entriesReader<'movie'>('movie', query), 'title');

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

test('adding a movie again with another status does not change its collection', async () => {
  await addEntry(REF, tides);
  await addEntry(REF, { ...tides, status: 'Released' });
  expect(await readMovie()).toMatchObject({ collection: 'Upcoming', status: 'Released' });
  expect(await titlesOf({ status: 'All', search: '' })).toEqual([['Tides']]);
});

test('a movie with every field is read back equal, added in one write or field by field', async () => {
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

test('a movie that is restored from an export has its time', async () => {
  const publishedAt = new Date('2019-03-04T05:06:07.089Z');
  await addEntry(REF, tides, { addedAt: publishedAt });
  expect(await getMovie(AT.id)).toMatchObject({ ...tides, publishedAt });
});

const RAIN = { title: 'Rain', status: 'Released', timestamp: day(1) };

test('addresses are taken in either collection and in the trash, and no others', async () => {
  await store({
    'Movies/Upcoming/Movies/upcoming': RAIN,
    'Movies/Released/Movies/released': RAIN,
    'Movies/Released/Movies/deleted': RAIN,
    'Movies/Released/Movies/other': RAIN,
    'videos/video': RAIN,
  });
  await deleteEntry('movie', { id: 'deleted', collection: 'Released' });
  expect(
    await takenAddresses(['upcoming', 'free', 'released', 'deleted', 'video', 'upcoming-2']),
  ).toEqual(new Set(['upcoming', 'released', 'deleted']));
  expect(await takenAddresses([])).toEqual(new Set());
});

test('more addresses than the limit of a query are checked by several queries', async () => {
  const ids = Array.from({ length: 70 }, (_, index) => `film-${index}`);
  await store({
    'Movies/Upcoming/Movies/film-0': RAIN,
    'Movies/Released/Movies/film-31': RAIN,
    'Movies/Upcoming/Movies/film-69': RAIN,
  });
  expect(await takenAddresses(ids)).toEqual(new Set(['film-0', 'film-31', 'film-69']));
});

serveOverHttp();
type Changed = Partial<MovieFields>;

describe('an edit', () => {
  test('that changes nothing sends no request', async () => {
    const entry = await addedTides();
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    await editEntry('movie', entry, { ...entry });
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  test.each<readonly [string, Changed, Changed]>([
    ['the same field', { title: 'Low Tides' }, { title: 'High Tides' }],
    ['the picture', { picture: { src: `${FILE}2` } }, { picture: { src: `${FILE}3` } }],
  ])(
    'after somebody else changed %s writes nothing and throws the stored entry',
    async (_what, theirs, mine) => {
      const entry = await addedTides();
      await editEntry('movie', entry, { ...entry, ...theirs });
      const before = await stored();
      const edit = editEntry('movie', entry, { ...entry, ...mine });
      await expect(edit).rejects.toThrow(EditConflictError);
      await expect(edit).rejects.toMatchObject({ current: { ...entry, ...theirs } });
      expect(await stored()).toEqual(before);
    },
  );

  test.each<readonly [string, Changed]>([
    ['another field', { description: 'Rain.' }],
    ['a field that was empty', { genre: 'Drama' }],
    ['the alternative text', { picture: { src: FILE, alt: 'x' } }],
  ])('and one of somebody else, who changed %s, both succeed', async (_what, theirs) => {
    const entry = await addedTides();
    await editEntry('movie', entry, { ...entry, ...theirs });
    await editEntry('movie', entry, { ...entry, title: 'High Tides' });
    expect(await readMovie()).toEqual({ ...entry, ...theirs, title: 'High Tides' });
  });

  test('of a deleted entry throws and does not restore it', async () => {
    const entry = await addedTides();
    await deleteEntry('movie', entry);
    const edit = editEntry('movie', entry, { ...entry, title: 'High Tides' });
    await expect(edit).rejects.toThrow(EntryNotFoundError);
    expect(await stored()).toBeUndefined();
  });
});

test('an edit that was partly written writes the rest, as after a lost response', async () => {
  const seen = await addedTides();
  await editEntry('movie', seen, { ...seen, title: 'High Tides' });
  await editEntry('movie', seen, { ...seen, title: 'High Tides', genre: 'Drama' });
  await editEntry('movie', seen, { ...seen, title: 'High Tides', genre: 'Drama' });
  expect(await readMovie()).toEqual({ ...seen, title: 'High Tides', genre: 'Drama' });
});

test('of two parallel edits of one field one is written and the other throws', async () => {
  const seen = await addedTides();
  const outcomes = await Promise.allSettled([
    editEntry('movie', seen, { ...seen, title: 'High Tides' }),
    editEntry('movie', seen, { ...seen, title: 'Low Tides' }),
  ]);
  const won = ['High Tides', 'Low Tides'].filter((_, n) => outcomes[n]?.status === 'fulfilled');
  expect(won).toEqual([(await readMovie()).title]);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(EditConflictError),
  });
});

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
  const movie = await readMovie('old');
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

test('a new picture replaces all stored data of the previous one', async () => {
  await store({
    'Movies/Upcoming/Movies/tides': {
      title: 'Tides',
      img: 'no address',
      picture: { alt: 'An old one', width: 10 },
    },
  });
  const seen = await readMovie();
  await editEntry('movie', seen, { ...seen, picture: { src: FILE } });
  expect(await stored()).toEqual({ title: 'Tides', img: FILE });
});

test('a removed description leaves no field', async () => {
  const seen = await addedTides();
  const described = { ...seen, picture: { src: FILE, alt: 'Waves' } };
  await editEntry('movie', seen, described);
  await editEntry('movie', described, { ...seen, picture: { src: FILE } });
  expect(await stored()).not.toHaveProperty('picture');
});

test('calls without a response end with a TimeoutError', async () => {
  const entry = await addedTides();
  const errors = await errorsWithoutResponse([
    () => addEntry(REF, tides),
    () => editEntry('movie', entry, { ...entry, title: 'High Tides' }),
    () => deleteEntry('movie', entry),
    () => entriesReader('movie', { search: '' })(),
  ]);
  expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
});
