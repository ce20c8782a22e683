import { TimeoutError } from './timeout';

/**
 * Why a write failed. After `refused` and `busy`, nothing was stored; after `timeout` and
 * `unanswered` (no connection, or a lost one), the write may have succeeded.
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

/** Returns the cause of an error that a service has thrown; `unanswered` for unknown errors. */
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

/** Thrown by writes in a tab whose session has changed or is not known yet. Nothing was stored. */
export class SessionChangedError extends Error {
  override readonly name = 'SessionChangedError';
  readonly code = 'explained';
  override readonly message =
    'Somebody has signed in or out with this browser meanwhile. Nothing was stored.';
}

/** The role of a user; `none` also if nobody is signed in. */
export type Role = 'admin' | 'none';

/** Thrown by sign-in for a user who is not an administrator; the user is signed out. */
export class NotAnAdminError extends Error {
  override readonly name = 'NotAnAdminError';
}

/** Thrown by sign-in if the browser cannot store the session; the user is signed out. */
export class SessionNotKeptError extends Error {
  override readonly name = 'SessionNotKeptError';
}
