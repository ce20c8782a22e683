// product 30.11.
import { describe, expect, test } from 'vitest';
import { byDayAndPerson, mergeRecords } from '../../src/store/history/activity-record';

const START = new Date('2026-11-20T10:00:00').getTime();
/** A record, so many minutes after the first. */
const record = (id: string, minutes: number) => ({ id, at: new Date(START + minutes * 60_000) });
const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

describe('a page', () => {
  test('of complete sources has all records, last first', () => {
    const { records, older } = mergeRecords(
      { records: [record('c', 3), record('a', 1)], isComplete: true },
      { records: [record('b', 2)], isComplete: true },
    );
    expect(idsOf(records)).toEqual(['c', 'b', 'a']);
    expect(older).toBeUndefined();
  });

  test('ends where one of the sources was not read further, with the time of the next page', () => {
    const { records, older } = mergeRecords(
      { records: [record('d', 9), record('c', 8), record('b', 5)], isComplete: false },
      { records: [record('e', 7), record('a', 1)], isComplete: true },
    );
    // The last one of a source may have others of its millisecond behind it.
    expect(idsOf(records)).toEqual(['d', 'c', 'e']);
    expect(older).toEqual(new Date(START + 5 * 60_000 + 1));
  });

  test('of empty sources is empty', () => {
    expect(mergeRecords({ records: [], isComplete: true })).toEqual({
      records: [],
      older: undefined,
    });
  });
});

test('records are grouped by day and by person, last first, with repeated ones in one line', () => {
  const done = [
    { ...record('x', 1500), who: 'Anju', thing: 'edited Kadal' },
    { ...record('y', 3), who: 'Mohan', thing: 'added Ebb' },
    { ...record('z', 2), who: 'Anju', thing: 'edited Kadal' },
    { ...record('w', 1), who: 'Anju', thing: 'edited Kadal' },
    { ...record('v', 0), who: 'Mohan', thing: 'deleted Tides' },
  ];
  const days = byDayAndPerson(
    done,
    ({ who }) => who,
    ({ thing }) => thing,
  );
  const shown = days.map(({ day, people }) => [
    day.getDate(),
    people.map(({ who, lines }) => [who, lines.map(({ last, times }) => `${last.id}${times}`)]),
  ]);
  expect(shown).toEqual([
    [21, [['Anju', ['x1']]]],
    [
      20,
      [
        ['Mohan', ['y1', 'v1']],
        ['Anju', ['z2']],
      ],
    ],
  ]);
});
