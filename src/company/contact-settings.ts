import { FRAME_SETTINGS } from './frame-settings.ts';

/** How the company is reached, unless /admin/settings says otherwise. */
export const CONTACT_SETTINGS = {
  phone: FRAME_SETTINGS.phone,
  email: 'hello@nilavu.test',
  address: 'Nilavu Pictures\n14 Calvathy Road, Fort Kochi\nKochi, Kerala 682001\nIndia',
  mapQuery: 'Fort Kochi, Kochi, Kerala',
  pressContact: 'Press office\npress@nilavu.test\n+91 484 555 0143',
  rightsContact: 'Sales and screenings\nrights@nilavu.test',
};

/** What /.well-known/security.txt says (RFC 9116): where a security problem of the site is reported. */
export const SECURITY_CONTACT = {
  email: CONTACT_SETTINGS.email,
  /** Until when that holds: a new date each year. */
  expires: '2027-11-15',
  languages: 'en, ml',
};
