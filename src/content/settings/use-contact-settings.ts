import { CONTACT_SETTINGS } from '../../company/contact-settings';
import { useSettings } from './settings-store';

/** How the company is reached. */
export const useContactSettings = () =>
  useSettings(CONTACT_SETTINGS, import.meta.env.CONTACT_SETTINGS);
