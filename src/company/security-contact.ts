import { CONTACT_SETTINGS } from './contact-settings.ts';

/** What /.well-known/security.txt says (RFC 9116): where a security problem of the site is reported. */
export const SECURITY_CONTACT = {
  email: CONTACT_SETTINGS.email,
  /** Until when that holds: a new date each year. */
  expires: '2027-11-15',
  languages: 'en, ml',
};
