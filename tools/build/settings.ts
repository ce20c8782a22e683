import {
  databaseOf,
  requestFirestore,
  type Database,
  type RestDocument,
} from '../../functions/src/firestore.ts';
import { plainFields } from '../../functions/src/firestore-values.ts';
import { settingsIn } from '../../src/content/settings/shown-settings.ts';
import { fieldsIn } from '../../src/content/base/define-kind.ts';
import { SETTINGS, type DatedSettings } from '../../src/content/settings/settings.ts';
import { SETTINGS_DOCUMENT } from '../../src/firebase/collections.ts';
import { settingsFromDocument } from '../../src/content/settings/stored-settings.ts';
import { CONTACT_SETTINGS } from '../../src/company/contact-settings.ts';
import { FRAME_SETTINGS } from '../../src/company/frame-settings.ts';

/** The settings of a build that has read none. */
export const NO_SETTINGS: DatedSettings = { edited: 0, fields: {} };
const TIMEOUT_MS = 5000;

/**
 * Returns the settings that a build includes in the site (product 27.6), read from the project's
 * database. Returns NO_SETTINGS and logs a line if the database does not respond.
 */
export async function settingsForBuild(project: string): Promise<DatedSettings> {
  try {
    return await fetchSettings(databaseOf(project));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`The settings could not be read (${reason}): built with the built-in ones.`);
    return NO_SETTINGS;
  }
}

/**
 * Returns the settings as any visitor can read them.
 *
 * @throws Error if the database refuses, or has not answered within 5 seconds
 */
export async function fetchSettings(database: Database): Promise<DatedSettings> {
  const [answer] = await requestFirestore<{ readonly found?: RestDocument }>(
    `${database.url}:batchGet`,
    { documents: [`${database.root}/${SETTINGS_DOCUMENT}`] },
    AbortSignal.timeout(TIMEOUT_MS),
  );
  return answer?.found ? settingsFromDocument(plainFields(answer.found.fields)) : NO_SETTINGS;
}

/**
 * Returns settings as constants of the code in a language, by the part of the site that loads them.
 */
export function settingsAsConstants({ edited, fields: stored }: DatedSettings, language: string) {
  const fields = settingsIn(language, stored);
  const frame = pick(fields, (name) => name in FRAME_SETTINGS);
  const contact = pick(fields, (name) => name in CONTACT_SETTINGS);
  const about = pick(fields, isOfAbout);
  return {
    'import.meta.env.SETTINGS_EDITED': String(edited),
    'import.meta.env.FRAME_SETTINGS': JSON.stringify(frame),
    'import.meta.env.CONTACT_SETTINGS': JSON.stringify(contact),
    'import.meta.env.ABOUT_SETTINGS': JSON.stringify(about),
  };
}

/** The built-in values of /about are not read here: their pictures are files of the bundle. */
const isOfAbout = (name: string) =>
  !(name in FRAME_SETTINGS || name in CONTACT_SETTINGS || TRANSLATIONS.includes(name));

const TRANSLATIONS = fieldsIn(SETTINGS)
  .filter(([, { translates }]) => translates)
  .map(([name]) => name);

const pick = (settings: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => isWanted(name)));
