import type { StoredSettings } from '../../content/settings/settings';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { settingsDocument, settingsFromDocument } from '../../content/settings/stored-settings';
import { editStored } from '../write/edit-entry';
import { readSettings } from './settings-reader';

/**
 * Stores those of the settings that differ from `before`, and removes those that are as what is built in
 * beside them (product 27.2). Throws EditConflictError with the stored ones if somebody else has changed one of
 * them, FirestoreError or TimeoutError.
 */
export async function updateSettings(
  names: readonly (keyof StoredSettings)[],
  before: StoredSettings,
  after: StoredSettings,
  builtInBeside: (settings: StoredSettings) => StoredSettings,
): Promise<void> {
  await editStored({
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
