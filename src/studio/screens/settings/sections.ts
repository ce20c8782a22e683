import { CONTACT_SETTINGS } from '../../../company/contact-settings';
import { FRAME_SETTINGS } from '../../../company/frame-settings';
import { paths } from '../../../content/paths/paths';
import type { SectionName } from '../../../content/settings/settings';
import {
  firstProducerSection,
  openingSection,
  purposeSection,
  secondProducerSection,
  storySection,
} from './about-sections';
import { section } from './section';

export const contactSection = section('contact', {
  title: 'Contact',
  draft: 'settings contact',
  viewPath: paths.contact,
  fields: {
    phone: {
      label: 'Phone',
      blank: 'Please give a phone number.',
      hint: `With the country code, as in ${FRAME_SETTINGS.phone}: a tap on it dials.`,
    },
    email: {
      label: 'Email',
      blank: 'Please give an email address.',
      hint: `As in ${CONTACT_SETTINGS.email}: a tap on it writes.`,
    },
    address: {
      label: 'Address',
      rows: 4,
      blank: 'Please give the postal address.',
      hint: 'The first line is set bold.',
    },
    mapQuery: {
      label: 'Place on the map',
      blank: 'Please say what the map is to show.',
      hint: 'As you would type it into Google Maps: house, street, town.',
    },
  },
});

export const pressSection = section('press', {
  title: 'Press and rights',
  draft: 'settings press',
  viewPath: paths.movies,
  fields: {
    pressContact: {
      label: 'For press',
      rows: 4,
      hint: 'A line each: a name, an email address, a phone number. Blank: not shown.',
    },
    rightsContact: {
      label: 'For rights and screenings',
      rows: 4,
      hint: 'As above. Blank: not shown.',
    },
  },
});

const link = (label: string, example: string) => ({
  label,
  hint: `As in https://${example}. Blank: not shown.`,
});

export const linksSection = section('links', {
  title: 'Tickets and social links',
  draft: 'settings links',
  viewPath: paths.home,
  fields: {
    ticketUrl: {
      label: 'Ticket page',
      blank: 'Please give the address of the ticket page.',
      hint: 'Where “Grab Your Tickets!” leads, unless a film has a ticket page of its own.',
      wide: true,
    },
    Instagram: link('Instagram', 'www.instagram.com/name'),
    YouTube: link('YouTube', 'www.youtube.com/@name'),
    Facebook: link('Facebook', 'www.facebook.com/name'),
    X: link('X', 'x.com/name'),
    WhatsApp: link('WhatsApp', 'wa.me/91…, with the number'),
  },
});

export const footerSection = section('footer', {
  title: 'Footer',
  draft: 'settings footer',
  viewPath: paths.home,
  fields: {
    copyright: {
      label: 'Last line of every page',
      blank: 'Please write the last line.',
      hint: `As in “${FRAME_SETTINGS.copyright}”`,
      wide: true,
    },
  },
});

/** The forms of /admin/settings. A missing section is a type error. */
export const sections = {
  contact: contactSection,
  press: pressSection,
  links: linksSection,
  footer: footerSection,
  opening: openingSection,
  story: storySection,
  purpose: purposeSection,
  firstProducer: firstProducerSection,
  secondProducer: secondProducerSection,
} satisfies Readonly<Record<SectionName, object>>;
