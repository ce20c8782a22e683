import { expect, test, vi } from 'vitest';
import { byNewest, mergeByTime } from '../../src/domain/newest-first';
import { Pager } from '../../src/domain/pager';
import { byOldest } from '../../src/domain/time-order';
import { TimeoutError, withTimeout } from '../../src/domain/timeout';
import { pagesOf } from '../support/builders';

interface Entry {
  readonly day: number;
  readonly publishedAt?: Date;
}

const at = (day: number): Entry => ({ day, publishedAt: new Date(2026, 0, day) });
const inOrder = (...pages: readonly (readonly Entry[])[]) => ({
  ordered: pagesOf(...pages),
  rest: pagesOf<Entry>(),
});
const days = (page: readonly { day: number }[]) => page.map(({ day }) => day);

test('two places become one list, newest first, page by page, nothing twice', async () => {
  const next = mergeByTime(
    [inOrder([at(9), at(5), at(4)], [at(1)]), inOrder([at(8), at(7), at(6)], [at(3), at(2)])],
    3,
  );
  expect(days(await next())).toEqual([9, 8, 7]);
  expect(days(await next())).toEqual([6, 5, 4]);
  expect(days(await next())).toEqual([3, 2, 1]);
  expect(days(await next())).toEqual([]);
});

test('oldest first, two places become one list just as well', async () => {
  const next = mergeByTime(
    [inOrder([at(1), at(5), at(6)], [at(9)]), inOrder([at(2), at(3), at(4)], [at(7), at(8)])],
    3,
    byOldest,
  );
  expect(days(await next())).toEqual([1, 2, 3]);
  expect(days(await next())).toEqual([4, 5, 6]);
  expect(days(await next())).toEqual([7, 8, 9]);
  expect(days(await next())).toEqual([]);
});

test.each([
  { compare: byNewest, expected: [2, 1, 0, -1] },
  { compare: byOldest, expected: [1, 2, 0, -1] },
])('entries without a date come last in either order', async ({ compare, expected }) => {
  const next = mergeByTime(
    [
      { ordered: pagesOf([at(2)]), rest: pagesOf<Entry>([{ day: 0 }]) },
      { ordered: pagesOf([at(1)]), rest: pagesOf<Entry>([{ day: -1 }]) },
    ],
    5,
    compare,
  );
  expect(days(await next())).toEqual(expected);
});

test('a source is read only when its entries run out', async () => {
  const busy = vi.fn(pagesOf([at(9), at(8)], [at(7), at(6)], [at(5), at(4)]));
  const idle = vi.fn(pagesOf([at(2), at(1)]));
  const rest = vi.fn(pagesOf([at(3)]));
  const next = mergeByTime(
    [
      { ordered: busy, rest },
      { ordered: idle, rest },
    ],
    2,
  );
  await next();
  await next();
  expect(busy).toHaveBeenCalledTimes(2);
  expect(idle).toHaveBeenCalledTimes(1);
  expect(rest).not.toHaveBeenCalled();
});

test('what has a time is shown while the rest is looked for', async () => {
  const source = { ordered: pagesOf([at(2), at(1)]), rest: pagesOf<Entry>([{ day: 0 }]) };
  const shown = vi.fn();
  const next = mergeByTime([source], 3);
  expect(days(await next((soFar) => shown(days(soFar))))).toEqual([2, 1, 0]);
  expect(shown.mock.calls).toEqual([[[2, 1]]]);
});

test('the rest is not looked for before what has a time is shown', async () => {
  const rest = vi.fn(pagesOf<Entry>([{ day: 0 }]));
  let sayShown = () => {};
  const shown = new Promise<void>((resolve) => {
    sayShown = resolve;
  });
  let found: readonly Entry[] | undefined;
  const page = mergeByTime([{ ordered: pagesOf([at(2), at(1)]), rest }], 3)(() => shown);
  void page.then((entries) => (found = entries));
  await new Promise((resolve) => setTimeout(resolve));
  expect(rest).not.toHaveBeenCalled();
  expect(found).toBeUndefined();

  sayShown();
  expect(days(await page)).toEqual([2, 1, 0]);
});

test.each([
  { ordered: [], why: 'nothing has a time' },
  { ordered: [at(3), at(2), at(1)], why: 'a page is full' },
])('nothing is shown ahead when $why', async ({ ordered }) => {
  const shown = vi.fn();
  const source = { ordered: pagesOf(ordered), rest: pagesOf<Entry>([{ day: 0 }]) };
  await mergeByTime([source], 3)(shown);
  expect(shown).not.toHaveBeenCalled();
});

test('a pager shows the pages before together with what there is of the next one', async () => {
  const read = vi.fn(pagesOf(['a', 'b'], ['c', 'd']));
  const pager = new Pager<string>((show) => {
    show?.(['c']);
    return read();
  }, 2);
  await pager.upTo(1);
  const shown = vi.fn();
  expect(await pager.upTo(2, shown)).toMatchObject({ entries: ['a', 'b', 'c', 'd'], more: true });
  expect(shown).toHaveBeenCalledWith({ entries: ['a', 'b', 'c'], more: false, failed: false });
});

test('a pager reads only what it has not read yet', async () => {
  const read = vi.fn(pagesOf(['a', 'b'], ['c', 'd'], ['e']));
  const pager = new Pager(read, 2);
  expect(await pager.upTo(1)).toEqual({ entries: ['a', 'b'], more: true, failed: false });
  expect(await pager.upTo(3)).toMatchObject({ entries: ['a', 'b', 'c', 'd', 'e'], more: false });
  expect(await pager.upTo(2)).toMatchObject({ entries: ['a', 'b', 'c', 'd'], more: true });
  expect(read).toHaveBeenCalledTimes(3);
});

test('two calls at once read the next page once', async () => {
  const read = vi.fn(pagesOf(['a'], ['b']));
  const pager = new Pager(read, 1);
  const [one, two] = await Promise.all([pager.upTo(1), pager.upTo(1)]);
  expect(one).toEqual(two);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a pager whose next page fails keeps the others and tries again', async () => {
  const read = vi.fn().mockResolvedValueOnce(['a']).mockRejectedValueOnce(new Error('down'));
  read.mockResolvedValueOnce([]);
  const pager = new Pager<string>(read, 1);
  expect(await pager.upTo(2)).toEqual({ entries: ['a'], more: true, failed: true });
  expect(await pager.upTo(2)).toEqual({ entries: ['a'], more: false, failed: false });
});

test('a pager whose first page fails has nothing to show and throws', async () => {
  const pager = new Pager(() => Promise.reject(new Error('down')), 1);
  await expect(pager.upTo(1)).rejects.toThrow('down');
});

test('a promise that stays open is given up in time', async () => {
  vi.useFakeTimers();
  const outcome = withTimeout(new Promise(() => undefined), 50).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50);
  expect(await outcome).toBeInstanceOf(TimeoutError);
  vi.useRealTimers();
});
