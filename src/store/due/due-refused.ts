/**
 * By how many ms this device's clock is ahead of the server's, or behind it; 0 if it is refused to list
 * what is due at the server's own time. Undefined if that is not known yet.
 */
let ahead: number | undefined;

/**
 * Asks again with the server's time: with another one, the rules refuse to list what will be due or has
 * ended. Throws `error` if that is not the reason.
 */
export async function askAgain<T>(error: unknown, ask: (time: number) => Promise<T>): Promise<T> {
  if (!(error instanceof Error && 'code' in error && error.code === 'permission-denied'))
    throw error;
  const known = ahead;
  ahead ??= await clockOffset();
  // NaN, if the answer has no time.
  if (!ahead) throw error;
  try {
    return await ask(Date.now() - ahead);
  } catch (again) {
    // The clock may have been set since then.
    ahead = known === undefined ? 0 : undefined;
    throw again;
  }
}

/** The time in answers of Hosting is in whole seconds, rounded down: never later than the server's. */
async function clockOffset(): Promise<number> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  return Date.now() - Date.parse(headers.get('Date') ?? '');
}
