import { FRAME_SETTINGS } from '../../company/frame-settings';
import { useSettings } from './settings-store';

/** The links and the footer line, without waiting for anything. */
export const useFrameSettings = () => useSettings(FRAME_SETTINGS, import.meta.env.FRAME_SETTINGS);
