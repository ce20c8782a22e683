import {
  collection,
  orderBy,
  query,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { errorCode } from '../../shared/failures/failure';
import { DUE_MAX } from '../../shared/limits';
import { asRecord } from '../../content/base/stored-values';
import { NO_END, isReleasable, timesIn } from '../documents/unpublished';
import { UNPUBLISHED } from '../../firebase/collections';
import { firestore, pagesOf, readDocument } from '../../firebase/firestore';
import { updateSearchIndex } from '../search/search-update';
import { moveToPublished } from './publishing';
import { transact, transactReading } from '../documents/transactions';
import { unpublishedIn } from './unpublished';

/**
 * Moves due entries to their collections, oldest first, and returns how many it moved; an entry
 * with an end stays until its end and then becomes a draft. The rules compare times with the
 * server's clock, so that a wrong clock releases nothing too early. Never throws: a failure is
 * logged, and the next visit tries again (product 29.6).
 */
export async function releaseDue(now = new Date()): Promise<number> {
  let released = 0;
  const timed = query(collection(firestore, UNPUBLISHED), orderBy('publishAt'));
  try {
    for await (const documents of pagesOf(timed, DUE_MAX)) {
      for (const document of documents) released += await releaseStep(document, now);
    }
    return released;
  } catch (error) {
    console.error(error);
    return released;
  }
}

/** Corrects the times of an entry, and releases it if it is due. Returns 1 if it was moved, otherwise 0. */
async function releaseStep(document: QueryDocumentSnapshot, now: Date): Promise<number> {
  const entry = unpublishedIn(document);
  if (!entry) return 0;
  if (withCorrectTimes(document)) await correctTimes(document.ref);
  return isReleasable(entry, now.getTime()) ? releaseOne(document, now) : 0;
}

/** Moves a due entry to its collection. Returns 1 if it was moved, otherwise 0. Never throws. */
async function releaseOne({ ref }: QueryDocumentSnapshot, now: Date): Promise<number> {
  try {
    const location = await transactReading(async (transaction, get) => {
      const stored = await get(ref);
      const due = unpublishedIn(stored);
      // Somebody may have changed or removed its time since it was read.
      if (!due?.publishAt || !isReleasable(due, now.getTime())) return undefined;
      if (due.base) return (await import('./next-release')).releaseNext(transaction, get, due);
      const entry = asRecord(stored.get('entry'));
      // The stored value of the time with its microseconds, which the rules compare.
      const publishAt: unknown = stored.get('publishAt');
      const at = { date: due.publishAt, stored: publishAt };
      return moveToPublished(transaction, get, due, entry, at);
    });
    if (!location) return 0;
    await updateSearchIndex(location);
    return 1;
  } catch (error) {
    // Somebody else may have published it at the same moment.
    const isGone = async () => !(await readDocument(ref)).exists();
    if (errorCode(error) !== 'permission-denied' || !(await isGone())) console.error(error);
    return 0;
  }
}

/** Writes the corrected document, if the stored one still has to be corrected. Never throws. */
const correctTimes = (ref: DocumentReference): Promise<void> =>
  transact(async (transaction) => {
    const document = withCorrectTimes(await transaction.get(ref));
    if (document) transaction.set(ref, document);
  }).catch(console.error);

/**
 * Returns the corrected document; undefined if it is correct. An entry whose end has passed becomes
 * a draft and keeps `until`; an entry scheduled by an older version without `until`, by which
 * visitors' query filters, gets NO_END.
 */
function withCorrectTimes(stored: DocumentSnapshot): DocumentData | undefined {
  const data = asRecord(stored.data());
  const { path, entry, publishAt, published, until } = data;
  if (publishAt === undefined || (until !== undefined && !timesIn(data).leftAt)) return undefined;
  return {
    path,
    entry,
    saved: serverTimestamp(),
    ...(until === undefined ? { publishAt, until: NO_END } : { until }),
    ...(published !== undefined && { published }),
  };
}
