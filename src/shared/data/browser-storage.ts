/** `localStorage` has no expiry, `sessionStorage` is cleared when the tab is closed. */
type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Returns the result of `access`, or null if the browser blocks storage or its quota is exceeded,
 * because the site works without storage.
 */
export function withStorage<T>(area: StorageArea, access: (storage: Storage) => T): T | null {
  try {
    return access(globalThis[area]);
  } catch {
    return null;
  }
}

/** Returns the stored text, or null. */
export const readStored = (area: StorageArea, key: string): string | null =>
  withStorage(area, (storage) => storage.getItem(key));

/**
 * Stores a text, or removes the key if the text is null. Returns whether the storage was changed.
 */
export const writeStored = (area: StorageArea, key: string, text: string | null): boolean =>
  withStorage(area, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  }) ?? false;

/** Returns the stored JSON object; an empty object if there is none or it is invalid. */
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

/** Returns text fields of the stored JSON object; '' for missing fields and other types. */
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
