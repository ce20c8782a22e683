import { CONTACT_SETTINGS as FIRST } from '../contact-settings.ts';

/** The built-in contact details of the company, used until /admin/settings replaces them. */
export const CONTACT_SETTINGS: typeof FIRST = {
  ...FIRST,
  address: 'നിലാവ് പിക്ചേഴ്സ്\n14 കൽവത്തി റോഡ്, ഫോർട്ട് കൊച്ചി\nകൊച്ചി, കേരളം 682001\nഇന്ത്യ',
  pressContact: 'മാധ്യമ വിഭാഗം\npress@nilavu.test\n+91 484 555 0143',
  rightsContact: 'വിൽപ്പനയും പ്രദർശനങ്ങളും\nrights@nilavu.test',
};
