/** A value in the format of Firestore's REST API. */
type RestValue = Readonly<Record<string, unknown>>;

const restValue = (value: unknown): RestValue => {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value as object) } };
};

const restFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, restValue(value)]));

/** Returns a document in the format of Firestore's REST API. */
export const restDocument = (name: string, fields: object) => ({
  name,
  fields: restFields(fields),
  updateTime: '2026-11-22T08:00:00.123456Z',
});
