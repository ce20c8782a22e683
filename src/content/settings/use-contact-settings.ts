import { CONTACT_SETTINGS } from '../../company/contact-settings';
import { useSettings } from './settings-store';

/** Returns the contact details of the company. */
export const useContactSettings = () =>
  useSettings(CONTACT_SETTINGS, import.meta.env.CONTACT_SETTINGS);
