import { doc } from 'firebase/firestore/lite';
import { asRecord } from '../../content/base/stored-values';
import { ARCHIVE_YEARS_DOCUMENT } from '../../firebase/collections';
import { firestore, readDocument } from '../../firebase/firestore';

/** Years, with the number of announcements in each. */
export type Years = readonly (readonly [year: string, count: number])[];

/**
 * Returns how many announcements of each year are in the archive. Throws FirestoreError or TimeoutError.
 */
export async function listArchivedYears(): Promise<Years> {
  const document = await readDocument(doc(firestore, ARCHIVE_YEARS_DOCUMENT));
  return Object.entries(asRecord(document.data())).flatMap(([year, count]) =>
    typeof count === 'number' && count > 0 ? [[year, count] as const] : [],
  );
}
