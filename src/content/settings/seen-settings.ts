import { withStorage, writeStored } from '../../shared/data/browser-storage';
import type { DatedSettings } from './settings';

// Apart from settings-store.ts: what starts a page needs no React.

const KEY = 'settings';
const listeners = new Set<() => void>();

/** The settings that this browser saw last, on an earlier page view too. */
let seen: DatedSettings | null = withStorage('localStorage', (storage) =>
  JSON.parse(storage.getItem(KEY) ?? 'null'),
);

/** Shows these settings from now on, and on the next page views before anything was read. */
export function rememberSettings(settings: DatedSettings): void {
  seen = settings;
  writeStored('localStorage', KEY, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** The settings that were seen last; null before any were. */
export const seenSettings = (): DatedSettings | null => seen;

/** When the settings that are shown were changed, in ms; 0 for the built-in ones. */
export const settingsEdited = (): number =>
  Math.max(seen?.edited ?? 0, import.meta.env.SETTINGS_EDITED ?? 0);

export function onSettingsSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
