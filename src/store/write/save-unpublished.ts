import { readDocument } from '../../firebase/firestore';
import { type EntryKind, type EntryRef, type FieldsOf, idIn } from '../../content/entry';
import {
  publicationEnd,
  entryIfOfKind,
  type Publication,
  type Unpublished,
} from '../documents/unpublished';
import { AddressTakenError, EditDeclinedError, EntryNotFoundError } from '../documents/conflict';
import { placeOf, entryFrom } from '../documents/kinds';
import {
  throwRefusal,
  addEntry,
  isFromAttempt,
  entryOfAttempt,
  type Attempts,
  type Beside,
} from './add-entry';
import { addDraftRecord } from './records';
import {
  documentAt,
  draftAt,
  draftDocument,
  putEntry,
  locationsIn,
  storedIn,
} from '../documents/locations';
import { publish, unpublish } from './publishing';
import { transact } from '../documents/transactions';
import { assertEndsLeft, timesFor } from './publication-times';
import { getUnpublished, unpublishedIn, updateUnpublished } from './unpublished';
import { editEntry, formatOf } from './edit-entry';
import { mergeIntoStored } from '../documents/merge-into-stored';
import { asRecord } from '../../content/base/stored-values';

/** Attempts to store a new entry, and the states in which one of them may have stored it. */
export interface AttemptsInStates extends Attempts {
  readonly isDraft?: boolean;
  readonly isPublished?: boolean;
}

/**
 * Stores a new draft, or a new entry with a start or an end. Repeated attempts with the same
 * reference store it once, and unpublish an entry that one of them has published. Throws
 * AddressTakenError if another entry, published, unpublished or in the trash, has the id,
 * TimePassedError, TooManyEndsError, FirestoreError or TimeoutError.
 */
export async function addUnpublished<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  publication: Publication = 'draft',
  { pictures = [], isPublished = false, outdated }: AttemptsInStates & Beside = {},
): Promise<void> {
  const published = isPublished
    ? entryOfAttempt(await readDocument(documentAt(ref)), ref.kind, pictures)
    : undefined;
  if (published) await unpublish(ref.kind, published.stored, { id: ref.id });
  const times = timesFor(ref.kind, publication);
  if (publicationEnd(publication)) await assertEndsLeft();
  const own = [...pictures, fields.picture?.src];
  await transact(async (transaction) => {
    const document = await transaction.get(documentAt(draftAt(ref)));
    const stored = unpublishedIn(document);
    if (document.exists() && !(stored && isFromAttempt(stored.entry, own)))
      throw new AddressTakenError();
    const { fieldsOf, linked } = formatOf(ref.kind);
    const was = stored && entryIfOfKind(stored, ref.kind);
    const before = was ? fieldsOf(was) : {};
    const over = mergeIntoStored(asRecord(document.get('entry')), before, fieldsOf(fields), linked);
    const entry = { ...over.fields, ...(outdated && { outdated }) };
    const draft = draftDocument(ref, entry, { ...times, published: document.get('published') });
    putEntry(transaction, draftAt(ref), draft);
    await addDraftRecord(transaction, draftAt(ref), document, draft);
  }).catch((error: unknown) => throwRefusal(error, ref));
}

/**
 * Publishes a new entry, or the draft that an earlier attempt has stored. Returns its id or key.
 * Throws the errors of `addEntry` and `publish`.
 */
export async function publishNew<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  attempts: AttemptsInStates & Beside,
): Promise<string> {
  const stored = await getUnpublished(ref.id);
  return stored ? publish<EntryKind>(stored, fields) : addEntry(ref, fields, attempts);
}

/** The state of an entry after an edit, and its id, or its key if it is a published announcement. */
export interface Edited {
  readonly id: string;
  readonly state: 'unpublished' | 'published' | 'published meanwhile';
}

/**
 * Saves an edit of an entry that was unpublished when its form was opened, and publishes it, makes
 * it a draft or sets its times. If somebody has published it meanwhile, the edit is written to the
 * published entry, after `mayPublish` if the edit was not meant to be public. Throws
 * EditConflictError with the stored entry if somebody else has changed it, EditDeclinedError,
 * EntryNotFoundError if it was deleted, TimePassedError, FirestoreError or TimeoutError.
 */
export async function saveUnpublishedEdit<Kind extends EntryKind>(
  before: Unpublished<Kind>,
  fields: FieldsOf<Kind>,
  publication: Publication,
  mayPublish: () => Promise<boolean>,
): Promise<Edited> {
  try {
    if (publication === 'now') return { id: await publish(before, fields), state: 'published' };
    await updateUnpublished(before, fields, publication);
    return { id: before.id, state: 'unpublished' };
  } catch (error) {
    if (!(error instanceof EntryNotFoundError)) throw error;
    const published = await publishedMeanwhile(before);
    if (!published) throw error;
    if (publication !== 'now' && !(await mayPublish())) throw new EditDeclinedError();
    const { key } = published;
    const entry = key === undefined ? before.entry : { ...before.entry, key };
    await editEntry<EntryKind>(before.kind, entry, fields);
    return { id: key ?? idIn(before), state: 'published meanwhile' };
  }
}

/**
 * Returns the location at which a draft has been published meanwhile. An announcement has the key
 * of its scheduled time or, if it was published earlier, is identified by its picture.
 */
async function publishedMeanwhile<Kind extends EntryKind>({
  kind,
  path,
  publishAt,
  entry,
}: Unpublished<Kind>) {
  const document = await readDocument(documentAt({ path }));
  const locations = locationsIn(document, kind);
  const { keyAt } = placeOf(kind);
  if (!keyAt) return locations[0];
  const key = publishAt && keyAt(publishAt.getTime());
  return (
    locations.find((location) => location.key === key) ??
    locations.find((location) => {
      const src = entryFrom(kind, location, storedIn(document, location))?.picture?.src;
      return src !== undefined && src === entry.picture?.src;
    })
  );
}
