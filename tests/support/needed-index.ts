import indexConfig from '../../firestore.indexes.json' with { type: 'json' };
import { indexName, wantedIndexes } from '../../tools/go-live/check/database';

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

interface IndexedField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

/** Every index of firestore.indexes.json. */
const DECLARED = wantedIndexes(indexConfig);

export const isDeclared = (index: string): boolean => DECLARED.includes(index);

/**
 * The indexes that Firestore needs for a query, without the ones that each database has: single fields and
 * the paths of documents are indexed in every collection, unless firestore.indexes.json says otherwise.
 */
export function neededIndexes(query: RestQuery): readonly string[] {
  const { op, filters = [] } = query.where?.compositeFilter ?? {};
  // Each side of an OR is looked for by itself.
  if (op === 'OR') return filters.flatMap((where) => neededIndexes({ ...query, where }));
  return indexesOf(query);
}

function indexesOf({ from, where = {}, orderBy = [] }: RestQuery): readonly string[] {
  const [{ collectionId, allDescendants = false } = { collectionId: '' }] = from;
  const order = orderBy
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction }));
  const isOrdered = (fieldPath: string) => order.some((ordered) => ordered.fieldPath === fieldPath);
  const compared = comparisons(where).filter(({ fieldPath }) => !isOrdered(fieldPath));
  const distinct = compared.filter(
    ({ fieldPath }, at) => compared.findIndex((other) => other.fieldPath === fieldPath) === at,
  );
  // Ranges are the last in an index, in the direction of the order before them.
  const ranges = distinct
    .filter(({ isRange }) => isRange && order.length > 0)
    .map(({ fieldPath }) => ({ fieldPath, order: order.at(-1)?.order ?? 'ASCENDING' }));
  const others = distinct.filter(
    ({ fieldPath }) => !ranges.some((range) => range.fieldPath === fieldPath),
  );
  const fields = [...others, ...order, ...ranges];
  const [first] = fields;
  if (!first) return [];
  const isDefault = fields.length === 1 && !allDescendants && !isExempt(collectionId, first);
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return isDefault ? [] : [indexName(collectionId, scope, fields)];
}

const isExempt = (collection: string, { fieldPath }: IndexedField) =>
  indexConfig.fieldOverrides.some(
    (override) =>
      override.collectionGroup === collection &&
      (override.fieldPath === fieldPath || override.fieldPath === '*'),
  );

interface Comparison extends IndexedField {
  readonly isRange: boolean;
}

const comparisons = ({ fieldFilter, compositeFilter }: RestFilter): readonly Comparison[] => [
  ...(fieldFilter && fieldFilter.field.fieldPath !== '__name__' ? [comparison(fieldFilter)] : []),
  ...(compositeFilter?.filters.flatMap(comparisons) ?? []),
];

const comparison = ({ field, op }: NonNullable<RestFilter['fieldFilter']>): Comparison => ({
  fieldPath: field.fieldPath,
  isRange: /THAN/.test(op),
  ...(op.startsWith('ARRAY_CONTAINS') ? { arrayConfig: 'CONTAINS' } : { order: 'ASCENDING' }),
});
