import type { Picture } from '../../../shared/pictures/picture';
import type { AnySchema } from '../../../content/base/define-kind';
import {
  pictureWordsOf,
  type Described,
  type PictureWords,
  type WordsOfFields,
} from '../../../content/base/describe';
import {
  SETTING_PICTURES,
  SETTINGS,
  type SectionName,
  type SettingPicture,
  type StoredSettings,
} from '../../../content/settings/settings';
import { keysOf } from '../../../shared/lists/keys';
import { mergeSettings } from '../../../content/settings/shown-settings';
import { formFieldsOf, type FormTable } from '../../form/fields/field-table';
import { formTableOf } from '../../form/fields/form-table';
import { translatedWords } from '../../translation-words';
import { builtInValuesFor } from './setting-translations';

type Facts<Name extends SectionName> = (typeof SETTINGS.sections)[Name];

interface SectionWords {
  readonly title: string;
  /** The name of the form's draft. Changing it loses stored drafts. */
  readonly draft: string;
  /** The address of the page that shows the section. */
  readonly viewPath: string;
}

/** Settings that are edited in one form: texts, and at most one picture. */
export interface SettingsSection extends SectionWords, Described<AnySchema> {
  readonly table: FormTable<object>;
  readonly picture: { readonly name: SettingPicture; readonly words: PictureWords } | undefined;
}

/**
 * Combines the facts of a section with its words: labels and hints of its fields, in the order of
 * its form.
 */
export function section<Name extends SectionName>(
  name: Name,
  words: SectionWords & { readonly fields: WordsOfFields<Facts<Name>> },
): SettingsSection;
export function section(
  name: SectionName,
  { fields: own, ...words }: SectionWords & { readonly fields: WordsOfFields<AnySchema> },
): SettingsSection {
  const facts: AnySchema = SETTINGS.sections[name];
  const fields = translatedWords({ facts, fields: own });
  const table = formFieldsOf(formTableOf({ facts, fields }));
  const builtIn: Readonly<Record<string, unknown>> = builtInValuesFor({});
  const picture = SETTING_PICTURES.find((one) => one in fields);
  return {
    ...words,
    facts,
    fields,
    table: Object.fromEntries(table.map(([as, field]) => [as, { ...field, builtIn: builtIn[as] }])),
    picture: picture && { name: picture, words: pictureWordsOf(fields, picture) },
  };
}

/** The values of a form: texts, and the picture unless it is the built-in one. */
export type SectionEntry = object & { readonly picture?: Picture };

export const sectionNames = ({ table, picture }: SettingsSection) =>
  keysOf(SETTINGS.fields).filter((name) => name in table || name === picture?.name);

/** Returns the form values of a section for the stored settings. */
export function sectionEntry(
  { table, picture }: SettingsSection,
  stored: StoredSettings,
): SectionEntry {
  const builtIn: Readonly<Record<string, unknown>> = builtInValuesFor(stored);
  const texts = Object.fromEntries(Object.keys(table).map((name) => [name, builtIn[name]]));
  const own = picture && stored[picture.name];
  return { ...mergeSettings(texts, stored), ...(own && { picture: own }) };
}

/**
 * Returns the settings to store for the values of a form. Blank texts are stored as blank, blank
 * translations are not stored.
 */
export function sectionSettings(
  { table, picture: own }: SettingsSection,
  { picture, ...entry }: SectionEntry,
): StoredSettings {
  const builtIn: Readonly<Record<string, unknown>> = builtInValuesFor(entry);
  const texts = formFieldsOf(table).map(([key, { language }]) => [
    key,
    Reflect.get(entry, key) ?? (language ? builtIn[key] : ''),
  ]);
  return { ...Object.fromEntries(texts), ...(own && picture && { [own.name]: picture }) };
}
