import type { Picture } from '../../../shared/pictures/picture';
import {
  mergeSettings,
  type SettingPictures,
  type Settings,
  type StoredSettings,
  type ContactSettings,
  type FirstProducer,
  type FooterSettings,
  type LinkSettings,
  type OpeningSettings,
  type PressSettings,
  type PurposeSettings,
  type SecondProducer,
  type StorySettings,
} from '../../../shared/settings';
import { CONTACT_SETTINGS } from '../../../company/contact-settings';
import { FRAME_SETTINGS } from '../../../company/frame-settings';
import { SETTING_LIMITS } from '../../../content/settings/setting-limits';
import { fieldsOf, type FieldTable } from '../../form/fields/field-table';
import { builtInBeside, inEachLanguage } from './setting-translations';
import { paths } from '../../../content/paths/paths';
import { PRODUCER_SIZE, STORY_SIZE } from '../../../shared/pictures/crops';
import {
  firstProducerTable,
  openingTable,
  purposeTable,
  secondProducerTable,
  storyTable,
} from './about-tables';

/** Settings that are edited in one form: texts, and at most one picture. */
export interface SettingsSection<Texts> {
  readonly title: string;
  /** The name of the form's draft. */
  readonly draft: string;
  /** The path of the page that shows it. */
  readonly viewPath: string;
  readonly table: FieldTable<Texts>;
  readonly picture?: {
    readonly name: keyof SettingPictures;
    readonly hint: string;
  };
}

/** The values of a form: the texts of the site, and the picture unless it is the built-in one. */
export type SectionEntry<Texts> = Texts & { readonly picture?: Picture };

/** The names of a section's settings. */
export const sectionNames = <Texts>({ table, picture }: SettingsSection<Texts>) =>
  [...Object.keys(table), ...(picture ? [picture.name] : [])] as readonly (keyof Settings)[];

/** The values of a section's form for the stored settings. */
export function sectionEntry<Texts>(
  { table, picture }: SettingsSection<Texts>,
  stored: StoredSettings,
): SectionEntry<Texts> {
  const builtIn = builtInBeside(stored);
  const texts = Object.fromEntries(
    Object.keys(table).map((name) => [name, Reflect.get(builtIn, name)]),
  );
  const own = picture && stored[picture.name];
  return { ...mergeSettings(texts as Texts & object, stored), ...(own && { picture: own }) };
}

/** The settings to store for the values of a form; blank texts are stored as blank, but no translations. */
export function sectionSettings<Texts>(
  { table, picture: { name } = { name: 'storyPicture', hint: '' } }: SettingsSection<Texts>,
  { picture, ...entry }: SectionEntry<Texts>,
): StoredSettings {
  const builtIn = builtInBeside(entry);
  const texts = fieldsOf(table).map(([key, { language }]) => [
    key,
    Reflect.get(entry, key) ?? (language ? Reflect.get(builtIn, key) : ''),
  ]);
  return { ...Object.fromEntries(texts), ...(picture && { [name]: picture }) };
}

export const contactTable: FieldTable<ContactSettings> = {
  phone: {
    kind: 'text',
    label: 'Phone',
    limit: SETTING_LIMITS.phone,
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
    limit: SETTING_LIMITS.address,
    rows: 4,
    required: 'Please give the postal address.',
    hint: 'The first line is set bold.',
    builtIn: CONTACT_SETTINGS.address,
  },
  mapQuery: {
    kind: 'place',
    label: 'Place on the map',
    limit: SETTING_LIMITS.mapQuery,
    required: 'Please say what the map is to show.',
    hint: 'As you would type it into Google Maps: house, street, town.',
    builtIn: CONTACT_SETTINGS.mapQuery,
  },
};

export const pressTable: FieldTable<PressSettings> = {
  pressContact: {
    kind: 'long text',
    label: 'For press',
    limit: SETTING_LIMITS.pressContact,
    rows: 4,
    hint: 'A line each: a name, an email address, a phone number. Blank: not shown.',
    builtIn: CONTACT_SETTINGS.pressContact,
  },
  rightsContact: {
    kind: 'long text',
    label: 'For rights and screenings',
    limit: SETTING_LIMITS.rightsContact,
    rows: 4,
    hint: 'As above. Blank: not shown.',
    builtIn: CONTACT_SETTINGS.rightsContact,
  },
};

/** Characters of a link, as the rules allow (`isWebUrl`). */
const LINK_LIMIT = 300;

const link = (label: string, builtIn: string, example = '') =>
  ({
    kind: 'web address',
    label,
    limit: LINK_LIMIT,
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
    limit: SETTING_LIMITS.copyright,
    required: 'Please write the last line.',
    hint: `As in “${FRAME_SETTINGS.copyright}”`,
    wide: true,
    builtIn: FRAME_SETTINGS.copyright,
  },
};

const BUILT_IN_PICTURE = 'Without one of yours the built-in picture is shown.';

/** The forms of /admin/settings. */
export const contactSection: SettingsSection<ContactSettings> = {
  title: 'Contact',
  draft: 'settings contact',
  viewPath: paths.contact,
  table: inEachLanguage(contactTable),
};

export const pressSection: SettingsSection<PressSettings> = {
  title: 'Press and rights',
  draft: 'settings press',
  viewPath: paths.movies,
  table: inEachLanguage(pressTable),
};

export const linksSection: SettingsSection<LinkSettings> = {
  title: 'Tickets and social links',
  draft: 'settings links',
  viewPath: paths.home,
  table: linksTable,
};

export const footerSection: SettingsSection<FooterSettings> = {
  title: 'Footer',
  draft: 'settings footer',
  viewPath: paths.home,
  table: inEachLanguage(footerTable),
};

export const openingSection: SettingsSection<OpeningSettings> = {
  title: 'Top of the page',
  draft: 'settings opening',
  viewPath: paths.about,
  table: inEachLanguage(openingTable),
};

export const storySection: SettingsSection<StorySettings> = {
  title: 'Our Story',
  draft: 'settings story',
  viewPath: paths.about,
  table: inEachLanguage(storyTable),
  picture: {
    name: 'storyPicture',
    hint: `Best wide, 2:1, ${STORY_SIZE}. ${BUILT_IN_PICTURE}`,
  },
};

export const purposeSection: SettingsSection<PurposeSettings> = {
  title: 'Mission and Vision',
  draft: 'settings purpose',
  viewPath: paths.about,
  table: inEachLanguage(purposeTable),
};

const PORTRAIT = `Best square, ${PRODUCER_SIZE}. ${BUILT_IN_PICTURE}`;

export const firstProducerSection: SettingsSection<FirstProducer> = {
  title: 'First producer',
  draft: 'settings producer 1',
  viewPath: paths.about,
  table: inEachLanguage(firstProducerTable),
  picture: { name: 'producer1Picture', hint: PORTRAIT },
};

export const secondProducerSection: SettingsSection<SecondProducer> = {
  title: 'Second producer',
  draft: 'settings producer 2',
  viewPath: paths.about,
  table: inEachLanguage(secondProducerTable),
  picture: { name: 'producer2Picture', hint: PORTRAIT },
};
