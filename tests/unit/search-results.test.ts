// product 24.8.
import { expect, test } from 'vitest';
import { resultFacts } from '../../src/site/pages/search/results';

test.each([
  [{ lastDay: '2026-12-20' }, '18 December 2026 to 20 December 2026'],
  [{ lastDay: '2026-12-18' }, '18 December 2026'],
  [{}, '18 December 2026'],
])('an event in the results is displayed with all its days: %j', (days, facts) => {
  const event = { key: 'Efest', title: 'Festival', releaseDate: '2026-12-18' } as const;
  expect(resultFacts({ ...event, ...days })).toBe(facts);
});
