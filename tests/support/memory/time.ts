import { vi } from 'vitest';
import { network } from './network';

/**
 * Starts the work, waits for `count` requests without an answer (`network.silence`), one after the
 * other, and advances the time until their timeouts.
 */
export async function untilTimeout(work: () => unknown, count = 1): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await work();
    for (let found = 1; found <= count; found += 1) {
      for (let step = 0; network.silent() < found && step < 100; step += 1) await pass(20);
      for (let second = 0; second < 20; second += 1) await pass(1000);
    }
  } finally {
    vi.useRealTimers();
  }
}

/** Modules are imported in real time. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
}
