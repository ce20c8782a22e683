/** Thrown for a file that cannot be imported at all; the message says why, for the reader. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}
