import { doc, getDoc } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import type { StoredSettings } from '../../shared/settings';
import { withTimeout } from '../../shared/failures/timeout';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { settingsFromDocument } from '../../content/settings/stored-settings';
import { firestore } from '../../firebase/firestore';
import { rememberSettings } from '../../content/settings/settings-store';

/**
 * Reads the stored settings and shows them from now on. Throws FirestoreError, or TimeoutError after
 * READ_TIMEOUT_MS.
 */
export async function readSettings(): Promise<StoredSettings> {
  const document = await withTimeout(getDoc(doc(firestore, SETTINGS_DOCUMENT)), READ_TIMEOUT_MS);
  const settings = settingsFromDocument(document.data());
  rememberSettings(settings);
  return settings.fields;
}
