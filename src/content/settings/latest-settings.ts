import { withStorage, writeStored } from '../../shared/data/browser-storage';
import type { DatedSettings } from './settings';

// Separate from settings-store.ts, because the code that starts a page needs no React.

const KEY = 'settings';
const listeners = new Set<() => void>();

/** The settings that this browser read last, possibly on an earlier page view. */
let seen: DatedSettings | null = withStorage('localStorage', (storage) =>
  JSON.parse(storage.getItem(KEY) ?? 'null'),
);

/**
 * Stores settings, which are shown immediately, and on the next page views until they are read
 * again.
 */
export function rememberSettings(settings: DatedSettings): void {
  seen = settings;
  writeStored('localStorage', KEY, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** Returns the settings that were read last; null before the first read. */
export const latestSettings = (): DatedSettings | null => seen;

/** Returns when the settings that are shown were changed, in ms; 0 for the built-in ones. */
export const settingsEdited = (): number =>
  Math.max(seen?.edited ?? 0, import.meta.env.SETTINGS_EDITED ?? 0);

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
