import { errorCode, failureCause } from '../domain/failure';

const HINTS: Readonly<Record<string, string>> = {
  'permission-denied': 'You may no longer be signed in as an administrator.',
  unauthenticated: 'You may no longer be signed in as an administrator.',
  unauthorized: 'You may no longer be signed in as an administrator.',
  'not-found': 'It is no longer there: somebody may have deleted it.',
  'object-not-found': 'It is no longer there: somebody may have deleted it.',
  'list-full': 'The list is full: delete an announcement first.',
  'invalid-argument': 'It is too large, or the list is full.',
  'resource-exhausted': 'The service is busy or its quota is used up. Try again later.',
  'quota-exceeded': 'The service is busy or its quota is used up. Try again later.',
  unavailable: 'Check your connection and try again.',
  'retry-limit-exceeded': 'Check your connection and try again.',
};

/** A line on the cause of a failure, to stand below the message of SPEC §8; or an empty text. */
export function failureHint(error: unknown): string {
  const known = HINTS[bareCode(error)];
  if (known !== undefined) return known;
  const cause = failureCause(error);
  const unheard = cause === 'timeout' || bareCode(error) === 'unknown';
  return unheard ? 'Check your connection and try again.' : '';
}

/** Whether the failure may mean that the session is over or the role is gone. */
export const isRefusal = (error: unknown): boolean =>
  ['permission-denied', 'unauthenticated', 'unauthorized'].includes(bareCode(error));

/** The reason that the messages of SPEC §8 quote. */
export const failureReason = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'unknown reason';

/** The code without the name of the service in front: 'storage/unauthorized'. */
const bareCode = (error: unknown) => errorCode(error).split('/').at(-1) ?? '';
