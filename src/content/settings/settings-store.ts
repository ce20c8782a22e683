import { useSyncExternalStore } from 'react';
import { mergeSettings } from './shown-settings';
import { FRAME_SETTINGS } from '../../company/frame-settings';
import { onSettingsSeen, seenSettings } from './seen-settings';

/**
 * The settings of a part of the site: as last read or as built, whichever are newer
 * (product 27.5), over the built-in ones.
 */
export function useSettings<T extends object>(builtIn: T, built: object | undefined): T {
  const { edited = 0, fields } =
    useSyncExternalStore(onSettingsSeen, seenSettings, seenSettings) ?? {};
  const isNewer = edited > (import.meta.env.SETTINGS_EDITED ?? 0);
  return mergeSettings(builtIn, (isNewer ? fields : built) ?? {});
}

/** The links and the footer line, without waiting for anything. */
export const useFrameSettings = () => useSettings(FRAME_SETTINGS, import.meta.env.FRAME_SETTINGS);
