// product 24.1.
import { describe, expect, test } from 'vitest';
import { decodeColumns, personNamesIn } from '../../src/content/search/search-columns';
import { encodeColumns, splitIntoParts } from '../../src/content/search/search-parts';
import type { SearchEntry } from '../../src/content/search/search-entry';

const FULL: Required<SearchEntry> = {
  key: 'Ukadal',
  title: 'കടൽ',
  status: 'Released',
  genre: 'Drama, Crime',
  language: 'Malayalam',
  releaseDate: '2026-12-18',
  lastDay: '2026-12-20',
  director: 'Anju Paul',
  actors: 'Ravi Menon, Meera Das',
  writers: 'Anju Paul',
  music: 'Rex Thomas',
  camera: 'Ravi Menon',
  editing: 'Rex Thomas',
  titles: 'ml:കടൽ',
  lacks: 'a',
};
const ENTRIES: readonly SearchEntry[] = [
  FULL,
  { key: 'Rodd', title: '', status: 'Upcoming', releaseDate: 'Onam 2027' },
  { key: 'Vclip', title: 'Clip' },
  { key: 'Aitem_1767322800000', title: 'Premiere' },
];

test('entries that are encoded and decoded are unchanged', () => {
  expect(decodeColumns(encodeColumns(ENTRIES))).toEqual(ENTRIES);
  expect(decodeColumns(encodeColumns([]))).toEqual([]);
});

test('a line break in a text does not shift the lines of the other entries', () => {
  const [first, ...others] = ENTRIES;
  const broken = { ...first, key: 'Ux', title: 'Two\nlines', director: 'A\nB' } as const;
  expect(decodeColumns(encodeColumns([broken, ...others]))).toEqual([
    { ...broken, title: 'Two lines', director: 'A B' },
    ...others,
  ]);
});

test('people are stored without their roles', () => {
  const actors = 'Ravi Menon as Kunju, Meera Das (The widow, later)';
  const [entry] = decodeColumns(encodeColumns([{ key: 'Ukadal', title: 'Kadal', actors }]));
  expect(entry?.actors).toBe('Ravi Menon, Meera Das');
});

test('a suffix is part of its name, also in an index that stores it as a separate name', () => {
  const actors = 'Ravi Nair, Jr., Anu';
  const columns = encodeColumns([{ key: 'Ukadal', title: 'Kadal', actors }]);
  expect(columns.names).toBe('Anu\nRavi Nair, Jr.');
  const [older] = decodeColumns({ ...columns, names: 'Anu\nJr.\nRavi Nair', actors: '2 1 0' });
  expect(personNamesIn(older?.actors)).toEqual(['Ravi Nair, Jr.', 'Anu']);
});

test('each name is stored once', () => {
  const columns = encodeColumns(ENTRIES);
  expect(columns.names).toBe('Anju Paul\nMeera Das\nRavi Menon\nRex Thomas');
});

test('in damaged columns only the unreadable values are left out', () => {
  const columns = {
    ...encodeColumns(ENTRIES),
    actors: '7 -1 x',
    genre: '',
    ids: 'Ukadal\n?\nVclip',
  };
  const found = decodeColumns(columns);
  expect(found.map(({ key, title }) => [key, title])).toEqual([
    ['Ukadal', 'കടൽ'],
    ['Vclip', 'Clip'],
  ]);
  expect(found[0]).toMatchObject({ actors: '', director: 'Anju Paul' });
});

describe('a part of the index that was crafted to fill the memory', () => {
  const lines = (count: number, line: string) =>
    Array.from({ length: count }, () => line).join('\n');
  const numbers = lines(16, Array.from({ length: 1500 }, () => '0').join(' '));
  const hostile = { ...encodeColumns([]), ids: lines(16, 'Ukadal') };

  test('is read with texts of a limited length', () => {
    const name = 'x'.repeat(900_000);
    const long = 'y'.repeat(40_000);
    const found = decodeColumns({
      ...hostile,
      names: name,
      actors: numbers,
      title: lines(16, long),
      releaseDate: lines(16, long),
    });
    expect(found).toHaveLength(16);
    for (const entry of found) {
      expect(Math.max(...Object.values(entry).map((text) => text.length))).toBe(2000);
      expect(entry.actors).toBe('');
    }
  });

  test('is read with at most as many names as a field may have', () => {
    const [entry] = decodeColumns({ ...hostile, names: 'Ravi', actors: numbers });
    expect(entry?.actors?.length).toBeLessThanOrEqual(2000);
    expect(entry?.actors).toMatch(/^Ravi(, Ravi)+$/);
  });

  test('is read with at most as many entries as a part may have', () => {
    expect(decodeColumns({ ...hostile, ids: lines(40_000, 'Ukadal') })).toHaveLength(2500);
  });

  test('is read without keys that cannot be the id of a document', () => {
    const ids = `U${'x'.repeat(1500)}\nU${'x'.repeat(1501)}\nU`;
    expect(decodeColumns({ ...hostile, ids })).toHaveLength(1);
  });
});

describe('an index is split into parts', () => {
  /** As long as a form allows: 150 letters of three bytes. */
  const TITLE = 'അ'.repeat(150);
  const entries = (count: number, title = TITLE): SearchEntry[] =>
    Array.from({ length: count }, (_, n) => ({ key: `V${n}`, title }));
  const sizes = ({ parts }: ReturnType<typeof splitIntoParts>) =>
    parts.map((columns) => Buffer.byteLength(Object.values(columns).join('')));
  const read = ({ parts }: ReturnType<typeof splitIntoParts>) => parts.flatMap(decodeColumns);

  test('of at most 2,500 entries', () => {
    const index = splitIntoParts(entries(5001, 'Clip'));
    expect(index.parts.map((part) => decodeColumns(part).length)).toEqual([2500, 2500, 1]);
    expect(splitIntoParts([])).toEqual({ parts: [encodeColumns([])], leftOut: 0 });
  });

  test('of at most a million bytes, each as full as possible, in order', () => {
    const all = entries(5000);
    const index = splitIntoParts(all);
    expect(index.leftOut).toBe(0);
    expect(read(index)).toEqual(all);
    expect(index.parts).toHaveLength(3);
    for (const size of sizes(index)) expect(size).toBeLessThanOrEqual(1_000_000);
    for (const size of sizes(index).slice(0, -1)) expect(size).toBeGreaterThan(999_000);
  });

  test('of which there are at most eight, and the number of entries that do not fit is returned', () => {
    const all = entries(20_000);
    const index = splitIntoParts(all);
    expect(index.parts).toHaveLength(8);
    expect(index.leftOut).toBeGreaterThan(0);
    expect(read(index)).toEqual(all.slice(0, -index.leftOut));
  });

  test('with texts cut to the length that is read, without splitting a character', () => {
    const long = { key: 'Vlong', title: `x${'🎬'.repeat(500_000)}` } as const;
    const { parts } = splitIntoParts([long, ...entries(1)]);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.title.split('\n')[0]).toBe(`x${'🎬'.repeat(999)}`);
  });
});
