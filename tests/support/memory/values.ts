import { Buffer } from 'node:buffer';

interface Values {
  readonly nullValue: null;
  readonly booleanValue: boolean;
  readonly integerValue: string | number;
  readonly doubleValue: string | number;
  /**
   * In memory always with six digits of the second's fraction, so that they can be compared as
   * texts.
   */
  readonly timestampValue: string;
  readonly stringValue: string;
  readonly bytesValue: string;
  readonly referenceValue: string;
  readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number };
  readonly arrayValue: { readonly values?: readonly RestValue[] };
  readonly mapValue: { readonly fields?: RestFields };
}

/** A value in the format of Firestore's REST API: one of these properties. */
export type RestValue = Partial<Values>;
export type RestFields = Readonly<Record<string, RestValue>>;

/** Firestore's order of types. */
const ORDER: Readonly<Record<keyof Values, number>> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
};

const typeOf = (value: RestValue) => ORDER[Object.keys(value)[0] as keyof Values];

/** Range conditions only match values of the same type. */
export const isSameType = (one: RestValue, other: RestValue) => typeOf(one) === typeOf(other);

export const isEqual = (one: RestValue, other: RestValue) => compareValues(one, other) === 0;

export function compareValues(a: RestValue, b: RestValue): number {
  const type = typeOf(a);
  if (type !== typeOf(b)) return type - typeOf(b);
  switch (type) {
    case ORDER.nullValue:
      return 0;
    case ORDER.booleanValue:
      return Number(a.booleanValue) - Number(b.booleanValue);
    case ORDER.doubleValue:
      return compareNumbers(numberIn(a), numberIn(b));
    case ORDER.timestampValue:
      return compareTexts(a.timestampValue ?? '', b.timestampValue ?? '');
    case ORDER.stringValue:
      return compareTexts(a.stringValue ?? '', b.stringValue ?? '');
    case ORDER.bytesValue:
      return Buffer.compare(bytesIn(a), bytesIn(b));
    case ORDER.referenceValue:
      return comparePaths(a.referenceValue ?? '', b.referenceValue ?? '');
    case ORDER.geoPointValue:
      return compareLists(pointIn(a), pointIn(b), compareNumbers);
    case ORDER.arrayValue:
      return compareLists(valuesIn(a), valuesIn(b), compareValues);
    default:
      return compareLists(
        entriesIn(a),
        entriesIn(b),
        ([name, value], [other, otherValue]) =>
          compareTexts(name, other) || compareValues(value, otherValue),
      );
  }
}

export const numberIn = ({ integerValue, doubleValue }: RestValue) =>
  Number(integerValue ?? doubleValue);
export const valuesIn = ({ arrayValue }: RestValue) => arrayValue?.values ?? [];
const bytesIn = ({ bytesValue = '' }: RestValue) => Buffer.from(bytesValue, 'base64');
const pointIn = ({ geoPointValue: point }: RestValue) => [
  point?.latitude ?? 0,
  point?.longitude ?? 0,
];
const entriesIn = ({ mapValue }: RestValue) =>
  Object.entries(mapValue?.fields ?? {}).toSorted(([a], [b]) => compareTexts(a, b));

/** NaN is less than all other numbers, and equal to itself. */
const compareNumbers = (a: number, b: number) =>
  a === b ? 0 : Number.isNaN(a) ? Number(Number.isNaN(b)) - 1 : Number.isNaN(b) ? 1 : a - b;

/** Compares in the order of UTF-8, in which surrogate pairs come last. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    if (a.charCodeAt(at) !== b.charCodeAt(at))
      return rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
  }
  return a.length - b.length;
}
const rank = (unit: number) =>
  unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;

const comparePaths = (a: string, b: string) =>
  a === b ? 0 : compareLists(a.split('/'), b.split('/'), compareTexts);

export function compareLists<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = compare(a[at] as T, b[at] as T);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Returns the value as the server stores it: times in microseconds. */
export function normalValue(value: RestValue): RestValue {
  // The SDK sends null as a name.
  if ('nullValue' in value) return { nullValue: null };
  if (value.timestampValue !== undefined)
    return { timestampValue: normalTime(value.timestampValue) };
  if (value.arrayValue) return { arrayValue: { values: valuesIn(value).map(normalValue) } };
  if (value.mapValue) return { mapValue: { fields: normalFields(value.mapValue.fields ?? {}) } };
  return value;
}

export const normalFields = (fields: RestFields): RestFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalValue(value)]));

const normalTime = (time: string) => {
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.');
  return `${seconds}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
};

/** Returns the size of a value in bytes, as Firestore calculates it. */
function sizeOf(value: RestValue): number {
  if (value.stringValue !== undefined) return Buffer.byteLength(value.stringValue) + 1;
  if (value.arrayValue) return valuesIn(value).reduce((sum, one) => sum + sizeOf(one), 0);
  return value.mapValue ? sizeOfFields(value.mapValue.fields ?? {}) : 8;
}

export const sizeOfFields = (fields: RestFields): number =>
  Object.entries(fields).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + 1 + sizeOf(value),
    32,
  );

/** Not `instanceof`, because tests replace the class. */
const isDate = (value: unknown): value is Date =>
  Object.prototype.toString.call(value) === '[object Date]';

/** Returns a JavaScript value in the stored format. */
export function restValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (isDate(value)) return { timestampValue: normalTime(value.toISOString()) };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value as object) } };
}

/** Returns fields in the stored format, without undefined ones, which the site leaves out, too. */
export const restFields = (fields: object): RestFields =>
  normalFields(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, restValue(value)]],
      ),
    ),
  );

/** Returns a stored value as a JavaScript value, with times as Date. */
export function plainValue(value: RestValue): unknown {
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.arrayValue) return valuesIn(value).map(plainValue);
  if (value.mapValue) return plainFields(value.mapValue.fields ?? {});
  if ('integerValue' in value || 'doubleValue' in value) return numberIn(value);
  return Object.values(value)[0];
}

export const plainFields = (fields: RestFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
