/** `localStorage` has no expiry, `sessionStorage` is dropped with the tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Returns the result of `access`, or null if the browser blocks storage or its quota is used up: the
 * site works without storage.
 */
export function withStorage<T>(area: StorageArea, access: (storage: Storage) => T): T | null {
  try {
    return access(globalThis[area]);
  } catch {
    return null;
  }
}

/** Returns the stored string, or null. */
export const readStored = (area: StorageArea, key: string): string | null =>
  withStorage(area, (storage) => storage.getItem(key));

/** Stores a string, or removes the key if it is null. Returns whether that succeeded. */
export const writeStored = (area: StorageArea, key: string, text: string | null): boolean =>
  withStorage(area, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  }) ?? false;
