/** A value as Firestore's REST interface writes it. */
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

/** A document as Firestore's REST interface returns it. */
export const restDocument = (name: string, fields: object) => ({
  name,
  fields: restFields(fields),
  updateTime: '2026-11-22T08:00:00.123456Z',
});
