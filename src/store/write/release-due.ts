import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { errorCode } from '../../shared/failures/failure';
import { DUE_MAX, READ_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { asRecord } from '../../content/base/stored-values';
import { NO_END, isReleasable, timesIn } from '../documents/unpublished';
import type { EntryKind } from '../../content/entry';
import { UNPUBLISHED } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { storedFields } from '../documents/kinds';
import { updateSearchIndex } from './search-update';
import { moveToPlace } from './publishing';
import { readDocument, transact } from './transactions';
import { unpublishedIn } from './unpublished';

/**
 * Moves the entries whose time has come to their collections, oldest first, and returns how many; what
 * has an end stays until then, and becomes a draft. The server's clock decides: with a wrong one here the
 * rules deny it. Never throws; what fails is logged, and tried again by the next visit (product 29.6).
 */
export async function releaseDue(now = new Date()): Promise<number> {
  let released = 0;
  const timed = query(collection(firestore, UNPUBLISHED), orderBy('publishAt'), limit(DUE_MAX));
  try {
    for (let last: QueryDocumentSnapshot | undefined; ;) {
      const page = last ? query(timed, startAfter(last)) : timed;
      const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
      for (const document of docs) released += await tend(document, now);
      last = docs.at(-1);
      if (docs.length < DUE_MAX) return released;
    }
  } catch (error) {
    console.error(error);
    return released;
  }
}

/** Returns how many entries it has moved: one, or none. */
async function tend(document: QueryDocumentSnapshot, now: Date): Promise<number> {
  const entry = unpublishedIn(document);
  if (!entry) return 0;
  if (settled(document)) await settle(document.ref);
  return isReleasable(entry, now.getTime()) ? releaseOne(document, now) : 0;
}

/** As `tend`. */
async function releaseOne({ ref }: QueryDocumentSnapshot, now: Date): Promise<number> {
  try {
    const location = await transact(async (transaction) => {
      const stored = await transaction.get(ref);
      const due = unpublishedIn(stored);
      // Somebody may have moved or taken back its time.
      if (!due?.publishAt || !isReleasable(due, now.getTime())) return undefined;
      if (due.base) return (await import('./next-release')).releaseNext(transaction, due);
      const entry = storedFields<EntryKind>(due.kind, due.entry);
      // The time as it is stored, with its microseconds: the rules compare it.
      const at = { date: due.publishAt, stored: stored.get('publishAt') as unknown };
      return moveToPlace(transaction, due, entry, at);
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

/** Writes what a visit has to write of the times of an entry. */
const settle = (ref: DocumentReference): Promise<void> =>
  transact(async (transaction) => {
    const document = settled(await transaction.get(ref));
    if (document) transaction.set(ref, document);
  }).catch(console.error);

/**
 * What is to be stored of an entry whose times are not as they are to be: one that has left the site is a
 * draft, whose end says since when; one that was scheduled before there were ends has none, which
 * visitors' query asks for. Undefined for any other.
 */
function settled(stored: DocumentSnapshot): DocumentData | undefined {
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
