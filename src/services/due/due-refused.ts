/**
 * By how many ms this device's clock is ahead of the server's; 0 if it is refused to list what is due
 * at the server's own time. Undefined if that is not known yet.
 */
let ahead: number | undefined;

/**
 * Asks again with the server's time: with a clock that is ahead, the rules refuse to list what will
 * be due (product 29.12). Throws `error` if that is not the reason.
 */
export async function askAgain<T>(error: unknown, ask: (time: number) => Promise<T>): Promise<T> {
  if (!(error instanceof Error && 'code' in error && error.code === 'permission-denied'))
    throw error;
  ahead ??= await clockOffset();
  if (!(ahead > 0)) throw error;
  try {
    return await ask(Date.now() - ahead);
  } catch (again) {
    ahead = 0;
    throw again;
  }
}

/** The time in answers of Hosting is in whole seconds, rounded down: never later than the server's. */
async function clockOffset(): Promise<number> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  return Date.now() - Date.parse(headers.get('Date') ?? '');
}
