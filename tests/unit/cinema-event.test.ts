// product 34.3.
import { expect, test } from 'vitest';
import { bySoonest } from '../../src/content/event/event';
import { isTimeOfDay } from '../../src/shared/day';
import { anEvent } from '../support/builders';

test.each([
  ['00:00', true],
  ['09:05', true],
  ['23:59', true],
  ['24:00', false],
  ['18:60', false],
  ['9:30', false],
  ['18.30', false],
  ['18:30:00', false],
  ['18:30\n', false],
  ['6:30 pm', false],
  ['', false],
])('%j is a time of day: %s', (text, is) => expect(isTimeOfDay(text)).toBe(is));

test('events are sorted by day and time, on the same day with events without a time first', () => {
  const events = [
    anEvent({ title: 'third', day: '2026-12-18', time: '18:30' }),
    anEvent({ title: 'fourth', day: '2027-01-02' }),
    anEvent({ title: 'second', day: '2026-12-18', time: '09:00' }),
    anEvent({ title: 'first', day: '2026-12-18' }),
  ];
  expect(events.toSorted(bySoonest).map(({ title }) => title)).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ]);
});

test('events at the same time are sorted alphabetically in the language of the page', () => {
  const events = ['വള്ളം', 'ആന', 'Show 10', 'Show 2'].map((title) =>
    anEvent({ title, day: '2026-12-18', time: '18:30' }),
  );
  expect(events.toSorted(bySoonest).map(({ title }) => title)).toEqual([
    'Show 2',
    'Show 10',
    'ആന',
    'വള്ളം',
  ]);
});
