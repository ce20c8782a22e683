import { vi } from 'vitest';
import { network } from './network';

/**
 * Does something, waits for the request that is not answered (`network.silence`), and lets the time pass
 * until that is found out.
 */
export async function untilTimeout(work: () => unknown): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await work();
    for (let step = 0; network.silent() === 0 && step < 100; step += 1) await pass(20);
    for (let second = 0; second < 20; second += 1) await pass(1000);
  } finally {
    vi.useRealTimers();
  }
}

/** Modules are loaded in real time. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
}
