import { ABOUT_SETTINGS } from '../../company/about-settings';
import { CONTACT_SETTINGS } from '../../company/contact-settings';
import { FRAME_SETTINGS } from '../../company/frame-settings';
import type { Settings } from './settings';

const OF_COMPANY = { ...CONTACT_SETTINGS, ...FRAME_SETTINGS, ...ABOUT_SETTINGS };
type Unknown = Exclude<keyof typeof OF_COMPANY, keyof Settings>;

/** The built-in values in the first language. A missing or unknown setting is a type error. */
export const BUILT_IN: Required<Settings> & Readonly<Record<Unknown, never>> = OF_COMPANY;
