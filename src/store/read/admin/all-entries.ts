import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { readFieldEntries } from '../../../content/base/convert';
import { collectionsOf } from '../../../content/base/places';
import { KINDS } from '../../../content/kinds';
import type { EntryKind, EntryOf } from '../../../content/entry';
import { withTimeout } from '../../../shared/failures/timeout';
import { READ_TIMEOUT_MS } from '../../../shared/limits';
import { byNewest } from '../../../shared/lists/merge-by-time';
import { entryIn } from '../converters';
import { describeKind, isField } from '../../documents/kinds';
import { firestore } from '../../../firebase/firestore';
import { SCAN_LIMIT } from './queries';

/**
 * Returns all entries of a kind in the order of its list: those of one document, or by one query in no order.
 * Throws FirestoreError or TimeoutError.
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
    .toSorted(byListOrder(kind)) as unknown as readonly EntryOf<Kind>[];
}

/** Compares entries of a kind as its list does; an order made by hand is that of their times. */
export function byListOrder(kind: EntryKind): typeof byNewest {
  const { order } = describeKind(kind);
  if (typeof order === 'string') return byNewest;
  const [name, direction] = order;
  const valueOf = (entry: object) => String(Reflect.get(entry, name) ?? '');
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => sign * valueOf(a).localeCompare(valueOf(b));
}
