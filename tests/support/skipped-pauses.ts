import { vi } from 'vitest';
import { WAIT_LIMIT_MS } from './patience';

/**
 * The SDK's pauses between two attempts, and the delay before the tasks of a visit. Request
 * timeouts are longer, timers within fetch are shorter, and the waits of the tests themselves are
 * excluded.
 */
const isPause = (ms: number) => ms >= 500 && ms < 10_000 && ms !== WAIT_LIMIT_MS;

/** Skips these pauses from now on. Returns a function that ends this. */
export function skipPauses(): () => void {
  const { setTimeout: realSetTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...args: readonly unknown[]) =>
    realSetTimeout(run, isPause(ms) ? 0 : ms, ...args),
  );
  return () => void vi.stubGlobal('setTimeout', realSetTimeout);
}
