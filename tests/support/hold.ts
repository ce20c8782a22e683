import { vi } from 'vitest';
import { deferred } from './deferred';

/** Delays the next call of a mocked service until the returned function is called. */
export function hold(service: (...args: never[]) => Promise<unknown>): () => void {
  const mocked = vi.mocked(service as (...args: unknown[]) => Promise<unknown>);
  const { promise, resolve } = deferred();
  const work = mocked.getMockImplementation();
  mocked.mockImplementationOnce(async (...call) => {
    await promise;
    return work?.(...call);
  });
  return resolve;
}
