// @vitest-environment jsdom
// product 26.20.
import { beforeEach, expect, test, vi } from 'vitest';
import { saveDraft, unsentDrafts } from '../../src/studio/form/state/drafts';
import {
  importedMovies,
  saveLastImport,
  readLastImport,
  type Done,
} from '../../src/content/movie/studio/last-import';
import { sessionEmail } from '../../src/store/session/session';
import { aMovie } from '../support/builders';

vi.mock('../../src/store/session/session');

const at = new Date('2026-11-24T14:05:00Z');
const published: Done = {
  name: 'Row 2, Rain',
  imported: { was: 'published', movie: { id: 'rain', collection: 'Released' } },
};
const draft: Done = {
  name: 'Row 3, Fog',
  imported: { was: 'draft', id: 'movie:fog' },
};
const before = aMovie({ id: 'sea', title: 'കടൽ', genre: 'Drama', status: 'Upcoming' });
const { id: _id, collection: _collection, publishedAt: _time, ...fields } = before;
const updated: Done = {
  name: 'Row 4, കടൽ',
  imported: {
    was: 'updated',
    before,
    after: { ...fields, genre: 'Thriller', picture: { src: 'https://p.test/b.png', alt: '' } },
  },
};
const rows = (...done: readonly Done[]) => new Map(done.map((one, index) => [index + 2, one]));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(sessionEmail).mockReturnValue('anju@example.com');
});

test('an import is stored with what is needed to undo it: for an update, only the changed fields', () => {
  expect(saveLastImport({ at, rows: rows(published, draft, updated) })).toBe(true);
  const stored = readLastImport();
  expect(stored?.at).toEqual(at);
  expect(stored?.rows.get(2)).toEqual(published);
  expect(stored?.rows.get(3)).toEqual(draft);
  expect(stored?.rows.get(4)).toEqual({
    name: 'Row 4, കടൽ',
    imported: {
      was: 'updated',
      before: expect.objectContaining({ id: 'sea', title: '', genre: 'Drama' }),
      after: expect.objectContaining({
        title: '',
        genre: 'Thriller',
        picture: { src: 'https://p.test/b.png', alt: '' },
      }),
    },
  });
});

test('a draft that an older version of the site has stored as text is read as a draft', () => {
  const row = { row: 3, name: draft.name, was: 'saved as a draft', id: 'movie:fog' };
  saveDraft('import of films', { record: { by: 'anju@example.com', at: 1, rows: [row] } }, {});
  expect(readLastImport()?.rows.get(3)).toEqual(draft);
});

test('imported movies are listed with their keys in the search index, drafts with every key that they may get', () => {
  expect(importedMovies()).toEqual({ keys: [], hasDrafts: false });
  saveLastImport({ at, rows: rows(published, draft, updated) });
  expect(importedMovies()).toEqual({ keys: ['Rrain', 'Ufog', 'Rfog', 'Usea'], hasDrafts: true });
  saveLastImport({ at, rows: rows(published) });
  expect(importedMovies()).toEqual({ keys: ['Rrain'], hasDrafts: false });
});

test('an import that was undone completely is not stored', () => {
  saveLastImport({ at, rows: rows(published) });
  expect(saveLastImport({ at, rows: new Map() })).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(readLastImport()).toBeUndefined();
});

test('an import is not shown to another administrator, and not stored without a session', () => {
  saveLastImport({ at, rows: rows(published) });
  vi.mocked(sessionEmail).mockReturnValue('manoj@example.com');
  expect(readLastImport()).toBeUndefined();
  vi.mocked(sessionEmail).mockReturnValue('');
  expect(readLastImport()).toBeUndefined();
  expect(saveLastImport({ at, rows: rows(draft) })).toBe(false);
});

test('an import is not an unsent draft about which the sign-out asks', () => {
  saveLastImport({ at, rows: rows(published, draft, updated) });
  expect(unsentDrafts()).toEqual([]);
});

test('an import of 2,000 films that were added or changed in a few fields can be stored', () => {
  const many = Array.from({ length: 1000 }, () => [published, updated]).flat();
  expect(saveLastImport({ at, rows: rows(...many) })).toBe(true);
  expect(readLastImport()?.rows.size).toBe(2000);
});

test('an import that is too large is not stored, and the previous one is removed', () => {
  saveLastImport({ at, rows: rows(published) });
  const long = aMovie({ id: 'long', description: 'x'.repeat(4000) });
  const many = Array.from({ length: 600 }, (): Done => ({
    name: 'Row 2, Long',
    imported: { was: 'updated', before: long, after: { ...long, description: 'Short.' } },
  }));
  expect(saveLastImport({ at, rows: rows(...many) })).toBe(false);
  expect(readLastImport()).toBeUndefined();
});

test.each<[string, unknown]>([
  ['no object', 'rain'],
  ['no rows', { by: 'anju@example.com', at: 1 }],
  ['no time', { by: 'anju@example.com', rows: [{ row: 2, was: 'published', id: 'rain' }] }],
  ['rows of no known form', { by: 'anju@example.com', at: 1, rows: [null, 7, { row: 2 }] }],
  [
    'rows that were changed by hand',
    {
      by: 'anju@example.com',
      at: 1,
      rows: [
        { row: 2, was: 'published', id: 'rain', collection: 'Elsewhere' },
        { row: 3, was: 'draft', id: 'banner:rain' },
        { row: 'four', was: 'published', id: 'rain', collection: 'Released' },
        { row: 5, was: 'deleted', id: 'rain', collection: 'Released' },
      ],
    },
  ],
])('a stored record with %s is ignored', (_what, record) => {
  saveDraft('import of films', { record }, {});
  expect(readLastImport()).toBeUndefined();
});

test('rows of an unknown form in a stored record are left out', () => {
  const good = { row: 2, name: 'Rain', was: 'published', id: 'rain', collection: 'Released' };
  const record = { by: 'anju@example.com', at: 1, rows: [good, { ...good, row: 3, was: 'lost' }] };
  saveDraft('import of films', { record }, {});
  expect(readLastImport()?.rows).toEqual(new Map([[2, { ...published, name: 'Rain' }]]));
});

test('a stored record of invalid JSON is ignored', () => {
  localStorage.setItem('draft: import of films', '{"entry":');
  expect(readLastImport()).toBeUndefined();
});
