import type {
  ContactSettings,
  FooterSettings,
  LinkSettings,
  PressSettings,
} from '../../../shared/settings';
import { CONTACT_SETTINGS } from '../../../company/contact-settings';
import { FRAME_SETTINGS } from '../../../company/frame-settings';
import type { FieldTable } from '../../form/fields/field-table';

/** The limits of the texts are those of firestore.rules. */

export const contactTable: FieldTable<ContactSettings> = {
  phone: {
    kind: 'text',
    label: 'Phone',
    limit: 30,
    required: 'Please give a phone number.',
    hint: `With the country code, as in ${FRAME_SETTINGS.phone}: a tap on it dials.`,
    builtIn: CONTACT_SETTINGS.phone,
  },
  email: {
    kind: 'email',
    label: 'Email',
    limit: 254,
    required: 'Please give an email address.',
    hint: `As in ${CONTACT_SETTINGS.email}: a tap on it writes.`,
    builtIn: CONTACT_SETTINGS.email,
  },
  address: {
    kind: 'long text',
    label: 'Address',
    limit: 300,
    rows: 4,
    required: 'Please give the postal address.',
    hint: 'The first line is set bold.',
    builtIn: CONTACT_SETTINGS.address,
  },
  mapQuery: {
    kind: 'place',
    label: 'Place on the map',
    limit: 200,
    required: 'Please say what the map is to show.',
    hint: 'As you would type it into Google Maps: house, street, town.',
    builtIn: CONTACT_SETTINGS.mapQuery,
  },
};

export const pressTable: FieldTable<PressSettings> = {
  pressContact: {
    kind: 'long text',
    label: 'For press',
    limit: 300,
    rows: 4,
    hint: 'A line each: a name, an email address, a phone number. Blank: not shown.',
    builtIn: CONTACT_SETTINGS.pressContact,
  },
  rightsContact: {
    kind: 'long text',
    label: 'For rights and screenings',
    limit: 300,
    rows: 4,
    hint: 'As above. Blank: not shown.',
    builtIn: CONTACT_SETTINGS.rightsContact,
  },
};

const link = (label: string, builtIn: string, example = '') =>
  ({
    kind: 'web address',
    label,
    limit: 300,
    builtIn,
    hint: `As in https://${example}. Blank: not shown.`,
  }) as const;

export const linksTable: FieldTable<LinkSettings> = {
  ticketUrl: {
    ...link('Ticket page', FRAME_SETTINGS.ticketUrl),
    required: 'Please give the address of the ticket page.',
    hint: 'Where “Grab Your Tickets!” leads, unless a film has a ticket page of its own.',
    wide: true,
  },
  Instagram: link('Instagram', FRAME_SETTINGS.Instagram, 'www.instagram.com/name'),
  YouTube: link('YouTube', FRAME_SETTINGS.YouTube, 'www.youtube.com/@name'),
  Facebook: link('Facebook', FRAME_SETTINGS.Facebook, 'www.facebook.com/name'),
  X: link('X', FRAME_SETTINGS.X, 'x.com/name'),
  WhatsApp: link('WhatsApp', FRAME_SETTINGS.WhatsApp, 'wa.me/91…, with the number'),
};

export const footerTable: FieldTable<FooterSettings> = {
  copyright: {
    kind: 'text',
    label: 'Last line of every page',
    limit: 200,
    required: 'Please write the last line.',
    hint: `As in “${FRAME_SETTINGS.copyright}”`,
    wide: true,
    builtIn: FRAME_SETTINGS.copyright,
  },
};
