import { expect, test } from 'vitest';
import {
  REASONS,
  faults,
  mutantsOfCode,
  mutantsOfRules,
} from '../../../tools/proofs/mutation/mutants';

test('each fault of faults.txt can be applied', () => expect(faults).not.toThrow());

test('each explanation in explained.txt belongs to a mutant of the rules', () => {
  const explained = new Set(mutantsOfRules().map(({ reason }) => reason));
  expect(REASONS.filter((reason) => !explained.has(reason))).toEqual([]);
});

test.each([
  ['a block of the rules', mutantsOfRules('match /trash/'), 'firestore.rules'],
  ['a file of the code', mutantsOfCode('src/shared/text/text.ts'), 'src/shared/text/text.ts'],
])('the mutants of %s change nothing else', (_, mutants, file) => {
  expect(mutants).not.toEqual([]);
  expect(mutants.filter((mutant) => mutant.file !== file)).toEqual([]);
});
