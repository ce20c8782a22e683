import { type StoredSettings, SETTINGS } from '../../content/settings/settings';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { settingsDocument, settingsFromDocument } from '../../content/settings/stored-settings';
import { BUILT_IN } from '../../content/settings/built-in-settings';
import { storeNotes } from '../write/confirm-translations';
import { editStored } from '../write/edit-entry';
import { readSettings } from './settings-reader';

/** The settings, whose translations may be older than their texts. */
export const TRANSLATED_SETTINGS = { schema: SETTINGS, builtIn: BUILT_IN };

/**
 * Stores the settings that differ from `before`, and removes the settings that are equal to the value built
 * in beside them. Throws EditConflictError with the stored ones if somebody else has changed one of them,
 * FirestoreError or TimeoutError.
 */
export async function updateSettings(
  names: readonly (keyof StoredSettings)[],
  before: StoredSettings,
  after: StoredSettings,
  builtInBeside: (settings: StoredSettings) => StoredSettings,
): Promise<void> {
  await editStored({
    ...TRANSLATED_SETTINGS,
    location: { path: SETTINGS_DOCUMENT },
    before,
    after,
    read: (stored) => settingsFromDocument(stored).fields,
    fieldsOf: (settings: StoredSettings) =>
      settingsDocument(ownValues(names, settings, builtInBeside(settings))),
  });
  // This browser shows them at once, on the pages that do not read them too.
  await readSettings().catch(console.error);
}

/** The settings with these names that are not as they are built in. */
const ownValues = (
  names: readonly (keyof StoredSettings)[],
  settings: StoredSettings,
  builtIn: StoredSettings,
): StoredSettings =>
  Object.fromEntries(
    names.flatMap((name) =>
      JSON.stringify(settings[name]) === JSON.stringify(builtIn[name])
        ? []
        : [[name, settings[name]]],
    ),
  ) as StoredSettings;

/**
 * Stores that translations of settings are right for their texts as they were seen. Throws EditConflictError
 * if one of them is no longer so, FirestoreError or TimeoutError.
 */
export async function confirmSettings(
  seen: StoredSettings,
  fields: readonly string[],
): Promise<void> {
  const location = { path: SETTINGS_DOCUMENT };
  await storeNotes({ schema: SETTINGS, location }, { fields, seen: settingsDocument(seen) });
  await readSettings().catch(console.error);
}
