import { vi } from 'vitest';
import { skipPauses } from './skipped-pauses';

/**
 * From now on the database executes writes, but their responses are lost: all of them, or only the
 * one with that number. The SDK's next attempt follows immediately. Returns a function that ends
 * this.
 */
export function loseResponses(which?: number): () => void {
  const restorePauses = skipPauses();
  const realFetch = globalThis.fetch;
  let writes = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await realFetch(...request);
    if (!String(request[0]).includes(':commit')) return response;
    writes += 1;
    if (writes !== (which ?? writes)) return response;
    throw new TypeError('The connection was lost');
  });
  return () => {
    vi.stubGlobal('fetch', realFetch);
    restorePauses();
  };
}
