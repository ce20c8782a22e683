import { nameOf, Refusal, valueAt, type Documents, type MemoryDocument } from './documents';
import {
  compareLists,
  compareValues,
  isEqual,
  isSameType,
  normalValue,
  numberIn,
  valuesIn,
  type RestValue,
} from './values';

interface Field {
  readonly fieldPath: string;
}

export interface Filter {
  readonly fieldFilter?: { readonly field: Field; readonly op: string; readonly value: RestValue };
  readonly unaryFilter?: { readonly field: Field; readonly op: string };
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Filter[] };
}

interface Cursor {
  readonly values: readonly RestValue[];
  readonly before?: boolean;
}

/** A query in the format of the SDK. */
export interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: Filter;
  readonly orderBy?: readonly { readonly field: Field; readonly direction: string }[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly limit?: number;
}

export type Found = readonly [path: string, document: MemoryDocument];

const KNOWN = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'limit'];

/** Returns the documents below `parent` ('' for all) that match a query, in its order. */
export function findDocuments(
  documents: Documents,
  parent: string,
  query: StructuredQuery,
): readonly Found[] {
  const unknown = Object.keys(query).find((part) => !KNOWN.includes(part));
  if (unknown) throw new Refusal('unimplemented', `${unknown} of a query`);
  const { from, where, orderBy = [], startAt, endAt, limit = Infinity } = query;
  const isIn = inCollection(parent, from);
  const passes = where ? passesOf(where) : () => true;
  const signs = orderBy.map(({ direction }) => (direction === 'DESCENDING' ? -1 : 1));
  const compare = (a: readonly RestValue[], b: readonly RestValue[]) => {
    let at = 0;
    return compareLists(a, b, (one, other) => (signs[at++] ?? 1) * compareValues(one, other));
  };

  const found: { readonly one: Found; readonly keys: readonly RestValue[] }[] = [];
  for (const one of documents) {
    if (!isIn(one[0]) || !passes(one)) continue;
    const keys = orderBy.map(({ field }) => fieldOf(one, field));
    // Documents without the sort field are not in the result.
    if (keys.every((key) => key !== undefined)) found.push({ one, keys });
  }
  found.sort((a, b) => compare(a.keys, b.keys));

  /** Whether keys are before a cursor, which may have fewer values. */
  const isBefore = (keys: readonly RestValue[], { values, before = false }: Cursor) => {
    const order = compare(keys.slice(0, values.length), values.map(normalValue));
    return before ? order < 0 : order <= 0;
  };
  return found
    .filter(
      ({ keys }) => !(startAt && isBefore(keys, startAt)) && (!endAt || isBefore(keys, endAt)),
    )
    .slice(0, limit)
    .map(({ one }) => one);
}

function inCollection(parent: string, from: StructuredQuery['from']): (path: string) => boolean {
  const [source] = from;
  if (!source || from.length > 1) throw new Refusal('invalid-argument', 'one collection');
  const { collectionId, allDescendants = false } = source;
  const below = parent && `${parent}/`;
  if (!allDescendants) {
    const collection = `${below}${collectionId}`;
    return (path) => path.slice(0, path.lastIndexOf('/')) === collection;
  }
  return (path) => path.startsWith(below) && path.split('/').at(-2) === collectionId;
}

const fieldOf = ([path, { fields }]: Found, { fieldPath }: Field): RestValue | undefined =>
  fieldPath === '__name__' ? { referenceValue: nameOf(path) } : valueAt(fields, fieldPath);

/** The maximum number of values in a condition. */
const MAXIMA: Readonly<Record<string, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

function passesOf({ fieldFilter, unaryFilter, compositeFilter }: Filter): (one: Found) => boolean {
  if (compositeFilter) {
    const parts = compositeFilter.filters.map(passesOf);
    return compositeFilter.op === 'OR'
      ? (one) => parts.some((passes) => passes(one))
      : (one) => parts.every((passes) => passes(one));
  }
  const { field, op } = fieldFilter ?? unaryFilter ?? { field: { fieldPath: '' }, op: '' };
  const matches = OPERATORS[op];
  if (!matches) throw new Refusal('unimplemented', `the operator ${op}`);
  const operand = normalValue(fieldFilter?.value ?? { nullValue: null });
  if (valuesIn(operand).length > (MAXIMA[op] ?? Infinity)) {
    throw new Refusal('invalid-argument', `${op} has more than ${MAXIMA[op]} values`);
  }
  return (one) => {
    const value = fieldOf(one, field);
    return value !== undefined && matches(value, operand);
  };
}

const isNull = (value: RestValue) => 'nullValue' in value;
const isNaN = (value: RestValue) => 'doubleValue' in value && Number.isNaN(numberIn(value));
const has = (values: readonly RestValue[], value: RestValue) =>
  values.some((other) => isEqual(other, value));

/** Returns a comparison of values of the same type by their order. */
const inOrder = (isRight: (order: number) => boolean) => (value: RestValue, operand: RestValue) =>
  isSameType(value, operand) && !isNaN(value) && isRight(compareValues(value, operand));

const OPERATORS: Readonly<Record<string, (value: RestValue, operand: RestValue) => boolean>> = {
  EQUAL: isEqual,
  NOT_EQUAL: (value, operand) => !isNull(value) && !isEqual(value, operand),
  LESS_THAN: inOrder((order) => order < 0),
  LESS_THAN_OR_EQUAL: inOrder((order) => order <= 0),
  GREATER_THAN: inOrder((order) => order > 0),
  GREATER_THAN_OR_EQUAL: inOrder((order) => order >= 0),
  IN: (value, operand) => has(valuesIn(operand), value),
  NOT_IN: (value, operand) =>
    !isNull(value) && !valuesIn(operand).some(isNull) && !has(valuesIn(operand), value),
  ARRAY_CONTAINS: (value, operand) => has(valuesIn(value), operand),
  ARRAY_CONTAINS_ANY: (value, operand) =>
    valuesIn(operand).some((one) => has(valuesIn(value), one)),
  IS_NULL: isNull,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NAN: isNaN,
  IS_NOT_NAN: (value) => !isNull(value) && !isNaN(value),
};
