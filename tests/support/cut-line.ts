import { vi } from 'vitest';

/** What a dropped line does: one request arrives and its answer does not, or no later one arrives. */
export const CUTS = ['gets no answer', 'is the last to arrive, without an answer'] as const;
type Cut = (typeof CUTS)[number];

/** Counts the requests from now on, from 1; the line drops at the one of the number `at`. */
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
