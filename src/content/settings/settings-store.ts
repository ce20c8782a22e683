import { useSyncExternalStore } from 'react';
import { mergeSettings } from './shown-settings';
import { FRAME_SETTINGS } from '../../company/frame-settings';
import { subscribeToSettings, latestSettings } from './latest-settings';

/**
 * Returns the settings of a part of the site, as last read or as built, whichever are newer
 * (product 27.5), with built-in values for missing settings.
 */
export function useSettings<T extends object>(builtIn: T, built: object | undefined): T {
  const { edited = 0, fields } =
    useSyncExternalStore(subscribeToSettings, latestSettings, latestSettings) ?? {};
  const isNewer = edited > (import.meta.env.SETTINGS_EDITED ?? 0);
  return mergeSettings(builtIn, (isNewer ? fields : built) ?? {});
}

/** Returns the links and the footer line synchronously. */
export const useFrameSettings = () => useSettings(FRAME_SETTINGS, import.meta.env.FRAME_SETTINGS);
