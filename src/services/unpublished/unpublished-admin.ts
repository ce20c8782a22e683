import {
  deleteField,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { changedFields } from '../../domain/entries/conflict';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { AddressTakenError } from '../../domain/movies/movie-address';
import { withTimeout } from '../../domain/failures/timeout';
import { TimePassedError, type Unpublished } from '../../domain/entries/unpublished';
import type { EntryKind, FieldsOf, EntryId, EntryRef } from '../../domain/entries/entry';
import { entryDocument, unpublishedFromDocument } from '../../firebase/converters/unpublished';
import { runEdit } from '../editing/edit-document';
import { addRevision } from '../editing/revision-writer';
import {
  editIn,
  entryIn,
  savedNow,
  throwRefusal,
  transact,
  unpublished,
  unpublishedReference,
} from './unpublished-documents';

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
    const page = query(unpublished, orderBy(documentId()), ...cursor, limit(BATCH));
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    const entries = docs.map((document) => unpublishedFromDocument(document.id, document.data()));
    found.push(...entries.filter((entry) => entry !== null));
    last = docs.at(-1);
    if (docs.length < BATCH) return found.toSorted(bySoonest);
  }
}

const bySoonest = (a: Unpublished, b: Unpublished) =>
  timeOf(a) - timeOf(b) || b.savedAt.getTime() - a.savedAt.getTime();
const timeOf = ({ publishAt }: Unpublished) => publishAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Returns an unpublished entry, or null. Throws FirestoreError or TimeoutError. */
export async function getUnpublished(id: EntryId): Promise<Unpublished | null> {
  return entryIn(await withTimeout(getDoc(unpublishedReference({ id })), READ_TIMEOUT_MS));
}

/** The picture of an entry. A new one has a name of its own, which tells whose an entry is. */
const pictureOf = (fields: FieldsOf<EntryKind>) => fields.picture?.src;

/**
 * Stores a new draft, or with a time a scheduled entry. Repeated attempts with the same id store it
 * once (product 15.6): one with this picture, or with one of `pictures` of earlier attempts, is the
 * same. Throws AddressTakenError if another one has the id, published, unpublished or in the trash,
 * TimePassedError, FirestoreError or TimeoutError.
 */
export async function addUnpublished<Kind extends EntryKind>(
  { id, kind, path }: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  publishAt?: Date,
  pictures: readonly (string | undefined)[] = [],
): Promise<void> {
  const reference = unpublishedReference({ id });
  const time = timeFor(kind, publishAt);
  const write = transact(async (transaction) => {
    const document = await transaction.get(reference);
    const stored = entryIn(document);
    const own = [...pictures, pictureOf(fields)];
    if (document.exists() && !(stored && own.includes(stored.entry.picture?.src))) {
      throw new AddressTakenError();
    }
    const entry = entryDocument(kind, fields);
    transaction.set(reference, { path, entry, ...savedNow(), ...(time && { publishAt: time }) });
  });
  await write.catch((error: unknown) => throwRefusal(error, { id, kind }));
}

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
  const reference = unpublishedReference(before);
  await runEdit(reference, (transaction, document) => {
    const { current, entry } = editIn(document, before, after);
    const isChanged = changedFields(current, entry).length > 0;
    if (!isChanged && !isMoved) return;
    transaction.update(reference, {
      ...savedNow(),
      ...(isChanged && { entry }),
      ...(isMoved && { publishAt: time ?? deleteField() }),
    });
    // Files of replaced pictures are deleted with their revision (product 30.8).
    if (isChanged) addRevision(transaction, document, { after: { entry } });
  });
}

/**
 * Sets when an entry is published, or makes it a draft. Throws EntryNotFoundError, TimePassedError,
 * FirestoreError or TimeoutError.
 */
export const reschedule = (entry: Unpublished, publishAt?: Date): Promise<void> =>
  updateUnpublished<EntryKind>(entry, entry.entry, publishAt);

/**
 * The stored time. Announcements are stored under their time, so that two of the same minute would
 * get the same key: theirs has the milliseconds of now. Throws TimePassedError.
 */
function timeFor(kind: EntryKind, publishAt: Date | undefined): Date | undefined {
  if (!publishAt) return undefined;
  if (publishAt.getTime() <= Date.now()) throw new TimePassedError();
  if (kind !== 'announcement' || publishAt.getTime() % 60_000 !== 0) return publishAt;
  return new Date(publishAt.getTime() + (Date.now() % 1000));
}
