import { collection, doc, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { RECORD_TITLE_LENGTH, type RecordName } from './record-name';
import type { EntryLocation } from '../../content/entry';
import { titleOf } from './stored-title';
import { asRecord } from '../../content/base/stored-values';
import { RECORDS, UNPUBLISHED } from '../../firebase/collections';
import { kindAt } from '../documents/kinds';
import { firestore } from '../../firebase/firestore';
import { signature } from '../session/session';

/** What else is known of what was done. */
interface Details {
  /** The path at which a draft is published. */
  readonly place?: string | undefined;
  /** From when until when a draft is on the site, as both are stored. */
  readonly publishAt?: unknown;
  readonly until?: unknown;
  /** The place of what was moved, from 1. */
  readonly to?: number;
}

/**
 * Adds to a transaction who has done what to the entry that comes to `location`, goes from there or is
 * there (product 30.12), with what is stored of it. What is no entry, as a message, is not recorded.
 */
export async function addRecord(
  transaction: Transaction,
  did: RecordName,
  { path, key }: EntryLocation,
  entry: unknown,
  details: Details = {},
): Promise<void> {
  const isEntry = path.startsWith(`${UNPUBLISHED}/`) || kindAt(path) !== undefined;
  if (!isEntry) return;
  const known = Object.entries({ key, ...details }).filter(([, value]) => value !== undefined);
  transaction.set(doc(collection(firestore, RECORDS)), {
    did,
    path,
    ...Object.fromEntries(known),
    title: titleOf(asRecord(entry)).slice(0, RECORD_TITLE_LENGTH),
    ...signature(),
    at: serverTimestamp(),
  });
}

/** The same for an entry as it is stored, which may be a draft. */
export function addRecordOf(
  transaction: Transaction,
  did: RecordName,
  location: EntryLocation,
  stored: unknown,
): Promise<void> {
  if (!location.path.startsWith(`${UNPUBLISHED}/`)) {
    return addRecord(transaction, did, location, stored);
  }
  const { path, entry } = asRecord(stored);
  const place = typeof path === 'string' ? path : undefined;
  return addRecord(transaction, did, location, entry, { place });
}
