import { expect, test } from 'vitest';
import { ListFullError } from '../../src/domain/announcement';
import { ChangedMeanwhileError, GoneError } from '../../src/domain/conflict';
import { failureCause, mayHaveBeenStored } from '../../src/domain/failure';
import { TimeoutError } from '../../src/domain/timeout';

const firestoreError = (code: unknown) => Object.assign(new Error('failed'), { code });

test.each([
  [firestoreError('permission-denied'), 'refused', false],
  [firestoreError('unauthenticated'), 'refused', false],
  [firestoreError('invalid-argument'), 'refused', false],
  // The light client's word for any 400.
  [firestoreError('failed-precondition'), 'refused', false],
  [new GoneError(), 'refused', false],
  [new ChangedMeanwhileError('rain'), 'refused', false],
  [new ListFullError(), 'refused', false],
  [firestoreError('resource-exhausted'), 'busy', false],
  [new TimeoutError('late'), 'timeout', true],
  // The light client's word for a lost connection and for a 500.
  [firestoreError('unknown'), 'unanswered', true],
  [firestoreError('unavailable'), 'unanswered', true],
  [firestoreError('aborted'), 'unanswered', true],
  [firestoreError(403), 'unanswered', true],
  // A sign-in page of a café's network in place of the answer.
  [new SyntaxError('Unexpected token <'), 'unanswered', true],
  ['no error at all', 'unanswered', true],
])('%s is %s; stored perhaps: %s', (error, cause, perhaps) => {
  expect(failureCause(error)).toBe(cause);
  expect(mayHaveBeenStored(error)).toBe(perhaps);
});
