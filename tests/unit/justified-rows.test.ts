// product 8.4.
import { expect, test } from 'vitest';
import { justifiedRows, tileRatio, type Tile } from '../../src/shared/pictures/justified-rows';

const PORTRAIT = 2 / 3;
const LANDSCAPE = 3 / 2;

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => [LANDSCAPE, PORTRAIT, 1][n % 3] ?? 1);

/** The tiles by row: each tile has the number of gaps in its row. */
function rows(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const [first] = tiles;
  if (!first) return [];
  const row = tiles.slice(0, first.gaps + 1);
  return [row, ...rows(tiles.slice(row.length))];
}

const width = (row: readonly Tile[]) => row.reduce((sum, { share }) => sum + share, 0);
/** In relation to the width of a row. */
const height = (row: readonly Tile[]) => (row[0] ? row[0].share / row[0].ratio : 0);

test.each([1.9, 3.2, 4.6])('every row is full at the row ratio %d', (rowRatio) => {
  for (const count of [7, 20, 23, 24]) {
    const set = rows(justifiedRows(many(count), rowRatio));
    expect(set.flat()).toHaveLength(count);
    for (const row of set) expect(width(row)).toBeCloseTo(1);
    for (const row of set) expect(height(row) * rowRatio).toBeGreaterThan(0.6);
    for (const row of set) expect(height(row) * rowRatio).toBeLessThan(1.6);
  }
});

test('pictures of one row have the same height and are in order', () => {
  const ratios = many(5);
  const tiles = justifiedRows(ratios, 4.6);
  expect(tiles.map(({ ratio }) => ratio)).toEqual(ratios);
  for (const row of rows(tiles)) {
    for (const { share, ratio } of row) expect(share / ratio).toBeCloseTo(height(row));
  }
});

test('too few pictures for a row have the usual height', () => {
  const [only] = justifiedRows([LANDSCAPE], 4.6);
  expect(only?.share).toBeCloseTo(LANDSCAPE / 4.6);
  expect(justifiedRows([], 4.6)).toEqual([]);
});

test('very wide and very high pictures are cropped, and unknown dimensions have a default ratio', () => {
  const src = 'https://pictures.test/a.webp';
  expect(tileRatio({ src, width: 5000, height: 1000 })).toBe(2.4);
  expect(tileRatio({ src, width: 1000, height: 5000 })).toBe(0.6);
  expect(tileRatio({ src, width: 1600, height: 1000 })).toBe(1.6);
  expect(tileRatio({ src, width: 1600 })).toBe(1.5);
});
