import { vi } from 'vitest';

/**
 * What happens at the cut: only one request loses its answer, or no later request is sent either.
 */
export const CUTS = ['gets no answer', 'is the last to arrive, without an answer'] as const;
type Cut = (typeof CUTS)[number];

/** Counts the requests from now on, starting at 1; the connection fails at request number `at`. */
export function cutLine(cut?: Cut, at = 0) {
  const realFetch = globalThis.fetch;
  let requests = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    requests += 1;
    const isLost = requests === at || (requests > at && cut !== 'gets no answer');
    if (!cut || !isLost) return realFetch(...request);
    if (requests === at) await realFetch(...request);
    throw new TypeError('Failed to fetch');
  });
  return {
    requests: () => requests,
    end: () => void vi.stubGlobal('fetch', realFetch),
  };
}
