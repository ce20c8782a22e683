import { vi } from 'vitest';
import { WAIT_LIMIT_MS } from './patience';

/**
 * The SDK's pauses between two attempts, and that before the tasks of a visit; limits of requests are
 * longer, the ticks of fetch shorter, and the test's own waits are none.
 */
const isPause = (ms: number) => ms >= 500 && ms < 10_000 && ms !== WAIT_LIMIT_MS;

/** From now on what follows such a pause follows at once. Returns a function that ends this. */
export function skipPauses(): () => void {
  const { setTimeout: realSetTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...args: readonly unknown[]) =>
    realSetTimeout(run, isPause(ms) ? 0 : ms, ...args),
  );
  return () => void vi.stubGlobal('setTimeout', realSetTimeout);
}
