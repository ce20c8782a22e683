// product 29.3.
import { describe, expect, test } from 'vitest';
import {
  formatPublicationTime,
  isoDayOf,
  localTimeOf,
  timeFromLocal,
  timeUntil,
  timeZoneName,
} from '../../src/store/documents/publication-time';

const KOCHI = 'Asia/Kolkata';
const at = (text: string) => new Date(text);

describe('a time of publication', () => {
  test.each([
    [KOCHI, 'Friday 27 November 2026, 18:00', 'India Standard Time'],
    ['UTC', 'Friday 27 November 2026, 12:30', 'Coordinated Universal Time'],
    ['Pacific/Auckland', 'Saturday 28 November 2026, 01:30', 'New Zealand Daylight Time'],
  ])('is formatted in the time zone %s', (zone, words, name) => {
    const friday = at('2026-11-27T12:30:00Z');
    expect(formatPublicationTime(friday, zone)).toBe(words);
    expect(timeZoneName(friday, zone)).toBe(name);
  });

  test('at midnight is formatted as 00:00', () => {
    expect(formatPublicationTime(at('2026-11-27T18:30:00Z'), KOCHI)).toBe(
      'Saturday 28 November 2026, 00:00',
    );
  });

  test.each([
    ['2026-11-22T09:00:01Z', 'in 1 minute'],
    ['2026-11-22T09:20:00Z', 'in 20 minutes'],
    ['2026-11-22T10:00:00Z', 'in 1 hour'],
    ['2026-11-22T12:10:00Z', 'in 3 hours'],
    ['2026-11-22T18:20:00Z', 'in 9 hours'],
    // Past midnight in Kochi, but soon.
    ['2026-11-22T19:00:00Z', 'in 10 hours'],
    ['2026-11-23T12:30:00Z', 'tomorrow'],
    ['2026-11-24T00:00:00Z', 'in 2 days'],
    ['2026-11-27T12:30:00Z', 'in 5 days'],
    ['2026-11-22T09:00:00Z', 'now'],
    ['2026-11-21T09:00:00Z', 'now'],
  ])('%s is described as %s', (time, words) => {
    expect(timeUntil(at(time), at('2026-11-22T09:00:00Z').getTime(), KOCHI)).toBe(words);
  });

  test('is described by the number of days in the time zone', () => {
    const now = at('2026-11-22T20:00:00Z').getTime();
    const time = at('2026-11-24T12:00:00Z');
    expect(timeUntil(time, now, 'UTC')).toBe('in 2 days');
    expect(timeUntil(time, now, KOCHI)).toBe('tomorrow');
    expect(isoDayOf(time, 'Pacific/Auckland')).toBe('2026-11-25');
  });
});

describe('the value of a publication time field', () => {
  test('is the time in the zone of the browser, to the minute', () => {
    const time = new Date(2026, 10, 7, 8, 5, 59);
    expect(localTimeOf(time)).toBe('2026-11-07T08:05');
    expect(timeFromLocal('2026-11-07T08:05')).toEqual(new Date(2026, 10, 7, 8, 5));
  });

  test.each(['', '2026-11-07', '2026-13-40T25:00', 'tomorrow'])(
    'is not a time if it is %j',
    (value) => {
      expect(timeFromLocal(value)).toBeNull();
    },
  );
});
