import { vi } from 'vitest';

/** A query as it goes over the wire. */
export interface WireQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: WireFilter;
  readonly orderBy?: readonly {
    readonly field: { readonly fieldPath: string };
    readonly direction: 'ASCENDING' | 'DESCENDING';
  }[];
}

interface Asked {
  readonly structuredQuery?: WireQuery;
  readonly structuredAggregationQuery?: { readonly structuredQuery: WireQuery };
}

export interface WireFilter {
  readonly fieldFilter?: { readonly field: { readonly fieldPath: string }; readonly op: string };
  readonly compositeFilter?: { readonly filters: readonly WireFilter[] };
}

/**
 * Notes what the database is asked and how many documents it answers with, until `stop`. Something
 * else than the network may answer.
 */
export function watchWire(real: typeof fetch = globalThis.fetch) {
  const queries: WireQuery[] = [];
  const answers: Promise<number>[] = [];

  const watch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const asked: Asked = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const query = asked.structuredQuery ?? asked.structuredAggregationQuery?.structuredQuery;
    if (query) queries.push(query);
    const response = await real(input, init);
    answers.push(response.clone().text().then(countDocuments));
    return response;
  });

  return {
    queries,
    /** How many documents have been read since the last call. */
    documents: async () => {
      const counts = await Promise.all(answers.splice(0));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    stop: () => watch.mockRestore(),
  };
}

/** Each document of an answer carries the time of its creation. */
const countDocuments = (answer: string): number => answer.match(/"createTime"/g)?.length ?? 0;
