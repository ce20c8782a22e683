// product 17.13.
import { expect, test } from 'vitest';
import { formatFocus, parseFocus } from '../../src/shared/pictures/crops';

test.each([
  ['30% 70%', { x: 30, y: 70 }],
  ['0% 100%', { x: 0, y: 100 }],
  ['', { x: 50, y: 50 }],
])('%j is a point', (focus, point) => {
  expect(parseFocus(focus)).toEqual(point);
  expect(formatFocus(point)).toBe(focus);
});

test('a point is rounded and moved into the picture', () => {
  expect(formatFocus({ x: 33.4, y: 66.6 })).toBe('33% 67%');
  expect(formatFocus({ x: -3, y: 140 })).toBe('0% 100%');
});
