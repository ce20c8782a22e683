// product 5.16.
import { expect, test } from 'vitest';
import { formatRuntime } from '../../src/content/movie/runtime';

test.each([
  [134, '2 h 14 min', '2 hours 14 minutes'],
  [61, '1 h 1 min', '1 hour 1 minute'],
  [120, '2 h', '2 hours'],
  [48, '48 min', '48 minutes'],
  [1, '1 min', '1 minute'],
  [1000, '16 h 40 min', '16 hours 40 minutes'],
])('a runtime of %i minutes is displayed as %s', (minutes, short, long) => {
  expect(formatRuntime(minutes)).toEqual({ short, long });
});
