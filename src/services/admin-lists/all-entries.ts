import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { readFieldEntries } from '../../content/base/convert';
import { collectionsOf } from '../../content/base/places';
import { KINDS } from '../../content/kinds';
import type { EntryKind, EntryOf } from '../../domain/entries/entry';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { byNewest } from '../../domain/lists/merge-by-time';
import { entryIn } from '../../firebase/converters/entries';
import { describeKind, isField } from '../../firebase/entries/kinds';
import { firestore } from '../../firebase/firestore';
import { SCAN_LIMIT } from './queries';

/**
 * Returns all entries of a kind, newest first: those of one document, or by one query in no order. Throws
 * FirestoreError or TimeoutError.
 */
export async function listAll<Kind extends EntryKind>(
  kind: Kind,
): Promise<readonly EntryOf<Kind>[]> {
  const [path = ''] = collectionsOf(KINDS[kind]);
  if (isField(kind)) {
    const document = await withTimeout(getDoc(doc(firestore, path)), READ_TIMEOUT_MS);
    return readFieldEntries(describeKind(kind), document.data()) as never;
  }
  const all = query(collection(firestore, path), limit(SCAN_LIMIT));
  const { docs } = await withTimeout(getDocs(all), READ_TIMEOUT_MS);
  return docs
    .map(entryIn(describeKind(kind)))
    .filter((entry) => entry !== null)
    .toSorted(byNewest) as unknown as readonly EntryOf<Kind>[];
}
