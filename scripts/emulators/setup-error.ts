/** Something outside of this project has to be mended; the message says what and how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** What to tell the user: set-up errors in their own words, others with the stack for a report. */
export function describeError(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
