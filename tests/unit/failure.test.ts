// product 14.8.
import { expect, test } from 'vitest';
import { failureCause, mayHaveBeenStored } from '../../src/shared/failures/failure';
import { EditConflictError, EntryNotFoundError } from '../../src/store/documents/conflict';
import { TimeoutError } from '../../src/shared/failures/timeout';

const firestoreError = (code: unknown) => Object.assign(new Error('failed'), { code });

test.each([
  [firestoreError('permission-denied'), 'refused', false],
  [firestoreError('unauthenticated'), 'refused', false],
  [firestoreError('invalid-argument'), 'refused', false],
  // The lite SDK has this code for every 400.
  [firestoreError('failed-precondition'), 'refused', false],
  [new EntryNotFoundError(), 'refused', false],
  [new EditConflictError('rain'), 'refused', false],
  [firestoreError('resource-exhausted'), 'busy', false],
  [new TimeoutError('late'), 'timeout', true],
  // The lite SDK has this code for a lost connection and for a 500.
  [firestoreError('unknown'), 'unanswered', true],
  [firestoreError('unavailable'), 'unanswered', true],
  [firestoreError('aborted'), 'unanswered', true],
  [firestoreError(403), 'unanswered', true],
  // The sign-in page of a public network instead of the response.
  [new SyntaxError('Unexpected token <'), 'unanswered', true],
  ['no error at all', 'unanswered', true],
])('the cause of %s is %s; possibly stored: %s', (error, cause, possiblyStored) => {
  expect(failureCause(error)).toBe(cause);
  expect(mayHaveBeenStored(error)).toBe(possiblyStored);
});
