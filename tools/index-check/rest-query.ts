/** A query in the form of the REST API. */
export interface RestQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: RestFilter;
  readonly orderBy?: readonly {
    readonly field: { readonly fieldPath: string };
    readonly direction: 'ASCENDING' | 'DESCENDING';
  }[];
}

export interface RestFilter {
  readonly fieldFilter?: { readonly field: { readonly fieldPath: string }; readonly op: string };
  readonly compositeFilter?: { readonly op?: string; readonly filters: readonly RestFilter[] };
}

interface RestRequest {
  readonly structuredQuery?: RestQuery;
  readonly structuredAggregationQuery?: { readonly structuredQuery: RestQuery };
}

/** The query in the body of a request, if there is one. */
export function queryIn(body: unknown): RestQuery | undefined {
  if (typeof body !== 'string' || !body.startsWith('{')) return undefined;
  const request: RestRequest = JSON.parse(body);
  return request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery;
}
