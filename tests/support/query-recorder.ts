import { vi } from 'vitest';
import { queryIn, type RestQuery } from './needed-index';

/**
 * Records the sent queries and the number of returned documents, until `stop`. `respond` can
 * replace the network.
 */
export function recordQueries(respond: typeof fetch = globalThis.fetch) {
  const queries: RestQuery[] = [];
  const counts: Promise<number>[] = [];

  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const query = queryIn(init?.body);
    if (query) queries.push(query);
    const response = await respond(input, init);
    counts.push(response.clone().text().then(countDocuments));
    return response;
  });

  return {
    queries,
    /** Returns how many documents have been read since the last call. */
    documents: async () => {
      const numbers = await Promise.all(counts.splice(0));
      return numbers.reduce((sum, number) => sum + number, 0);
    },
    stop: () => spy.mockRestore(),
  };
}

/** Each document in a response has its time of creation. */
const countDocuments = (body: string): number => body.match(/"createTime"/g)?.length ?? 0;
