// product 5.3, 10.12, 15.5, 25.1.
import { describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../src/store/documents/conflict';
import { TimeoutError } from '../../src/shared/failures/timeout';
import type { MovieFields } from '../../src/content/movie/movie';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry } from '../../src/store/write/edit-entry';
import { deleteEntry } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { errorsWithoutResponse } from '../support/no-response';
import { addedTides, FILE, readMovie, REF, tides } from '../support/tides';
import { serveOverHttp } from '../support/uploaded-picture';

// How each kind is written that is a document of its own, told of a movie. Announcements are fields of one
// document and have tests of their own; each kind has its turn in tests/extended/services/kinds.test.ts.

const { database, store } = openAdminDatabase();
serveOverHttp();

const stored = async (path = REF.path) => (await database.doc(path).get()).data();
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

test('an edit that partly has been written writes the rest, as after a lost response', async () => {
  const seen = await addedTides();
  await editEntry('movie', seen, { ...seen, title: 'High Tides' });
  await editEntry('movie', seen, { ...seen, title: 'High Tides', genre: 'Drama' });
  await editEntry('movie', seen, { ...seen, title: 'High Tides', genre: 'Drama' });
  expect(await readMovie()).toEqual({ ...seen, title: 'High Tides', genre: 'Drama' });
});

test('of two concurrent edits of one field one is written and the other throws', async () => {
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

test('a new picture replaces all that is stored about the previous one', async () => {
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

test('calls without a response end with a TimeoutError', async () => {
  const entry = await addedTides();
  const errors = await errorsWithoutResponse([
    () => addEntry(REF, tides),
    () => editEntry('movie', entry, { ...entry, title: 'High Tides' }),
    () => deleteEntry('movie', entry),
    () => adminMoviesReader({ status: 'All', search: '' })(),
  ]);
  expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
});
