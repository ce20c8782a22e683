// product 29.1.
import { expect, test } from 'vitest';
import { isDue } from '../../src/store/documents/unpublished';

const noon = new Date('2026-11-27T12:00:00Z');

test.each([
  ['a second before its time', -1000, false],
  ['a millisecond before its time', -1, false],
  ['at its time', 0, true],
  ['after its time', 1, true],
])('%s, an entry is due or not: %s', (_, later, due) =>
  expect(isDue({ publishAt: noon }, noon.getTime() + later)).toBe(due),
);

test('a draft without a time is never due', () => expect(isDue({}, noon.getTime())).toBe(false));
