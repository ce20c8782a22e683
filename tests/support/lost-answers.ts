import { vi } from 'vitest';

/**
 * From now on the database does what it is told, but the answers to its writes are lost: all of
 * them, or the one of that number. Returns how to end that.
 */
export function loseAnswers(which?: number): () => void {
  const real = globalThis.fetch;
  let writes = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await real(...request);
    if (!String(request[0]).includes(':commit')) return answer;
    writes += 1;
    if (writes !== (which ?? writes)) return answer;
    throw new TypeError('The connection broke off');
  });
  return () => void vi.stubGlobal('fetch', real);
}
