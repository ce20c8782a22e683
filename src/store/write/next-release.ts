import { serverTimestamp, type DocumentSnapshot, type Transaction } from 'firebase/firestore/lite';
import type { EntryKind, EntryLocation, EntryOf } from '../../content/entry';
import { changesTo } from '../documents/laid-over';
import { isUnchanged, withoutTimes } from '../documents/next-version';
import type { Unpublished } from '../documents/unpublished';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import { entryFrom, placeOfNext } from '../documents/kinds';
import {
  change,
  documentAt,
  draftAt,
  locate,
  put,
  remove,
  type Located,
} from '../documents/locations';
import type { Get } from '../documents/transactions';
import { addRevision } from './records';
import { unpublishedIn } from './unpublished';

/** What is stored of a next version and of the published entry. */
export interface StoredNext {
  /** Undefined once it was published or discarded. */
  readonly next: Unpublished | undefined;
  readonly document: DocumentSnapshot;
  /** Where the published entry is, and its document. */
  readonly place: Located;
  readonly published: EntryOf<EntryKind>;
  readonly fields: StoredFields;
}

/** What is stored of a next version; undefined if nothing is published any more. */
export async function readNext(get: Get, known: Unpublished): Promise<StoredNext | undefined> {
  const document = await get(documentAt(draftAt(known)));
  const place = await locate(placeOfNext(known), get);
  const { location, stored: fields } = place;
  const published = fields === undefined ? null : entryFrom(known.kind, location, fields);
  if (!published) return undefined;
  const next = unpublishedIn(document) ?? undefined;
  return { next, document, place, published, fields: asRecord(fields) };
}

/** Puts these fields in the place of what is published, with a revision, and ends the version. */
export function publishOver(
  transaction: Transaction,
  known: Unpublished,
  { next, place, fields }: StoredNext,
  entry: StoredFields,
): void {
  const { location, document } = place;
  const changes = changesTo(withoutTimes(fields), entry);
  if (Object.keys(changes).length > 0) {
    change(transaction, location, changes, entry);
    addRevision(transaction, document, { ...location, after: entry });
  }
  if (next) remove(transaction, draftAt(known));
}

/**
 * Publishes a next version whose time has come, in the transaction of its release. If what is published has
 * changed since it was begun, it becomes a draft instead, on which an administrator decides. Returns where it
 * is published now.
 */
export async function releaseNext(
  transaction: Transaction,
  get: Get,
  due: Unpublished,
): Promise<EntryLocation | undefined> {
  const stored = await readNext(get, due);
  if (stored && isUnchanged(due.base ?? {}, stored.fields)) {
    publishOver(transaction, due, stored, asRecord(stored.document.get('entry')));
    return placeOfNext(due);
  }
  const document = stored?.document ?? (await get(documentAt(draftAt(due))));
  const { publishAt: _time, until: _end, ...draft } = asRecord(document.data());
  put(transaction, draftAt(due), { ...draft, saved: serverTimestamp() });
  return undefined;
}
