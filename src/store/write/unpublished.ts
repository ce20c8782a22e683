import {
  collection,
  deleteField,
  documentId,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { EntryNotFoundError } from '../documents/conflict';
import type { EntryKind, EntryOf, FieldsOf } from '../../content/entry';
import {
  publicationEnd,
  type Publication,
  type Unpublished,
  unpublishedFromDocument,
} from '../documents/unpublished';
import { UNPUBLISHED } from '../../firebase/collections';
import { firestore, readDocuments, allDocuments, readDocument } from '../../firebase/firestore';
import { applyEdit, formatOf } from './edit-entry';
import { addTimesRecord, addRevision } from './records';
import { documentAt, draftAt } from '../documents/locations';
import { assertEndsLeft, timesEdit } from './publication-times';
import { transactOn } from '../documents/transactions';

/** Documents per query. */
const BATCH = 100;

/**
 * Returns all drafts and scheduled entries: first those with a time, soonest first, then the drafts, last
 * saved first. Throws FirestoreError or TimeoutError.
 */
export async function listUnpublished(): Promise<readonly Unpublished[]> {
  const drafts = query(collection(firestore, UNPUBLISHED), orderBy(documentId()));
  const found = (await allDocuments(drafts, BATCH)).map(unpublishedIn);
  return found.filter((entry) => entry !== null).toSorted(bySoonest);
}

/**
 * Returns the entries of a kind that are on the site but stored in `unpublished`, because they have
 * an end, or are due and not released yet. One query reads the entries of all kinds. Throws
 * FirestoreError or TimeoutError.
 */
export async function readLiveUnpublished(kind: EntryKind): Promise<readonly Unpublished[]> {
  const begun = query(
    collection(firestore, UNPUBLISHED),
    where('publishAt', '<=', new Date()),
    orderBy('publishAt', 'desc'),
    limit(BATCH),
  );
  const docs = await readDocuments(begun);
  // Without entries that have ended, which have no time, and next versions, whose published entry
  // is in the list.
  return docs
    .map(unpublishedIn)
    .filter((found) => found !== null)
    .filter((found) => found.kind === kind && found.publishAt !== undefined && !found.base);
}

const bySoonest = (a: Unpublished, b: Unpublished) =>
  timeOf(a) - timeOf(b) || b.savedAt.getTime() - a.savedAt.getTime();
const timeOf = ({ publishAt }: Unpublished) => publishAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Returns an unpublished entry, or null. Throws FirestoreError or TimeoutError. */
export async function getUnpublished(id: string): Promise<Unpublished | null> {
  return unpublishedIn(await readDocument(documentAt(draftAt({ id }))));
}

/** Returns the unpublished entry in a document; null if the document does not exist or is malformed. */
export const unpublishedIn = (document: DocumentSnapshot): Unpublished | null =>
  document.exists() ? unpublishedFromDocument(document.id, document.data()) : null;

/**
 * Writes the fields and times that differ from `before`. Throws EditConflictError with the stored
 * entry if somebody else has changed the same fields, TimesConflictError if somebody else has
 * changed the times, EntryNotFoundError if the entry was published or deleted meanwhile,
 * TimePassedError, TooManyEndsError, FirestoreError or TimeoutError.
 */
export async function updateUnpublished<Kind extends EntryKind>(
  before: Unpublished<Kind>,
  after: FieldsOf<Kind>,
  publication: Publication = 'draft',
): Promise<void> {
  const edit = timesEdit(before, publication);
  if (publicationEnd(publication) && !before.until) await assertEndsLeft();
  const reference = documentAt(draftAt(before));
  await transactOn(reference, async (transaction, document) => {
    const { changes, fields: entry } = editOf(document, before, after);
    const isChanged = Object.keys(changes).length > 0;
    const changed = edit(unpublishedIn(document));
    if (!isChanged && !changed) return;
    const stored: unknown = document.get('publishAt');
    const times = changed && { publishAt: stored, ...changed };
    transaction.update(reference, {
      saved: serverTimestamp(),
      ...(isChanged && { entry }),
      ...(times && {
        publishAt: times.publishAt ?? deleteField(),
        until: times.until ?? deleteField(),
      }),
    });
    if (times) {
      const timed = { path: before.path, entry, ...times };
      await addTimesRecord(transaction, draftAt(before), document.data(), timed);
    }
    // Files of replaced pictures are deleted with their revision.
    if (isChanged) addRevision(transaction, document, { after: { entry } });
  });
}

/**
 * Merges an edit of `before` into the draft in a document. Throws EntryNotFoundError, or
 * EditConflictError if somebody else has changed the same fields since `before`.
 */
export function editOf<Kind extends EntryKind>(
  document: DocumentSnapshot,
  before: Unpublished<Kind>,
  after: FieldsOf<Kind>,
) {
  const stored = unpublishedIn(document);
  if (!stored) throw new EntryNotFoundError();
  const format = formatOf<EntryKind>(stored.kind);
  return applyEdit<EntryOf<EntryKind>, FieldsOf<EntryKind>>(document.get('entry'), stored.entry, {
    ...format,
    before: before.entry,
    after,
  });
}

/** Sets the times of an entry, or makes it a draft. Throws as `updateUnpublished`. */
export const reschedule = (entry: Unpublished, publication?: Publication): Promise<void> =>
  updateUnpublished<EntryKind>(entry, entry.entry, publication);
