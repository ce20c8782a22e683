// product 29.8.
import { expect, test } from 'vitest';
import {
  addMonths,
  dayName,
  firstWeekdayOf,
  monthName,
  monthOf,
  weekdayNames,
  weeksOf,
} from '../../src/store/documents/calendar-month';

test('the weeks of a month begin with Monday', () => {
  const weeks = weeksOf('2026-11', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[1]?.[0]).toBe('2026-11-02');
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('the weeks of a month begin with Sunday', () => {
  const weeks = weeksOf('2026-11', 7);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

test.each([
  ['2026-02', 1, 28, 5],
  // Begins with a Monday and has four whole weeks.
  ['2027-02', 1, 28, 4],
  ['2028-02', 1, 29, 5],
  ['2026-08', 1, 31, 6],
])('%s has each of its days once', (month, first, length, count) => {
  const weeks = weeksOf(month, first);
  const days = weeks.flat().filter((day) => day !== null);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(new Set(days).size).toBe(length);
  expect(days.at(-1)).toBe(`${month}-${length}`);
});

test('months follow one another over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(addMonths('2026-11', 14)).toBe('2028-01');
});

test('the month of a time is that of the time zone', () => {
  const midnight = new Date('2026-11-30T20:00:00Z');
  expect(monthOf(midnight, 'UTC')).toBe('2026-11');
  expect(monthOf(midnight, 'Asia/Kolkata')).toBe('2026-12');
});

test('months, days and weekdays have their names', () => {
  expect(monthName('2026-11')).toBe('November 2026');
  expect(dayName('2026-11-27')).toBe('Friday 27 November');
  expect(weekdayNames(1)[0]).toBe('Monday');
  expect(weekdayNames(7)).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
});

test('weeks begin as they do where the language is spoken', () => {
  expect(firstWeekdayOf('de-DE')).toBe(1);
  expect(firstWeekdayOf('en-IN')).toBe(7);
  expect(firstWeekdayOf('en-US@posix')).toBe(1);
});
