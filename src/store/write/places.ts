import { serverTimestamp, type DocumentSnapshot, type Transaction } from 'firebase/firestore/lite';
import { ANNOUNCEMENTS_MAX } from '../../shared/admin-limits';
import { freeKey } from '../../content/announcement/announcement-key';
import { ListFullError } from '../../shared/failures/list-full';
import type { EntryLocation, EntryRef } from '../../content/entry';
import type { StoredFields } from '../../content/base/stored-fields';
import { keyMakerOf } from '../documents/kinds';
import { put } from './locations';

/**
 * Returns where a new entry is published: its document, or for one that is a field of `document` the
 * free key of its time. Throws ListFullError.
 */
export function placeIn(
  document: DocumentSnapshot | undefined,
  { kind, path }: EntryRef,
  at = new Date(),
): EntryLocation {
  const keyAt = keyMakerOf(kind);
  if (!keyAt) return { path };
  if (document) assertCapacity(document);
  const taken = new Set(Object.keys(document?.data() ?? {}));
  return { path, key: freeKey(at.getTime(), taken, keyAt) };
}

/** Throws ListFullError if there is no room for another entry that is a field of the document. */
export function assertCapacity(document: DocumentSnapshot): void {
  if (Object.keys(document.data() ?? {}).length >= ANNOUNCEMENTS_MAX) throw new ListFullError();
}

/** Stores an entry where it is published, with the time of now without another one; keys are times. */
export const putPublished = (
  transaction: Transaction,
  place: EntryLocation,
  entry: StoredFields,
  timestamp: unknown = serverTimestamp(),
): void => put(transaction, place, place.key === undefined ? { ...entry, timestamp } : entry);
