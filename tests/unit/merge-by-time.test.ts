// product 11.1, 11.2, 11.5.
import { expect, test, vi } from 'vitest';
import { byNewest, mergeByTime } from '../../src/shared/lists/merge-by-time';
import { byOldest } from '../../src/shared/lists/read-lists';
import { pagesOf } from '../support/builders';
import { deferred } from '../support/deferred';

interface Entry {
  readonly day: number;
  readonly publishedAt?: Date;
}

const at = (day: number): Entry => ({ day, publishedAt: new Date(2026, 0, day) });
const inOrder = (...pages: readonly (readonly Entry[])[]) => ({
  ordered: pagesOf(...pages),
  undated: pagesOf<Entry>(),
});
const days = (page: readonly { day: number }[]) => page.map(({ day }) => day);

test('two sources are merged newest first, page by page, each entry once', async () => {
  const next = mergeByTime(
    [inOrder([at(9), at(5), at(4)], [at(1)]), inOrder([at(8), at(7), at(6)], [at(3), at(2)])],
    3,
  );
  const pages = [await next(), await next(), await next(), await next()];
  expect(pages.map(days)).toEqual([[9, 8, 7], [6, 5, 4], [3, 2, 1], []]);
});

test('two sources are merged oldest first', async () => {
  const next = mergeByTime([inOrder([at(1)], [at(4)]), inOrder([at(2), at(3)])], 2, byOldest);
  expect([await next(), await next()].map(days)).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test.each([
  { compare: byNewest, expected: [2, 1, 0, -1] },
  { compare: byOldest, expected: [1, 2, 0, -1] },
])('entries without a date come last in either order', async ({ compare, expected }) => {
  const next = mergeByTime(
    [
      { ordered: pagesOf([at(2)]), undated: pagesOf<Entry>([{ day: 0 }]) },
      { ordered: pagesOf([at(1)]), undated: pagesOf<Entry>([{ day: -1 }]) },
    ],
    5,
    compare,
  );
  expect(days(await next())).toEqual(expected);
});

test('a source is read again only when its entries are used up', async () => {
  const newer = vi.fn(pagesOf([at(9), at(8)], [at(7), at(6)], [at(5), at(4)]));
  const older = vi.fn(pagesOf([at(2), at(1)]));
  const undated = vi.fn(pagesOf([at(3)]));
  const next = mergeByTime(
    [
      { ordered: newer, undated },
      { ordered: older, undated },
    ],
    2,
  );
  await next();
  await next();
  expect(newer).toHaveBeenCalledTimes(2);
  expect(older).toHaveBeenCalledTimes(1);
  expect(undated).not.toHaveBeenCalled();
});

test('entries with a date are a partial result while the undated ones are read', async () => {
  const source = { ordered: pagesOf([at(2), at(1)]), undated: pagesOf<Entry>([{ day: 0 }]) };
  const shown = vi.fn();
  const next = mergeByTime([source], 3);
  expect(days(await next((soFar) => shown(days(soFar))))).toEqual([2, 1, 0]);
  expect(shown.mock.calls).toEqual([[[2, 1]]]);
});

test('undated entries are read only after the partial result has been shown', async () => {
  const undated = vi.fn(pagesOf<Entry>([{ day: 0 }]));
  const shown = deferred();
  let found: readonly Entry[] | undefined;
  const page = mergeByTime([{ ordered: pagesOf([at(2), at(1)]), undated }], 3)(() => shown.promise);
  void page.then((entries) => (found = entries));
  // After all promises that are settled without `shown`.
  await new Promise((resolve) => setTimeout(resolve));
  expect(undated).not.toHaveBeenCalled();
  expect(found).toBeUndefined();

  shown.resolve();
  expect(days(await page)).toEqual([2, 1, 0]);
});

test.each([
  { ordered: [], why: 'no entry has a date' },
  { ordered: [at(3), at(2), at(1)], why: 'the page is full' },
])('there is no partial result if $why', async ({ ordered }) => {
  const shown = vi.fn();
  const source = { ordered: pagesOf(ordered), undated: pagesOf<Entry>([{ day: 0 }]) };
  await mergeByTime([source], 3)(shown);
  expect(shown).not.toHaveBeenCalled();
});
