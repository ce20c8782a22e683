import { readStored, type StorageArea } from './browser-storage';

/** Returns the stored JSON object, or an empty one if there is none or it cannot be parsed. */
export function readStoredObject(
  area: StorageArea,
  key: string,
): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readStored(area, key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns string fields of the stored JSON object; '' for one that is missing or not a string. */
export function readStoredTexts<Field extends string>(
  area: StorageArea,
  key: string,
  fields: readonly Field[],
): Readonly<Record<Field, string>> {
  const stored = readStoredObject(area, key);
  const entries = fields.map((field) => [
    field,
    typeof stored[field] === 'string' ? stored[field] : '',
  ]);
  return Object.fromEntries(entries);
}
