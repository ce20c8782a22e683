import { doc, getDoc } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { StoredSettings } from '../../domain/settings';
import { withTimeout } from '../../domain/failures/timeout';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { settingsFromDocument } from '../../firebase/converters/settings';
import { firestore } from '../../firebase/firestore';
import { rememberSettings } from '../../settings/settings-store';

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
