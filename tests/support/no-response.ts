import { vi } from 'vitest';

/**
 * Makes the calls while no request gets a response, advances the time by `ms`, and returns the
 * errors of the calls; undefined for a call that succeeded.
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
