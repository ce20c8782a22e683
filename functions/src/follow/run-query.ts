import { type Database, requestFirestore, type RestDocument } from '../firestore';

/** A query of one collection. */
export interface RestQuery {
  readonly path: string;
  readonly where: readonly (readonly [
    field: string,
    op: string,
    value: string | readonly string[],
  ])[];
  /** The sort fields: exactly the fields that `where` compares with < or >. */
  readonly orderBy: readonly string[];
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/**
 * The maximum number of documents that the rules let a visitor list in one query (product 11.6).
 */
export const QUERY_MAX = 50;

/**
 * Returns the documents that match a query, with the time of their last change, which the SDK does
 * not provide.
 *
 * @param after the last document of the previous page
 * @throws RefusedError, or Error if Firestore fails or has not answered when the signal aborts
 */
export async function runQuery(
  { url }: Database,
  { path, where, orderBy, direction }: RestQuery,
  limit: number,
  signal: AbortSignal,
  after?: RestDocument,
): Promise<readonly RestDocument[]> {
  const [collectionId = '', ...above] = path.split('/').toReversed();
  const parent = [url, ...above.toReversed()].join('/');
  const structuredQuery = {
    from: [{ collectionId }],
    ...(where.length > 0 && {
      where: { compositeFilter: { op: 'AND', filters: where.map(filter) } },
    }),
    orderBy: [...orderBy, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
    limit,
    ...(after && {
      startAt: {
        before: false,
        values: [...orderBy.map((name) => after.fields?.[name]), named(after)],
      },
    }),
  };
  const answers = await requestFirestore<{ readonly document?: RestDocument }>(
    `${parent}:runQuery`,
    { structuredQuery },
    signal,
  );
  return answers.flatMap(({ document }) => document ?? []);
}

const named = ({ name }: RestDocument) => ({ referenceValue: name });

const filter = ([fieldPath, op, value]: RestQuery['where'][number]) => ({
  fieldFilter: { field: { fieldPath }, op, value: written(value) },
});

const written = (value: string | readonly string[]): object =>
  typeof value === 'string'
    ? { stringValue: value }
    : { arrayValue: { values: value.map((one) => ({ stringValue: one })) } };

/**
 * Returns up to `max` documents, with as many queries as the rules require. Throws what `runQuery`
 * throws.
 */
export async function runPagedQuery(
  database: Database,
  restQuery: RestQuery,
  max: number,
  signal: AbortSignal,
): Promise<readonly RestDocument[]> {
  const found: RestDocument[] = [];
  while (found.length < max) {
    // oxlint-disable-next-line no-await-in-loop -- each query begins after the last document of the
    // previous one
    const some = await runQuery(database, restQuery, QUERY_MAX, signal, found.at(-1));
    found.push(...some);
    if (some.length < QUERY_MAX) break;
  }
  return found;
}
