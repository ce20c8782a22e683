import { vi } from 'vitest';

/**
 * Makes the calls while no request gets a response, lets `ms` pass and returns the errors that they
 * ended with, undefined for a call that succeeded.
 */
export async function errorsWithoutResponse(
  calls: readonly (() => Promise<unknown>)[],
  ms = 15_000,
): Promise<readonly unknown[]> {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const outcomes = Promise.allSettled(calls.map((call) => call()));
    await vi.advanceTimersByTimeAsync(ms);
    return (await outcomes).map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason : undefined,
    );
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}
