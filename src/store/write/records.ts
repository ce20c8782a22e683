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

/** What is done to an entry that is no edit of it. */
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

/** What else a record says. */
interface Details {
  /** The path at which a draft is published. */
  readonly place?: string | undefined;
  /** From when until when a draft is on the site, as both are stored. */
  readonly publishAt?: unknown;
  readonly until?: unknown;
  /** The position to which the entry was moved, from 1. */
  readonly to?: number;
}

/**
 * Adds to a transaction who has done what to the entry that comes to `location`, goes from there or is there,
 * with what is stored of it. What is no entry, as a message, is not recorded.
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

/** Adds a record for an entry as it is stored, which may be a draft. */
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

/** A draft as it is written: where it is published, its fields, and from when until when it is on the site. */
interface TimedDraft {
  readonly path: string;
  readonly entry: unknown;
  readonly publishAt?: unknown;
  readonly until?: unknown;
}

/**
 * Adds to a transaction who has set, changed or taken away when a draft is on the site, if that is another
 * time than the document `before` has.
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
 * Adds to a transaction who has stored a draft: that it was added, where there was none before, or else that
 * it has other times.
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

/** The time of the server is not known before it is written. */
const timeOf = (time: unknown) =>
  time === undefined ? undefined : (asDate(time)?.getTime() ?? 'now');

interface Edited extends Partial<EntryLocation> {
  /** The values of the entry after the edit; unchanged fields may be left out. */
  readonly after: StoredFields;
}

/**
 * Adds the revision of an edit to its transaction: what the document has of the entry, as the transaction has
 * read it. Everything that edits an entry calls this.
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
  // The rules take one revision of an entry with a request: the one that is noted as its last.
  transaction.set(lastEditOf({ path, key }), { revision: revision.id });
}

const lastEditOf = ({ path, key }: EntryLocation) =>
  doc(firestore, EDITS, (key === undefined ? path : `${path}/${key}`).replaceAll('/', ':'));

/**
 * Adds to the transaction that publishes or unpublishes an announcement what it was, the id of a draft or a
 * key: the rules compare the two, as what the site does not know stays.
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
