/**
 * A field in the format of Firestore's REST API: an object with one property, which is named after
 * its type.
 */
interface RestValue {
  readonly stringValue?: string;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly booleanValue?: boolean;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly RestValue[] };
  readonly mapValue?: { readonly fields?: RestFields };
}

export interface RestFields extends Readonly<Record<string, RestValue>> {}

/**
 * Returns the fields of a document as the Firebase SDK would return them, with timestamps as Date.
 */
export const plainFields = (fields: RestFields = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/**
 * Types that no document of the site contains are converted to undefined, which counts as missing.
 */
function plainValue(value: RestValue): unknown {
  const {
    stringValue,
    integerValue,
    doubleValue,
    booleanValue,
    timestampValue,
    arrayValue,
    mapValue,
  } = value;
  if (integerValue !== undefined) return Number(integerValue);
  if (timestampValue !== undefined) return new Date(String(timestampValue));
  if (arrayValue !== undefined) return (arrayValue.values ?? []).map(plainValue);
  if (mapValue !== undefined) return plainFields(mapValue.fields);
  return stringValue ?? doubleValue ?? booleanValue;
}
