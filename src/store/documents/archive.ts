import {
  doc,
  increment,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { archiveOf } from '../../content/base/place';
import { asRecord } from '../../content/base/stored-values';
import { timeInKey } from '../../content/base/time-keys';
import { yearInKey } from '../../content/base/years';
import { ARCHIVE_YEARS_DOCUMENT, isDocumentId } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { ARCHIVED_AT_ONCE } from '../../shared/admin-limits';
import { isMapOrList } from './conflict';
import { kindAt, placeOf } from './kinds';
import { fitsTrash } from './trash';

/** Returns when an entry was published, in ms. An entry whose key contains no time counts as the oldest. */
const timeOf = (key: string): number => timeInKey(key)?.getTime() ?? 0;

const encoder = new TextEncoder();
/** Returns the approximate size as the database counts it, never less. */
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/**
 * Returns the keys of the oldest entries that have to move from a document to its archive, so that
 * one more entry fits into the maximum number and size. At most ARCHIVED_AT_ONCE; none if there is
 * space, or no archive.
 */
export function keysToArchive(document: DocumentSnapshot, added: DocumentData): readonly string[] {
  const kind = kindAt(document.ref.path);
  const capacity = kind && placeOf(kind).capacity;
  if (!capacity) return [];
  const entries = Object.entries(asRecord(document.data()));
  const oldest = entries
    // The rules also compare the archived entries, so only entries that the rules can compare are
    // moved.
    .filter(([key, entry]) => isDocumentId(key) && isMapOrList(entry) && fitsTrash(entry))
    .toSorted(([a], [b]) => timeOf(a) - timeOf(b));
  const leaving: string[] = [];
  let bytes = bytesOf(document.data() ?? {}) + bytesOf(added);
  for (const [key, entry] of oldest.slice(0, ARCHIVED_AT_ONCE)) {
    const count = entries.length + 1 - leaving.length;
    if (count <= capacity.max && bytes <= capacity.bytes) break;
    leaving.push(key);
    bytes -= bytesOf({ [key]: entry });
  }
  return leaving;
}

/** Stores entries in their document's archive. The caller removes them in the same transaction. */
export function archive(
  transaction: Transaction,
  document: DocumentSnapshot,
  keys: readonly string[],
): void {
  updateYearCounts(transaction, keys, 1);
  for (const key of keys) {
    const entry: unknown = document.data()?.[key];
    transaction.set(doc(firestore, archiveOf(document.ref.path), key), {
      entry,
      at: new Date(timeOf(key)),
    });
  }
}

/** Updates the number of archived entries per year when entries move to the archive or out of it. */
export function updateYearCounts(
  transaction: Transaction,
  keys: readonly string[],
  by: 1 | -1,
): void {
  if (keys.length === 0) return;
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(yearInKey(key), (counts.get(yearInKey(key)) ?? 0) + by);
  const changes = Object.fromEntries([...counts].map(([year, count]) => [year, increment(count)]));
  transaction.set(doc(firestore, ARCHIVE_YEARS_DOCUMENT), changes, { merge: true });
}
