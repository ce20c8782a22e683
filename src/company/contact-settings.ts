import { FRAME_SETTINGS } from './frame-settings.ts';

/** The built-in contact details of the company, used until /admin/settings replaces them. */
export const CONTACT_SETTINGS = {
  phone: FRAME_SETTINGS.phone,
  email: 'hello@nilavu.test',
  address: 'Nilavu Pictures\n14 Calvathy Road, Fort Kochi\nKochi, Kerala 682001\nIndia',
  mapQuery: 'Fort Kochi, Kochi, Kerala',
  pressContact: 'Press office\npress@nilavu.test\n+91 484 555 0143',
  rightsContact: 'Sales and screenings\nrights@nilavu.test',
};

/** The content of /.well-known/security.txt (RFC 9116): where to report a security problem of the site. */
export const SECURITY_CONTACT = {
  email: CONTACT_SETTINGS.email,
  /** The last day on which the entry is valid; set a new date every year. */
  expires: '2027-11-15',
  languages: 'en, ml',
};
