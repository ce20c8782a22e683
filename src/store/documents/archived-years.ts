import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { archiveOf } from '../../content/base/place';
import { asDate, asRecord } from '../../content/base/stored-values';
import { yearAt, yearRange } from '../../content/base/years';
import { ANNOUNCEMENTS_DOCUMENT, ARCHIVE_YEARS_DOCUMENT } from '../../firebase/collections';
import { countDocuments, firestore, readDocument, readDocuments } from '../../firebase/firestore';
import { isSameValue } from './conflict';
import { transact } from './transactions';

/**
 * Recounts the archived announcements of each year, which may have been changed without the site.
 * Never throws: a failure is logged, and the next visit tries again.
 */
export async function repairArchivedYears(): Promise<void> {
  try {
    const reference = doc(firestore, ARCHIVE_YEARS_DOCUMENT);
    const before = numbersIn(await readDocument(reference));
    const counted = await countByYear();
    if (isSameValue(before, counted)) return;
    await transact(async (transaction) => {
      const current = numbersIn(await transaction.get(reference));
      // If the stored counts have changed while counting, the next visit counts again.
      if (isSameValue(current, before)) transaction.set(reference, counted);
    });
  } catch (error) {
    console.error(error);
  }
}

/** Returns the stored counts except 0, which is stored for years that have become empty. */
const numbersIn = (document: DocumentSnapshot) =>
  Object.fromEntries(Object.entries(asRecord(document.data())).filter(([, count]) => count !== 0));

async function countByYear(): Promise<Readonly<Record<string, number>>> {
  const archive = collection(firestore, archiveOf(ANNOUNCEMENTS_DOCUMENT));
  const counts: Record<string, number> = {};
  for (let from = new Date(0); ;) {
    const later = where('at', '>=', from);
    const [oldest] = await readDocuments(query(archive, later, orderBy('at'), limit(1)));
    if (!oldest) return counts;
    const year = yearAt(asDate(oldest.get('at'))?.getTime() ?? 0);
    const [, end] = yearRange(year);
    counts[year] = await countDocuments(query(archive, later, where('at', '<', end)));
    from = end;
  }
}
