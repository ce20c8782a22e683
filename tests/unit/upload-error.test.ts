// product 17.8.
import { expect, test } from 'vitest';
import { TimeoutError } from '../../src/shared/failures/timeout';
import {
  CanceledError,
  ConnectionLostError,
  FileServerBlockedError,
  isRetryable,
  StandstillError,
  uploadErrorMessage,
} from '../../src/shared/pictures/picture-errors';

const storageError = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  [new CanceledError('stopped'), 'You stopped this upload.'],
  [new TimeoutError('late'), /standstill\. Check the connection/],
  [new ConnectionLostError(), /connection is lost/],
  [new FileServerBlockedError(), /cannot be reached from this network/],
  [new StandstillError('late'), /standstill, although there is a connection/],
  [storageError('storage/unauthorized'), /not allowed/],
  [storageError('storage/unauthenticated'), /not allowed/],
  [storageError('storage/quota-exceeded'), /full/],
  [storageError('storage/retry-limit-exceeded'), /Check the connection/],
  [new TypeError('anything'), /could not be uploaded/],
])('the error %s has its message', (error, text) => {
  expect(uploadErrorMessage(error)).toMatch(text);
});

test.each([
  ['unreadable', true],
  ['damaged', true],
  ['no-picture', false],
  ['too-large', false],
] as const)('a file with the problem %s can be retried or not: %s', (problem, expected) => {
  expect(isRetryable(problem)).toBe(expected);
});
