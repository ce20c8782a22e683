import { TimeoutError } from './timeout';

/**
 * Why something could not be stored, as far as it can be told:
 * `refused` and `busy` are answers of the database, which has stored nothing; after `timeout` and
 * `unanswered` (no connection, or it broke off) it may have.
 */
export type FailureCause = 'refused' | 'busy' | 'timeout' | 'unanswered';

const ANSWERS: Readonly<Record<string, FailureCause>> = {
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'invalid-argument': 'refused',
  'failed-precondition': 'refused',
  'out-of-range': 'refused',
  'not-found': 'refused',
  'changed-meanwhile': 'refused',
  'list-full': 'refused',
  'resource-exhausted': 'busy',
};

/** The cause of an error that a service threw. What is not known counts as no answer. */
export function failureCause(error: unknown): FailureCause {
  if (error instanceof TimeoutError) return 'timeout';
  return ANSWERS[errorCode(error)] ?? 'unanswered';
}

/** The code of an error of the database client, or an empty text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether the database may have stored what it was sent when this error came back. */
export function mayHaveBeenStored(error: unknown): boolean {
  const cause = failureCause(error);
  return cause === 'timeout' || cause === 'unanswered';
}
