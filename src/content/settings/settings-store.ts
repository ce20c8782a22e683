import { useSyncExternalStore } from 'react';
import { withStorage, writeStored } from '../../shared/data/browser-storage';
import { mergeSettings } from './shown-settings';
import type { DatedSettings } from './settings';
import { FRAME_SETTINGS } from '../../company/frame-settings';

const KEY = 'settings';
const listeners = new Set<() => void>();

/** The settings that this browser saw last, on an earlier page view too. */
let seen: Partial<DatedSettings> | null = withStorage('localStorage', (storage) =>
  JSON.parse(storage.getItem(KEY) ?? 'null'),
);

/** Shows these settings from now on, and on the next page views before anything was read. */
export function rememberSettings(settings: DatedSettings): void {
  seen = settings;
  writeStored('localStorage', KEY, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

const getSeen = () => seen;

/** When the settings that are shown were changed, in ms; 0 for the built-in ones. */
export const settingsEdited = (): number =>
  Math.max(seen?.edited ?? 0, import.meta.env.SETTINGS_EDITED ?? 0);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The settings of a part of the site: as last read or as built, whichever are newer
 * (product 27.5), over the built-in ones.
 */
export function useSettings<T extends object>(builtIn: T, built: object | undefined): T {
  const { edited = 0, fields } = useSyncExternalStore(subscribe, getSeen, getSeen) ?? {};
  const isNewer = edited > (import.meta.env.SETTINGS_EDITED ?? 0);
  return mergeSettings(builtIn, (isNewer ? fields : built) ?? {});
}

/** The links and the footer line, without waiting for anything. */
export const useFrameSettings = () => useSettings(FRAME_SETTINGS, import.meta.env.FRAME_SETTINGS);
