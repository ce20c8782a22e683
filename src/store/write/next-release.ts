import { serverTimestamp, type DocumentSnapshot, type Transaction } from 'firebase/firestore/lite';
import type { EntryKind, EntryLocation, EntryOf } from '../../content/entry';
import { changesTo } from '../documents/merge-into-stored';
import { isUnchanged, withoutTimes } from '../documents/next-version';
import type { Unpublished } from '../documents/unpublished';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import { entryFrom, placeOfNext } from '../documents/kinds';
import {
  updateEntry,
  documentAt,
  draftAt,
  locate,
  putEntry,
  removeEntry,
  type Located,
} from '../documents/locations';
import type { Get } from '../documents/transactions';
import { addRevision } from './records';
import { unpublishedIn } from './unpublished';

/** A next version and the published entry, as both are stored. */
export interface StoredNext {
  /** Undefined once it was published or discarded. */
  readonly next: Unpublished | undefined;
  readonly document: DocumentSnapshot;
  /** The location and document of the published entry. */
  readonly place: Located;
  readonly published: EntryOf<EntryKind>;
  readonly fields: StoredFields;
}

/**
 * Returns a next version and its published entry as stored; undefined if the entry is no longer published.
 */
export async function readNext(get: Get, known: Unpublished): Promise<StoredNext | undefined> {
  const document = await get(documentAt(draftAt(known)));
  const place = await locate(placeOfNext(known), get);
  const { location, stored: fields } = place;
  const published = fields === undefined ? null : entryFrom(known.kind, location, fields);
  if (!published) return undefined;
  const next = unpublishedIn(document) ?? undefined;
  return { next, document, place, published, fields: asRecord(fields) };
}

/** Replaces the published entry with these fields, with a revision, and deletes the next version. */
export function replacePublished(
  transaction: Transaction,
  known: Unpublished,
  { next, place, fields }: StoredNext,
  entry: StoredFields,
): void {
  const { location, document } = place;
  const changes = changesTo(withoutTimes(fields), entry);
  if (Object.keys(changes).length > 0) {
    updateEntry(transaction, location, changes, entry);
    addRevision(transaction, document, { ...location, after: entry });
  }
  if (next) removeEntry(transaction, draftAt(known));
}

/**
 * Publishes a next version whose time has come, in the transaction of its release; returns the
 * location of the published entry, undefined if nothing was published. If the published entry has
 * changed since the version was begun, the version becomes a draft, so that an administrator
 * decides.
 */
export async function releaseNext(
  transaction: Transaction,
  get: Get,
  due: Unpublished,
): Promise<EntryLocation | undefined> {
  const stored = await readNext(get, due);
  if (stored && isUnchanged(due.base ?? {}, stored.fields)) {
    replacePublished(transaction, due, stored, asRecord(stored.document.get('entry')));
    return placeOfNext(due);
  }
  const document = stored?.document ?? (await get(documentAt(draftAt(due))));
  const { publishAt: _time, until: _end, ...draft } = asRecord(document.data());
  putEntry(transaction, draftAt(due), { ...draft, saved: serverTimestamp() });
  return undefined;
}
