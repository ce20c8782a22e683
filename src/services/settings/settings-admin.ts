import { deleteField, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { StoredSettings } from '../../domain/settings';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { settingsDocument, settingsFromDocument } from '../../firebase/converters/settings';
import { firestore } from '../../firebase/firestore';
import { editDocument } from '../editing/edit-document';
import { readSettings } from './settings-reader';

/**
 * Stores those of the settings that differ from `before`, and removes those that are as `builtIn`
 * (product 27.2). Throws EditConflictError with the stored ones if somebody else has changed one of
 * them, FirestoreError or TimeoutError.
 */
export async function updateSettings(
  names: readonly (keyof StoredSettings)[],
  before: StoredSettings,
  after: StoredSettings,
  builtIn: StoredSettings,
): Promise<void> {
  const reference = doc(firestore, SETTINGS_DOCUMENT);
  const stored = settingsDocument(ownValues(names, after, builtIn));
  await editDocument<StoredSettings, StoredSettings>({
    reference,
    ifMissing: {},
    fromDocument: (document) => settingsFromDocument(document.data()).fields,
    fieldsOf: (settings) => settingsDocument(ownValues(names, settings, builtIn)),
    before,
    after,
    write: (transaction, changed) => {
      const changes = Object.fromEntries(
        changed.map((name) => [name, stored[name] ?? deleteField()]),
      );
      transaction.set(
        reference,
        { ...changes, edited: serverTimestamp() },
        { mergeFields: [...changed, 'edited'] },
      );
    },
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
  );
