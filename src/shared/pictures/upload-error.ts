import { errorCode } from '../failures/failure';
import { TimeoutError } from '../failures/timeout';

/** Thrown when the user cancels an upload. */
export class CanceledError extends Error {
  override readonly name = 'CanceledError';
}

/** Thrown when an upload stopped because the server cannot be reached. */
export class ConnectionLostError extends TimeoutError {
  constructor() {
    super('The connection was lost');
  }
}

/** Thrown when the server can be reached, and an upload stands still nevertheless. */
export class StandstillError extends TimeoutError {
  readonly code = 'unavailable';
}

/** Thrown when the host of the files cannot be reached, while the site can. */
export class FileServerBlockedError extends TimeoutError {
  /** Its message is shown. */
  readonly code = 'explained';

  constructor() {
    super(
      'The place where pictures are kept cannot be reached from this network. Try another one, as that of a phone: what you have typed stays here.',
    );
  }
}

const NOT_ALLOWED =
  'You are not allowed to store pictures. If you should be, sign out and in again, then try again.';

const MESSAGES_BY_CODE: Readonly<Record<string, string>> = {
  'storage/unauthorized': NOT_ALLOWED,
  'storage/unauthenticated': NOT_ALLOWED,
  'storage/quota-exceeded': 'The storage is full, or its limit for today is reached.',
};

/** Returns the message that is shown for a failed upload. */
export function uploadErrorMessage(error: unknown): string {
  if (error instanceof CanceledError) return 'You stopped this upload.';
  if (error instanceof ConnectionLostError) {
    return 'The connection is lost. Try again when it is back.';
  }
  if (error instanceof FileServerBlockedError) return error.message;
  if (error instanceof StandstillError) {
    return 'The upload came to a standstill, although there is a connection. Try again in a few minutes.';
  }
  if (error instanceof TimeoutError) {
    return 'The upload came to a standstill. Check the connection, then try again.';
  }
  return (
    MESSAGES_BY_CODE[errorCode(error)] ??
    'The picture could not be uploaded. Check the connection, then try again.'
  );
}
