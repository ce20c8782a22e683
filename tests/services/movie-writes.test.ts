import { describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../src/store/documents/conflict';
import { TimeoutError } from '../../src/shared/failures/timeout';
import type { MovieFields } from '../../src/content/movie/movie';
import { newEntryRef } from '../../src/store/documents/kinds';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { getMovie } from '../../src/store/read/movie';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry } from '../../src/store/write/edit-entry';
import { deleteEntry } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { loseResponses } from '../support/lost-responses';
import { errorsWithoutResponse } from '../support/no-response';
import { serveOverHttp } from '../support/uploaded-picture';

// How each kind is written that is a document of its own (product 15.5, 25.1), told of a movie. Announcements
// are fields of one document and have tests of their own; each kind has its turn in
// tests/extended/services/kinds.test.ts.

const { database } = openAdminDatabase();
serveOverHttp();

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
const AT = { id: 'tides', collection: 'Upcoming' } as const;
const REF = newEntryRef('movie', AT.id);
const fields: MovieFields = {
  title: 'Tides',
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  picture: { src: FILE, alt: 'A boat', width: 1920, height: 1080, color: '#203040' },
};

const stored = async () => (await database.doc(REF.path).get()).data();
async function read() {
  const movie = await getMovie(AT.id);
  if (!movie) throw new Error('It is not stored');
  return movie;
}
async function added(values = fields) {
  await addEntry(REF, values);
  return read();
}
type Changed = Partial<MovieFields>;

describe('adding', () => {
  test('again after a lost response edits the stored entry', async () => {
    const restoreResponses = loseResponses();
    await expect(addEntry(REF, fields)).rejects.toThrow('The connection was lost');
    restoreResponses();
    const first = await stored();
    await addEntry(REF, { ...fields, title: 'High Tides' });
    expect(await stored()).toEqual({ ...first, title: 'High Tides' });
    expect(await adminMoviesReader({ status: 'All', search: '' })()).toHaveLength(1);
  });
});

describe('an edit', () => {
  test('that changes nothing sends no request', async () => {
    const entry = await added();
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
      const entry = await added();
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
    const entry = await added();
    await editEntry('movie', entry, { ...entry, ...theirs });
    await editEntry('movie', entry, { ...entry, title: 'High Tides' });
    expect(await read()).toEqual({ ...entry, ...theirs, title: 'High Tides' });
  });

  test('of a deleted entry throws and does not restore it', async () => {
    const entry = await added();
    await deleteEntry('movie', entry);
    const edit = editEntry('movie', entry, { ...entry, title: 'High Tides' });
    await expect(edit).rejects.toThrow(EntryNotFoundError);
    expect(await stored()).toBeUndefined();
  });
});

test('calls without a response end with a TimeoutError', async () => {
  const entry = await added();
  const errors = await errorsWithoutResponse([
    () => addEntry(REF, fields),
    () => editEntry('movie', entry, { ...entry, title: 'High Tides' }),
    () => deleteEntry('movie', entry),
    () => adminMoviesReader({ status: 'All', search: '' })(),
  ]);
  expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
});
