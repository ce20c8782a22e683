// product 28.2.
import { describe, expect, test } from 'vitest';
import { moveItem, timesAfterMove } from '../../src/shared/lists/entry-order';
import { byNewest } from '../../src/shared/lists/merge-by-time';

interface Entry {
  readonly id: string;
  readonly publishedAt?: Date;
}

/** Entries with these times in milliseconds, in the order of a list; null has none. */
const entries = (...times: readonly (number | null)[]): readonly Entry[] =>
  times.map((time, index) => ({
    id: String(index),
    ...(time !== null && { publishedAt: new Date(time) }),
  }));

/** The list as it is read after the move. */
function read(list: readonly Entry[], from: number, to: number, isComplete = true) {
  const times = timesAfterMove(list, from, to, isComplete);
  const after = moveItem(list, from, to).map((entry, index): Entry => {
    const time = times.get(index);
    if (time === undefined) return entry;
    return { ...entry, publishedAt: time === 'now' ? new Date(1e12) : time };
  });
  return { order: after.toSorted(byNewest).map(({ id }) => id), written: times.size };
}

const LISTS = {
  'times far apart': entries(9e11, 8e11, 7e11, 6e11, 5e11),
  'neighbours of one millisecond': entries(9e11, 5e11, 5e11 - 1, 5e11 - 2, 1e11),
  'equal times': entries(9e11, 5e11, 5e11, 5e11, 5e11),
  'no times at the end': entries(9e11, 8e11, null, null, null),
  'no times at all': entries(null, null, null, null, null),
};

describe.each(Object.entries(LISTS))('%s', (_, list) => {
  const moves = [0, 1, 2, 3, 4].flatMap((from) =>
    [0, 1, 2, 3, 4].filter((to) => to !== from).map((to) => [from, to] as const),
  );

  test.each(moves)('from %i to %i', (from, to) => {
    const { order } = read(list, from, to);
    expect(order).toEqual(moveItem(['0', '1', '2', '3', '4'], from, to));
  });
});

test('between distant neighbours only the moved entry gets a time: the middle', () => {
  const times = timesAfterMove(entries(100, 80, 60, 40), 3, 1);
  expect([...times]).toEqual([[1, new Date(90)]]);
});

test('the first position is the server’s time, which no other entry can have yet', () =>
  expect([...timesAfterMove(entries(3, 2, 1), 2, 0)]).toEqual([[0, 'now']]));

test('the last position is a minute after the entry before', () =>
  expect([...timesAfterMove(entries(300_000, 200_000), 0, 1)]).toEqual([[1, new Date(140_000)]]));

test('at the end of the shown part of a list an entry stays before the entries that are not shown', () =>
  expect([...timesAfterMove(entries(300_000, 200_000), 0, 1, false)]).toEqual([
    [1, new Date(199_999)],
  ]));

test('with close neighbours, as few others as necessary get later times', () => {
  const { order, written } = read(entries(50_000, 10_002, 10_001, 10_000, 4), 0, 2);
  expect(order).toEqual(['1', '2', '0', '3', '4']);
  expect(written).toBe(2);
});

test('the first time of an entry among others without one is in the past', () => {
  const times = timesAfterMove(entries(null, null, null), 2, 1);
  for (const time of times.values()) expect(Number(time)).toBeLessThan(Date.now());
  expect([...times.keys()]).toEqual([0, 1]);
});
