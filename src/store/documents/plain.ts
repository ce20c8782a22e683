import { Timestamp } from 'firebase/firestore/lite';

/** A stored value as JSON has it: times as ISO texts, and what JSON has no form for as a text. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    return 'toJSON' in value ? JSON.parse(JSON.stringify(value)) : String(value);
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}
