import { keysOf } from '../../shared/lists/keys.ts';
import { defineGlobal } from '../base/define-global.ts';
import { type Fields, type Untranslated } from '../base/define-kind.ts';

/**
 * Everything that an administrator can change without a new build, by section; each section is
 * saved as a whole. A required field must not be blank; a missing field has its built-in value
 * (src/company).
 */
export const SETTINGS = defineGlobal({
  contact: {
    phone: { type: 'text', max: 30, required: true },
    email: { type: 'email', max: 254, required: true },
    // The lines of the postal address; the first one is the addressee.
    address: { type: 'long text', translated: true, max: 300, required: true },
    mapQuery: { type: 'map place', max: 200, required: true },
  },
  // The contacts for journalists and for buyers of rights; one detail per line (product 31.3).
  press: {
    pressContact: { type: 'long text', translated: true, max: 300 },
    rightsContact: { type: 'long text', translated: true, max: 300 },
  },
  links: {
    // Where tickets are sold for movies without a link of their own.
    ticketUrl: { type: 'web address', required: true },
    Instagram: { type: 'web address' },
    YouTube: { type: 'web address' },
    Facebook: { type: 'web address' },
    X: { type: 'web address' },
    WhatsApp: { type: 'web address' },
  },
  footer: {
    copyright: { type: 'text', translated: true, max: 200, required: true },
  },
  // The texts of /about from top to bottom; an empty line separates paragraphs.
  opening: {
    aboutWord: { type: 'text', translated: true, max: 20 },
    aboutTitle: { type: 'text', translated: true, max: 100, required: true },
    aboutIntro: { type: 'long text', translated: true, max: 1000, required: true },
  },
  story: {
    storyCaption: { type: 'text', translated: true, max: 300 },
    storyPicture: { type: 'own picture' },
    storyLead: { type: 'long text', translated: true, max: 1000, required: true },
    story: { type: 'long text', translated: true, max: 5000, required: true },
    storyQuote: { type: 'long text', translated: true, max: 300 },
    storyMore: { type: 'long text', translated: true, max: 5000 },
  },
  purpose: {
    mission: { type: 'long text', translated: true, max: 1000, required: true },
    vision: { type: 'long text', translated: true, max: 1000, required: true },
    teamTitle: { type: 'text', translated: true, max: 100, required: true },
  },
  firstProducer: {
    producer1: { type: 'text', translated: true, max: 100, required: true },
    producer1Role: { type: 'text', translated: true, max: 100 },
    producer1Bio: { type: 'long text', translated: true, max: 2000, required: true },
    producer1Picture: { type: 'own picture' },
  },
  // Without a name, there is no second producer.
  secondProducer: {
    producer2: { type: 'text', translated: true, max: 100 },
    producer2Role: { type: 'text', translated: true, max: 100 },
    producer2Bio: { type: 'long text', translated: true, max: 2000 },
    producer2Picture: { type: 'own picture' },
  },
});

type Sections = typeof SETTINGS.sections;
export type SectionName = keyof Sections;

/** The settings of a section in the language of the page. */
export type Section<Name extends SectionName> = Untranslated<Fields<Sections[Name]>>;
export type Settings = Untranslated<Fields<typeof SETTINGS>>;

type SettingFields = (typeof SETTINGS)['fields'];
type TranslatedName = {
  [Name in keyof SettingFields & string]: SettingFields[Name] extends { readonly translated: true }
    ? Name
    : never;
}[keyof SettingFields & string];

export type SettingPicture = {
  [Name in keyof Settings]-?: NonNullable<Settings[Name]> extends object ? Name : never;
}[keyof Settings];
export const SETTING_PICTURES = keysOf(SETTINGS.fields).filter(
  (name): name is SettingPicture => SETTINGS.fields[name].type === 'own picture',
);

/** The stored settings; a missing setting has its built-in value (src/company). */
export type StoredSettings = Partial<Settings> & {
  readonly [translation: `${TranslatedName}_${string}`]: string | undefined;
};

/** The stored settings with the time of their last change in ms; 0 without stored settings. */
export interface DatedSettings {
  readonly edited: number;
  readonly fields: StoredSettings;
}
