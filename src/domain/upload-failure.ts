import { errorCode } from './failure';
import { TimeoutError } from './timeout';

/** Somebody stopped it before it was done. */
export class CanceledError extends Error {
  override readonly name = 'CanceledError';
}

const SIGN_IN =
  'You are not allowed to store pictures. If you should be, sign out and in again, then try again.';

const WORDS: Readonly<Record<string, string>> = {
  'storage/unauthorized': SIGN_IN,
  'storage/unauthenticated': SIGN_IN,
  'storage/quota-exceeded': 'The storage is full, or its limit for today is reached.',
};

/** Why an upload failed, in words for the person who started it. */
export function uploadFailure(error: unknown): string {
  if (error instanceof CanceledError) return 'You stopped this upload.';
  if (error instanceof TimeoutError) {
    return 'The upload came to a standstill. Check the connection, then try again.';
  }
  return (
    WORDS[errorCode(error)] ??
    'The picture could not be uploaded. Check the connection, then try again.'
  );
}
