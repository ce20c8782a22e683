import {
  collection,
  deleteField,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { changedFields, EntryNotFoundError } from '../../domain/entries/conflict';
import type { EntryId, EntryKind, FieldsOf } from '../../domain/entries/entry';
import { TimePassedError, type Unpublished } from '../../domain/entries/unpublished';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { UNPUBLISHED } from '../../firebase/collections';
import { unpublishedFromDocument } from '../../firebase/entries/unpublished';
import { firestore } from '../../firebase/firestore';
import { isField, storedFields } from '../../firebase/entries/kinds';
import { mergedFields } from './edit-entry';
import { documentAt, draftAt } from './locations';
import { addRevision } from './revision-writer';
import { readDocument, runEdit } from './transactions';

/** Documents per query. */
const BATCH = 100;

/**
 * Returns all drafts and scheduled entries: those that have a time first, soonest first, then the
 * drafts, last saved first. Throws FirestoreError or TimeoutError.
 */
export async function listUnpublished(): Promise<readonly Unpublished[]> {
  const found: Unpublished[] = [];
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const cursor = last ? [startAfter(last)] : [];
    const drafts = collection(firestore, UNPUBLISHED);
    const page = query(drafts, orderBy(documentId()), ...cursor, limit(BATCH));
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    found.push(...docs.map(unpublishedIn).filter((entry) => entry !== null));
    last = docs.at(-1);
    if (docs.length < BATCH) return found.toSorted(bySoonest);
  }
}

const bySoonest = (a: Unpublished, b: Unpublished) =>
  timeOf(a) - timeOf(b) || b.savedAt.getTime() - a.savedAt.getTime();
const timeOf = ({ publishAt }: Unpublished) => publishAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Returns an unpublished entry, or null. Throws FirestoreError or TimeoutError. */
export async function getUnpublished(id: EntryId): Promise<Unpublished | null> {
  return unpublishedIn(await readDocument(documentAt(draftAt({ id }))));
}

/** The entry in a document of unpublished ones; null if it is not there, or of another shape. */
export const unpublishedIn = (document: DocumentSnapshot): Unpublished | null =>
  document.exists() ? unpublishedFromDocument(document.id, document.data()) : null;

/**
 * Writes what differs from `before`; without a time it is a draft. Throws EditConflictError with the
 * stored entry if somebody else has changed it, EntryNotFoundError if it was published or deleted
 * meanwhile, TimePassedError, FirestoreError or TimeoutError.
 */
export async function updateUnpublished<Kind extends EntryKind>(
  before: Unpublished<Kind>,
  after: FieldsOf<Kind>,
  publishAt?: Date,
): Promise<void> {
  const isMoved = publishAt?.getTime() !== before.publishAt?.getTime();
  const time = isMoved ? timeFor(before.kind, publishAt) : undefined;
  const reference = documentAt(draftAt(before));
  await runEdit(reference, (transaction, document) => {
    const { current, entry } = editOf(document, before, after);
    const isChanged = changedFields(current, entry).length > 0;
    if (!isChanged && !isMoved) return;
    transaction.update(reference, {
      saved: serverTimestamp(),
      ...(isChanged && { entry }),
      ...(isMoved && { publishAt: time ?? deleteField() }),
    });
    // Files of replaced pictures are deleted with their revision (product 30.8).
    if (isChanged) addRevision(transaction, document, { after: { entry } });
  });
}

/**
 * Returns the stored fields of the draft in a document, now and after an edit of `before`. Throws
 * EntryNotFoundError, or EditConflictError if somebody else has changed the same since then.
 */
export function editOf<Kind extends EntryKind>(
  document: DocumentSnapshot,
  before: Unpublished<Kind>,
  after: FieldsOf<Kind>,
) {
  const stored = unpublishedIn(document);
  if (!stored) throw new EntryNotFoundError();
  const fieldsOf = (fields: FieldsOf<EntryKind>) => storedFields(stored.kind, fields);
  const { current, merged } = mergedFields(stored.entry, before.entry, after, fieldsOf);
  return { current, entry: merged };
}

/**
 * Sets when an entry is published, or makes it a draft. Throws EntryNotFoundError, TimePassedError,
 * FirestoreError or TimeoutError.
 */
export const reschedule = (entry: Unpublished, publishAt?: Date): Promise<void> =>
  updateUnpublished<EntryKind>(entry, entry.entry, publishAt);

/**
 * The stored time. What is stored under its time has the milliseconds of now: two of the same minute
 * would get the same key. Throws TimePassedError.
 */
export function timeFor(kind: EntryKind, publishAt: Date | undefined): Date | undefined {
  if (!publishAt) return undefined;
  if (publishAt.getTime() <= Date.now()) throw new TimePassedError();
  if (!isField(kind) || publishAt.getTime() % 60_000 !== 0) return publishAt;
  return new Date(publishAt.getTime() + (Date.now() % 1000));
}
