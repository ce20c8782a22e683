/** A field as Firestore's REST interface writes it: one property, named after its type. */
export type RestFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The fields of a document as the Firebase SDK would return them, timestamps as a Date. */
export const plainFields = (fields: RestFields = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/** Types that no document of the site has come out as undefined, which counts as missing. */
function plainValue(value: RestFields[string]): unknown {
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
  if (arrayValue !== undefined) {
    const { values = [] } = arrayValue as { values?: RestFields[string][] };
    return values.map(plainValue);
  }
  if (mapValue !== undefined) return plainFields((mapValue as { fields?: RestFields }).fields);
  return stringValue ?? doubleValue ?? booleanValue;
}
