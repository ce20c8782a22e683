// product 16.29.
import { describe, expect, test } from 'vitest';
import { lackOfCapacity, type Capacity } from '../../src/studio/kind/CapacityNotice';

const day = (number: number) => new Date(Date.UTC(2026, 11, number));
const scheduled = (id: string, number?: number) => ({
  id: `announcement:${id}` as const,
  kind: 'announcement' as const,
  publishAt: number === undefined ? undefined : day(number),
});
const capacity = (published: number, ...unpublished: Capacity['unpublished']): Capacity => ({
  published,
  unpublished,
});

test('a draft needs no room', () => expect(lackOfCapacity(capacity(100), 'draft')).toBeUndefined());

test('the hundredth finds room, and the next one does not', () => {
  expect(lackOfCapacity(capacity(99), 'now')).toBeUndefined();
  expect(lackOfCapacity(capacity(100), 'now')).toBe(
    'There are 100 announcements, as many as there can be. Delete or unpublish an old one first, or save this one as a draft.',
  );
});

test('what is published now finds the room that later ones will take', () =>
  expect(lackOfCapacity(capacity(99, scheduled('a', 1)), 'now')).toBeUndefined());

describe('what is published at a time', () => {
  test('waits in a full list', () =>
    expect(lackOfCapacity(capacity(100), day(2))).toMatch(
      /^There are 100 announcements, as many as there can be\. Visitors see this one from its time on, but/,
    ));

  test('waits if those before it take the last room', () =>
    expect(lackOfCapacity(capacity(98, scheduled('a', 1), scheduled('b', 2)), day(3))).toMatch(
      /^There are 98 announcements, and those that are scheduled before this one take the room that is left: there can be 100\. Visitors see/,
    ));

  test('finds the room that later ones, drafts and other kinds do not take', () => {
    const video = { id: 'video:v', kind: 'video', publishAt: day(1) } as const;
    const others = [scheduled('a', 1), scheduled('b', 4), scheduled('c'), video];
    expect(lackOfCapacity(capacity(98, ...others), day(3))).toBeUndefined();
  });

  test('does not take its own room', () => {
    const stored = capacity(99, scheduled('a', 1));
    expect(lackOfCapacity(stored, day(3), 'announcement:a')).toBeUndefined();
    expect(lackOfCapacity(stored, day(3))).toBeDefined();
  });
});
