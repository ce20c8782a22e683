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
])('what was not answered is a matter of the connection: %s', (_, error) => {
  expect(failureHint(error)).toBe('Check your connection and try again.');
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/b.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/b.js'],
  ['Safari', 'Importing a module script failed.'],
])('code that %s could not load is loaded with the page', (_browser, message) => {
  expect(failureHint(new TypeError(message))).toBe(
    'Check your connection and load the page again.',
  );
});

test('an upload that stands still with a connection is a fault of the service', () => {
  expect(failureHint(new StandstillError('late'))).toMatch(/^The service has a fault/);
  expect(failureHint(new ConnectionLostError())).toMatch(/^Check your connection/);
});

test.each(['unknown', 'unavailable', 'internal', 'deadline-exceeded', 'auth/internal-error'])(
  'an answer with a fault is one of the service: %s',
  (code) => {
    expect(failureHint(failure('Request failed with error: Oops', code))).toBe(
      'The service has a fault at the moment. Try again in a few minutes.',
    );
  },
);

test('of other failures nothing is said about the connection', () => {
  expect(failureHint(new Error('undefined is not a function'))).toBe('');
  expect(failureHint(failure('wrong', 'auth/wrong-password'))).toBe('');
});

test('an error that explains itself has its sentence, and is no refusal by the rules', () => {
  expect(failureHint(new SessionChangedError())).toBe(new SessionChangedError().message);
  expect(failureCause(new SessionChangedError())).toBe('refused');
  expect(isRefusal(new SessionChangedError())).toBe(false);
});
