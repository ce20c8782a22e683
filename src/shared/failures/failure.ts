import { TimeoutError } from './timeout';

/**
 * Why a write failed. After `refused` and `busy`, which are responses of the database or come before
 * it is asked, nothing was stored; after `timeout` and `unanswered` (no connection, or it was lost)
 * the write may have succeeded.
 */
export type FailureCause = 'refused' | 'busy' | 'timeout' | 'unanswered';

const CAUSES: Readonly<Record<string, FailureCause>> = {
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'invalid-argument': 'refused',
  'failed-precondition': 'refused',
  'out-of-range': 'refused',
  'not-found': 'refused',
  'edit-conflict': 'refused',
  'edit-declined': 'refused',
  'list-full': 'refused',
  'address-taken': 'refused',
  explained: 'refused',
  'time-passed': 'refused',
  'schedule-refused': 'refused',
  'picture-refused': 'refused',
  'resource-exhausted': 'busy',
};

/** Returns the cause of an error that a service threw; `unanswered` for unknown errors. */
export function failureCause(error: unknown): FailureCause {
  if (error instanceof TimeoutError) return 'timeout';
  return CAUSES[errorCode(error)] ?? 'unanswered';
}

/** Returns the `code` of a Firebase error; '' for other values. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether the write that threw this error may have been stored nevertheless. */
export function mayHaveBeenStored(error: unknown): boolean {
  const cause = failureCause(error);
  return cause === 'timeout' || cause === 'unanswered';
}
