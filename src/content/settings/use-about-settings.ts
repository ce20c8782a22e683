import { ABOUT_SETTINGS } from '../../company/about-settings';
import { useSettings } from './settings-store';

/** The texts and pictures of /about. */
export const useAboutSettings = () => useSettings(ABOUT_SETTINGS, import.meta.env.ABOUT_SETTINGS);
