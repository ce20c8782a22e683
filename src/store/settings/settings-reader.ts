import { doc } from 'firebase/firestore/lite';
import type { StoredSettings } from '../../content/settings/settings';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { settingsFromDocument } from '../../content/settings/stored-settings';
import { firestore, readDocument } from '../../firebase/firestore';
import { rememberSettings } from '../../content/settings/latest-settings';

/**
 * Reads the stored settings, which are shown from then on. Throws FirestoreError, or TimeoutError
 * after READ_TIMEOUT_MS.
 */
export async function readSettings(): Promise<StoredSettings> {
  const document = await readDocument(doc(firestore, SETTINGS_DOCUMENT));
  const settings = settingsFromDocument(document.data());
  rememberSettings(settings);
  return settings.fields;
}
