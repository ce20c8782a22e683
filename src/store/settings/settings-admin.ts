import type { StoredFields } from '../../content/base/stored-values';
import { type StoredSettings, SETTINGS } from '../../content/settings/settings';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { settingsFromDocument } from '../../content/settings/stored-settings';
import { writeFields } from '../../content/base/write-fields';
import { BUILT_IN } from '../../content/settings/built-in-settings';
import { storeOutdated } from '../write/confirm-translations';
import { editStored } from '../write/edit-entry';
import { readSettings } from './settings-reader';

/**
 * The schema of the settings, and the built-in texts, which count as stored when translations are compared
 * with them.
 */
export const TRANSLATED_SETTINGS = { schema: SETTINGS, builtIn: BUILT_IN };

/**
 * Stores the settings that differ from `before`, and deletes settings that equal the built-in
 * values of `builtInValuesFor`. Throws EditConflictError with the stored settings if somebody else
 * has changed one of them, FirestoreError or TimeoutError.
 */
export async function updateSettings(
  names: readonly (keyof StoredSettings)[],
  before: StoredSettings,
  after: StoredSettings,
  builtInValuesFor: (settings: StoredSettings) => StoredSettings,
): Promise<void> {
  await editStored({
    ...TRANSLATED_SETTINGS,
    location: { path: SETTINGS_DOCUMENT },
    before,
    after,
    read: (stored) => settingsFromDocument(stored).fields,
    fieldsOf: (settings: StoredSettings) =>
      writeFields(SETTINGS, ownValues(names, settings, builtInValuesFor(settings))),
  });
  // This browser then shows the settings immediately, also on pages that do not read them.
  await readSettings().catch(console.error);
}

/** Returns the settings with these names that differ from the built-in ones. */
const ownValues = (
  names: readonly string[],
  settings: object,
  builtIn: StoredFields,
): StoredSettings =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) =>
        names.includes(name) && JSON.stringify(value) !== JSON.stringify(builtIn[name]),
    ),
  );

/**
 * Marks translations of settings as up to date with the texts that the editor saw. Throws EditConflictError
 * if one of them has changed since, FirestoreError or TimeoutError.
 */
export async function confirmSettings(
  seen: StoredSettings,
  fields: readonly string[],
): Promise<void> {
  const location = { path: SETTINGS_DOCUMENT };
  await storeOutdated(
    { schema: SETTINGS, location },
    { fields, seen: writeFields(SETTINGS, seen) },
  );
  await readSettings().catch(console.error);
}
