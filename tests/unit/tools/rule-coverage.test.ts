import { expect, test } from 'vitest';
import { merged, type Outcome, unseen } from '../../../tools/rules-coverage/expressions';

const expression = (...outcomes: Outcome[]) => ({ start: 3, end: 9, outcomes });

test.each([
  [['true', 'false'], undefined],
  [['true'], 'never false'],
  [['true', 'error'], 'never false'],
  [['false', 'error'], 'never true'],
  [['error'], 'never evaluated'],
  [[], 'never evaluated'],
  [['value', 'error'], undefined],
] as const)('of %j what is missing is: %s', (outcomes, gap) => {
  expect(unseen(expression(...outcomes))).toBe(gap);
});

test('what several files have seen is added up', () => {
  const other = { start: 3, end: 5, outcomes: ['error'] } as const;
  expect(merged([[expression('true'), other], [expression('true', 'false')]])).toEqual([
    expression('true', 'false'),
    other,
  ]);
});
