// product 34.9.
import { beforeEach, expect, test, vi } from 'vitest';
import {
  isOver,
  eventPhase,
  eventTimesText,
  invalidEndField,
  type EventTimes,
} from '../../src/content/event/event-times';

const at = (time: string) => vi.setSystemTime(new Date(`${time}+05:30`));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const FESTIVAL = { day: '2026-12-18', lastDay: '2026-12-20' };

test.each<[string, EventTimes, on: string, over: string]>([
  ['with its day', { day: '2026-12-18' }, '2026-12-18T23:59', '2026-12-19T00:00'],
  [
    'three hours after it began, if only that is known',
    { day: '2026-12-18', time: '18:30' },
    '2026-12-18T21:29',
    '2026-12-18T21:30',
  ],
  [
    'on the next day, if it began late',
    { day: '2026-12-18', time: '23:30' },
    '2026-12-19T00:10',
    '2026-12-19T02:30',
  ],
  [
    'at its end',
    { day: '2026-12-18', time: '10:00', endTime: '18:00' },
    '2026-12-18T17:59',
    '2026-12-18T18:00',
  ],
  ['with its last day', { ...FESTIVAL, time: '10:00' }, '2026-12-20T23:59', '2026-12-21T00:00'],
  [
    'at its end on the last day',
    { ...FESTIVAL, time: '10:00', endTime: '02:00' },
    '2026-12-20T01:59',
    '2026-12-20T02:00',
  ],
])('an event is over: %s', (_, event, on, over) => {
  at(on);
  expect(isOver(event)).toBe(false);
  at(over);
  expect(isOver(event)).toBe(true);
});

test('an event is today on its first day, and on during the others', () => {
  const nowAt = (time: string) => {
    at(time);
    return eventPhase(FESTIVAL);
  };
  expect(nowAt('2026-12-17T23:59')).toBeUndefined();
  expect(nowAt('2026-12-18T00:00')).toBe('today');
  expect(nowAt('2026-12-19T12:00')).toBe('on');
  expect(nowAt('2026-12-20T23:59')).toBe('on');
  expect(nowAt('2026-12-21T00:00')).toBeUndefined();
});

test.each<[EventTimes, string | undefined]>([
  [FESTIVAL, undefined],
  [{ day: '2026-12-18', lastDay: '2026-12-18' }, undefined],
  [{ day: '2026-12-18', lastDay: '2026-12-17' }, 'lastDay'],
  [{ day: '2026-12-18', time: '18:30', endTime: '18:31' }, undefined],
  [{ day: '2026-12-18', time: '18:30', endTime: '18:30' }, 'endTime'],
  [{ day: '2026-12-18', time: '23:30', endTime: '02:00' }, 'endTime'],
  [{ day: '2026-12-18', lastDay: '2026-12-19', time: '23:30', endTime: '02:00' }, undefined],
  [{ day: '2026-12-18', time: '18:30', lastDay: '', endTime: '' }, undefined],
])('for %j the end is invalid because of %s', (event, field) =>
  expect(invalidEndField(event)).toBe(field),
);

test.each<[EventTimes, string]>([
  [{ day: '2026-12-18' }, '18 December 2026'],
  [{ day: '2026-12-18', time: '18:30' }, '18 December 2026, 18:30 (India time)'],
  [
    { day: '2026-12-18', time: '18:30', endTime: '21:00' },
    '18 December 2026, 18:30 to 21:00 (India time)',
  ],
  [FESTIVAL, '18 December 2026 to 20 December 2026'],
  [
    { ...FESTIVAL, time: '18:30', endTime: '21:00' },
    '18 December 2026, 18:30 to 20 December 2026, 21:00 (India time)',
  ],
  [{ day: '2026-12-18', lastDay: '2026-12-18' }, '18 December 2026'],
])('%j is formatted as %j if the zone matters', (event, text) =>
  expect(eventTimesText(event, 'India time')).toBe(text),
);
