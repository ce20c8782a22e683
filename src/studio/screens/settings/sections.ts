import type { Picture } from '../../../shared/pictures/picture';
import {
  mergeSettings,
  type SettingPictures,
  type Settings,
  type StoredSettings,
} from '../../../shared/settings';
import { ABOUT_SETTINGS } from '../../../company/about-settings';
import { CONTACT_SETTINGS } from '../../../company/contact-settings';
import { FRAME_SETTINGS } from '../../../company/frame-settings';
import type { FieldTable } from '../../form/fields/field-table';

/** Settings that are edited in one form: their texts, and one picture at most. */
export interface SettingsSection<Texts> {
  readonly title: string;
  /** The name of the form's draft. */
  readonly draft: string;
  /** Where visitors see it. */
  readonly viewPath: string;
  readonly table: FieldTable<Texts>;
  readonly picture?: {
    readonly name: keyof SettingPictures;
    readonly hint: string;
  };
}

/** What a form shows: the texts of the site, and the picture unless it is the built-in one. */
export type SectionEntry<Texts> = Texts & { readonly picture?: Picture };

/** Everything as it is built into the site. */
export const BUILT_IN: Required<Settings> = {
  ...CONTACT_SETTINGS,
  ...FRAME_SETTINGS,
  ...ABOUT_SETTINGS,
};

export const sectionNames = <Texts>({ table, picture }: SettingsSection<Texts>) =>
  [...Object.keys(table), ...(picture ? [picture.name] : [])] as readonly (keyof Settings)[];

/** The entry of a section's form for what is stored. */
export function sectionEntry<Texts>(
  { table, picture }: SettingsSection<Texts>,
  stored: StoredSettings,
): SectionEntry<Texts> {
  const texts = Object.fromEntries(
    Object.keys(table).map((name) => [name, Reflect.get(BUILT_IN, name)]),
  );
  const own = picture && stored[picture.name];
  return { ...mergeSettings(texts as Texts & object, stored), ...(own && { picture: own }) };
}

/** What is to be stored for an entry: a text that was left blank is stored as such. */
export function sectionSettings<Texts>(
  { table, picture: { name } = { name: 'storyPicture', hint: '' } }: SettingsSection<Texts>,
  { picture, ...entry }: SectionEntry<Texts>,
): StoredSettings {
  const texts = Object.keys(table).map((key) => [key, Reflect.get(entry, key) ?? '']);
  return { ...Object.fromEntries(texts), ...(picture && { [name]: picture }) };
}
