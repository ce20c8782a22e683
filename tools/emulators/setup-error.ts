/** Something outside of this project has to be corrected; the message says what and how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** The text for the user: a set-up error's message, or the stack of an unexpected error. */
export function describeError(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
