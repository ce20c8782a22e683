import { errorCode, failureCause } from '../../shared/failures/failure';
import { isTooLarge } from '../../shared/failures/too-large';
import { PictureError } from '../../shared/pictures/picture-errors';

const CONNECTION = 'Check your connection and try again.';
const FAULT = 'The service has a fault at the moment. Try again in a few minutes.';

/** Codes of requests without a response, and of server errors: 500, 503. */
const UNANSWERED: Readonly<Record<string, string>> = {
  'network-request-failed': CONNECTION,
  'retry-limit-exceeded': CONNECTION,
  'deadline-exceeded': FAULT,
  internal: FAULT,
  'internal-error': FAULT,
  unavailable: FAULT,
  // The lite SDK also uses this code for a 500.
  unknown: FAULT,
};

/**
 * Matches the error messages of browsers for code that could not be loaded: the browser does not
 * request the code again before the page is reloaded.
 */
const NO_CODE = /dynamically imported module|importing a module script/i;
const RELOAD = 'Check your connection and load the page again.';

/** Matches the error messages of browsers for a request without a response. */
const NO_ANSWER = /failed to fetch|load failed|networkerror|network connection|fetch failed/i;

/** Returns a hint on why there was no valid response; '' if there was one. */
export function connectionHint(error: unknown): string {
  if (error instanceof Error && NO_CODE.test(error.message)) return RELOAD;
  if (error instanceof Error && NO_ANSWER.test(error.message)) return CONNECTION;
  const isLate = failureCause(error) === 'timeout';
  return UNANSWERED[bareCode(error)] ?? (isLate ? CONNECTION : '');
}

export const ROLE_GONE =
  'You are no longer an administrator. If that is a mistake, ask another one.';

/** Shown if the reason is unknown. */
const REFUSED =
  'The database did not accept it, and the reason could not be found out: you may no longer be signed in as an administrator, this page may be older than the site, or something in it is not allowed.';

const HINTS: Readonly<Record<string, string>> = {
  'permission-denied': REFUSED,
  unauthenticated: REFUSED,
  unauthorized: REFUSED,
  'not-found': 'It is no longer there: somebody may have deleted it.',
  'object-not-found': 'It is no longer there: somebody may have deleted it.',
  'edit-conflict': 'Somebody else has changed it meanwhile.',
  'address-taken': 'There is a movie at this address already.',
  'time-passed': 'That time has passed. Choose a later one, or publish now.',
  'schedule-refused': REFUSED,
  'resource-exhausted': 'The service is busy or its quota is used up. Try again later.',
  'quota-exceeded': 'The service is busy or its quota is used up. Try again later.',
};

/**
 * Returns a sentence on the cause of a failure, which is shown below its message; '' for an unknown
 * cause.
 */
export function failureHint(error: unknown): string {
  if (error instanceof Error && errorCode(error) === 'explained') return error.message;
  if (isTooLarge(error)) return 'It is too large to be stored.';
  return HINTS[bareCode(error)] ?? connectionHint(error);
}

/**
 * The codes of the database, of the storage, and of Auth for a session that was ended elsewhere.
 */
const REFUSALS = [
  'permission-denied',
  'unauthenticated',
  'unauthorized',
  'schedule-refused',
  'user-token-expired',
  'user-disabled',
];

/** Whether a server refused the request, which can have several reasons. */
export const isRefusal = (error: unknown): boolean => REFUSALS.includes(bareCode(error));

/**
 * Returns the reason for the messages of product 18.1, as a sentence, which is never the message of
 * an error of the database or browser.
 */
export function failureReason(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  if (failureHint(error)) return failureHint(error);
  return failureCause(error) === 'refused'
    ? 'The database did not accept it.'
    : 'Something unexpected happened. Please try again.';
}

/** Returns the code without the name of the service: 'unauthorized' for 'storage/unauthorized'. */
const bareCode = (error: unknown) => errorCode(error).split('/').at(-1) ?? '';
