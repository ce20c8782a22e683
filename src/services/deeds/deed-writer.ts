import { collection, doc, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { DEED_TITLE_LENGTH, type DeedName } from '../../domain/records/deed';
import type { EntryLocation } from '../../domain/entries/entry';
import { titleOf } from '../../domain/records/stored-title';
import { asRecord } from '../../domain/fields/stored-values';
import { DEEDS, UNPUBLISHED } from '../../firebase/collections';
import { kindAt } from '../../firebase/entries/kinds';
import { firestore } from '../../firebase/firestore';
import { canSign, signature } from '../session/session';

/**
 * Adds to a transaction who has done what to the entry that comes to `location` or goes from there
 * (product 30.12), with what is stored of it and, for a draft, the path at which it is published. An
 * account whose address is not verified may do some of that, and is not recorded. What is no entry, as
 * a message, is not recorded either.
 */
export async function addDeed(
  transaction: Transaction,
  did: DeedName,
  { path, key }: EntryLocation,
  entry: unknown,
  place?: string,
): Promise<void> {
  const isEntry = path.startsWith(`${UNPUBLISHED}/`) || kindAt(path) !== undefined;
  if (!isEntry || !(await canSign())) return;
  transaction.set(doc(collection(firestore, DEEDS)), {
    did,
    path,
    ...(key !== undefined && { key }),
    ...(place !== undefined && { place }),
    title: titleOf(asRecord(entry)).slice(0, DEED_TITLE_LENGTH),
    ...signature(),
    at: serverTimestamp(),
  });
}

/** The same for an entry as it is stored, which may be a draft. */
export function addDeedOf(
  transaction: Transaction,
  did: DeedName,
  location: EntryLocation,
  stored: unknown,
): Promise<void> {
  if (!location.path.startsWith(`${UNPUBLISHED}/`)) {
    return addDeed(transaction, did, location, stored);
  }
  const { path, entry } = asRecord(stored);
  return addDeed(transaction, did, location, entry, typeof path === 'string' ? path : undefined);
}
