/**
 * The offset of this device's clock from the server's, in ms, positive if ahead; 0 if the query is
 * refused even with the server's time. Undefined if it is unknown.
 */
let ahead: number | undefined;

/**
 * Repeats a refused query with the server's time, because the rules do not list entries that are
 * not due yet or have ended. Throws `error` if the clock is not the cause.
 */
export async function retryWithServerTime<T>(
  error: unknown,
  ask: (time: number) => Promise<T>,
): Promise<T> {
  if (!(error instanceof Error && 'code' in error && error.code === 'permission-denied'))
    throw error;
  const known = ahead;
  ahead ??= await clockOffset();
  // 0 or NaN; NaN if the response has no time.
  if (!ahead) throw error;
  try {
    return await ask(Date.now() - ahead);
  } catch (again) {
    // The clock may have been set since the offset was measured.
    ahead = known === undefined ? 0 : undefined;
    throw again;
  }
}

/**
 * Returns the offset of this device's clock, in ms. The time in Hosting's responses is rounded down
 * to whole seconds, so that it is never later than the server's.
 */
async function clockOffset(): Promise<number> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  return Date.now() - Date.parse(headers.get('Date') ?? '');
}
