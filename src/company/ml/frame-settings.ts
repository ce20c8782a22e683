import { FRAME_SETTINGS as FIRST } from '../frame-settings.ts';

/** The built-in links, phone number and footer line, which every page needs. '' hides an entry. */
export const FRAME_SETTINGS: typeof FIRST = {
  ...FIRST,
  copyright: '© 2025 നിലാവ് പിക്ചേഴ്സ്. എല്ലാ അവകാശങ്ങളും നിക്ഷിപ്തം.',
};
