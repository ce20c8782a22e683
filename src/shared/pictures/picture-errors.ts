import { errorCode } from '../failures/failure';
import { TimeoutError } from '../failures/timeout';

/** The reasons why a file cannot be used as a picture. */
export type PictureProblem =
  | 'empty'
  | 'too-large'
  | 'svg'
  | 'no-picture'
  | 'too-many-pixels'
  | 'damaged'
  | 'heic'
  | 'unreadable'
  | 'original-unreadable'
  | 'original-gone'
  | 'altered'
  | 'failed';

/** The messages next to the file input. */
export const PICTURE_PROBLEMS: Readonly<Record<PictureProblem, string>> = {
  empty: 'This file is empty.',
  'too-large': 'This file is larger than 40 MB. Please choose a smaller one.',
  svg: 'This is an SVG drawing, which cannot be used here. Please save it as PNG first.',
  'no-picture':
    'This is not a picture that can be used here, whatever its name says. JPEG, PNG, WebP, GIF and AVIF can.',
  'too-many-pixels':
    'This picture has too many pixels: 60 million fit, and 20,000 on a side. Please make it smaller first.',
  damaged: 'This picture is damaged or incomplete and cannot be opened.',
  heic: 'This is a HEIC photo from an iPhone, which this browser cannot open. Please save it as JPEG first, or choose it on the iPhone itself.',
  unreadable:
    'This file cannot be read. If it lies in the cloud or on a card, it may not be within reach now.',
  'original-unreadable':
    'The picture of the original cannot be read here. Please choose its file from your device instead.',
  'original-gone': 'Somebody has deleted this picture meanwhile. Please choose another one.',
  altered:
    'This browser alters what is drawn, to protect from being recognised, and the picture would be stored as stripes. Allow this site to read pictures (“canvas”) in the address bar or the settings, or use another browser. Nothing was stored.',
  failed:
    'This picture could not be made ready. The device may be short of memory: close what you do not need, then try again.',
};

/** Whether another attempt with the same file may succeed. */
export const isRetryable = (problem: PictureProblem) =>
  problem === 'unreadable' ||
  problem === 'original-unreadable' ||
  problem === 'altered' ||
  problem === 'failed' ||
  problem === 'damaged';

/** Thrown when a file cannot be used as a picture; `problem` is the reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code = 'picture-refused';

  constructor(
    readonly problem: PictureProblem,
    options?: ErrorOptions,
  ) {
    super(PICTURE_PROBLEMS[problem], options);
  }
}

/** Thrown when the user cancels an upload. */
export class CanceledError extends Error {
  override readonly name = 'CanceledError';
}

/** Thrown when an upload has stopped because the server cannot be reached. */
export class ConnectionLostError extends TimeoutError {
  constructor() {
    super('The connection was lost');
  }
}

/** Thrown when the server can be reached, but the upload makes no progress. */
export class StandstillError extends TimeoutError {
  readonly code = 'unavailable';
}

/** Thrown when the file server cannot be reached, although the site can. */
export class FileServerBlockedError extends TimeoutError {
  /** Marks errors whose own message is shown. */
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

/** Returns the message for a failed upload. */
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
