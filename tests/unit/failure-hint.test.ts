// product 14.8.
import { expect, test } from 'vitest';
import { SessionChangedError, failureCause } from '../../src/shared/failures/failure';
import { failureHint, isRefusal } from '../../src/studio/ui/failure-hint';

import { TimeoutError } from '../../src/shared/failures/timeout';
import { ConnectionLostError, StandstillError } from '../../src/shared/pictures/picture-errors';

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code && { code });

test.each([
  ['Chromium', failure('Request failed with error: Failed to fetch', 'unknown')],
  ['Safari', failure('Request failed with error: Load failed', 'unknown')],
  ['Firefox', failure('NetworkError when attempting to fetch resource.', 'unknown')],
  ['Auth', failure('Firebase: Error', 'auth/network-request-failed')],
  ['a time limit', new TimeoutError('No answer within 15000 ms')],
])('a missing response is explained by the connection: %s', (_, error) => {
  expect(failureHint(error)).toBe('Check your connection and try again.');
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/b.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/b.js'],
  ['Safari', 'Importing a module script failed.'],
])('code that %s could not load requires a reload', (_browser, message) => {
  expect(failureHint(new TypeError(message))).toBe(
    'Check your connection and load the page again.',
  );
});

test('an upload without progress on a working connection is explained by the service', () => {
  expect(failureHint(new StandstillError('late'))).toMatch(/^The service has a fault/);
  expect(failureHint(new ConnectionLostError())).toMatch(/^Check your connection/);
});

test.each(['unknown', 'unavailable', 'internal', 'deadline-exceeded', 'auth/internal-error'])(
  'a server error is explained by the service: %s',
  (code) => {
    expect(failureHint(failure('Request failed with error: Oops', code))).toBe(
      'The service has a fault at the moment. Try again in a few minutes.',
    );
  },
);

test.each([
  "Document 'projects/p/databases/(default)/documents/Movies/m' cannot be written because its size (1,048,667 bytes) exceeds the maximum allowed size of 1,048,576 bytes.",
  'A document cannot be written because it exceeds the maximum size allowed.',
  'The value of property "title" is longer than 1048487 bytes.',
  'maximum entity size is 1048576 bytes',
  'Property item_1795951909908 contains an invalid nested entity.',
  'Request payload size exceeds the limit: 11534336 bytes.',
])('a limit of the database is explained as too large: %s', (message) => {
  const error = failure(`Request failed with error: ${message}`, 'failed-precondition');
  expect(failureHint(error)).toBe('It is too large to be stored.');
  expect(failureHint(failure(message, 'permission-denied'))).toMatch(/did not accept it/);
});

test('a conflict with the same error code is not explained as too large', () => {
  const message =
    'the stored version (1641498227413898) does not match the required base version (0)';
  expect(failureHint(failure(message, 'failed-precondition'))).toBe('');
});

test('other failures are not explained by the connection', () => {
  expect(failureHint(new Error('undefined is not a function'))).toBe('');
  expect(failureHint(failure('wrong', 'auth/wrong-password'))).toBe('');
});

test('an error with its own message shows it, and is not a refusal by the rules', () => {
  expect(failureHint(new SessionChangedError())).toBe(new SessionChangedError().message);
  expect(failureCause(new SessionChangedError())).toBe('refused');
  expect(isRefusal(new SessionChangedError())).toBe(false);
});
