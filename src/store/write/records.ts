import {
  collection,
  doc,
  serverTimestamp,
  type Transaction,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import type { EntryLocation, EntryRef } from '../../content/entry';
import { RECORD_TITLE_LENGTH } from '../../shared/admin-limits';
import { titleOf, hasOtherFiles } from '../documents/revision';
import { asRecord, asDate, type StoredFields } from '../../content/base/stored-values';
import { RECORDS, UNPUBLISHED, EDITS, REVISIONS } from '../../firebase/collections';
import { kindAt } from '../documents/kinds';
import { draftAt, storedIn } from '../documents/locations';
import { firestore } from '../../firebase/firestore';
import { signature } from '../session/session';

/** The actions on an entry that are not edits. */
export const RECORD_NAMES = [
  'added',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'scheduled',
  'ending',
  'moved',
] as const;
export type RecordName = (typeof RECORD_NAMES)[number];

interface Details {
  /** The path at which a draft will be published. */
  readonly place?: string | undefined;
  /** The times of a draft, as they are stored. */
  readonly publishAt?: unknown;
  readonly until?: unknown;
  /** The position to which the entry was moved, from 1. */
  readonly to?: number;
}

/**
 * Adds a record to a transaction: the administrator's action on the entry at `location`, whose
 * stored value is `entry`. Does nothing for documents that are not entries, such as messages.
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

/** Adds a record for an entry, or for a draft, as it is stored. */
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

/** A draft as it is written: the path at which it will be published, its fields and its times. */
interface TimedDraft {
  readonly path: string;
  readonly entry: unknown;
  readonly publishAt?: unknown;
  readonly until?: unknown;
}

/**
 * Adds a record to a transaction if the times of a draft differ from those in `before`, the stored document.
 */
export async function addTimesRecord(
  transaction: Transaction,
  location: EntryLocation,
  before: unknown,
  { path, entry, publishAt, until }: TimedDraft,
): Promise<void> {
  const stored = asRecord(before);
  const isMoved = timeOf(stored['publishAt']) !== timeOf(publishAt);
  if (!isMoved && timeOf(stored['until']) === timeOf(until)) return;
  const details = { place: path, publishAt, until };
  await addRecord(transaction, isMoved ? 'scheduled' : 'ending', location, entry, details);
}

/**
 * Adds a record to a transaction that stores a draft: that the draft was added, or the change of
 * the times of an existing draft.
 */
export async function addDraftRecord(
  transaction: Transaction,
  location: EntryLocation,
  before: DocumentSnapshot,
  draft: TimedDraft,
): Promise<void> {
  if (before.exists()) return addTimesRecord(transaction, location, before.data(), draft);
  const { path: place, entry, publishAt, until } = draft;
  await addRecord(transaction, 'added', location, entry, { place, publishAt, until });
}

/** The server's time is unknown until it is written, and compares as 'now'. */
const timeOf = (time: unknown) =>
  time === undefined ? undefined : (asDate(time)?.getTime() ?? 'now');

interface Edited extends Partial<EntryLocation> {
  /** The values of the entry after the edit; unchanged fields may be missing. */
  readonly after: StoredFields;
}

/**
 * Adds the revision of an edit to its transaction: the entry as the transaction has read it. Called
 * for every edit of an entry.
 */
export function addRevision(
  transaction: Transaction,
  document: DocumentSnapshot,
  { path = document.ref.path, key, isArchived, after }: Edited,
): void {
  // The settings have no document before the first edit.
  const before = storedIn(document, { key, isArchived }) ?? {};
  const replacesFile = hasOtherFiles(before, after);
  const revision = doc(collection(firestore, REVISIONS));
  transaction.set(revision, {
    path,
    ...(key !== undefined && { key }),
    before,
    ...signature(),
    at: serverTimestamp(),
    ...(replacesFile && { files: 'kept' }),
  });
  // The rules allow one revision of an entry per request: the revision that this document names as
  // the latest.
  transaction.set(lastEditOf({ path, key }), { revision: revision.id });
}

const lastEditOf = ({ path, key }: EntryLocation) =>
  doc(firestore, EDITS, (key === undefined ? path : `${path}/${key}`).replaceAll('/', ':'));

/**
 * Adds the previous identity of an announcement, the id of the draft or the key, to the transaction
 * that publishes or unpublishes it. The rules compare the two documents, so that fields that this
 * build does not know are preserved.
 */
export function addOrigin(
  transaction: Transaction,
  draft: Pick<EntryRef, 'id'>,
  place: EntryLocation,
  to: 'draft' | 'place',
): void {
  if (place.key === undefined) return;
  const [reference, from] =
    to === 'place' ? [lastEditOf(place), draft.id] : [lastEditOf(draftAt(draft)), place.key];
  transaction.set(reference, { from });
}
