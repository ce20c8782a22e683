import type { EntryKind, EntryRef, FieldsOf } from '../../content/entry';
import { endOf, type Publication } from '../documents/unpublished';
import { AddressTakenError } from '../../content/movie/movie-address';
import { storedFields } from '../documents/kinds';
import { throwRefusal } from './address-refusal';
import { addEntry, isOwn, ownIn, type Attempts } from './add-entry';
import { addDraftRecord } from '../records/times-record';
import { documentAt, draftAt, draftDocument, put } from './locations';
import { publish, unpublish } from './publishing';
import { readDocument, transact } from './transactions';
import { assertEndsLeft, timesFor } from './publication-times';
import { getUnpublished, unpublishedIn } from './unpublished';

/** Attempts to store a new entry, of which one may have stored it in another state. */
export interface AttemptsInStates extends Attempts {
  readonly isDraft?: boolean;
  readonly isPublished?: boolean;
}

/**
 * Stores a new draft, or one that is on the site from a time on, or until a time. Repeated attempts with
 * the same reference store it once (product 15.6), also if one of them has published it: that one is
 * taken off the site. Throws AddressTakenError if another one has the id, published, unpublished or in
 * the trash, TimePassedError, TooManyEndsError, FirestoreError or TimeoutError.
 */
export async function addUnpublished<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  publication: Publication = 'draft',
  { pictures = [], isPublished = false }: AttemptsInStates = {},
): Promise<void> {
  const published = isPublished
    ? ownIn(await readDocument(documentAt(ref)), ref.kind, pictures)
    : undefined;
  if (published) await unpublish(ref.kind, published.stored, { id: ref.id });
  const times = timesFor(ref.kind, publication);
  if (endOf(publication)) await assertEndsLeft();
  const own = [...pictures, fields.picture?.src];
  await transact(async (transaction) => {
    const document = await transaction.get(documentAt(draftAt(ref)));
    const stored = unpublishedIn(document);
    if (document.exists() && !(stored && isOwn(stored.entry, own))) throw new AddressTakenError();
    const entry = storedFields(ref.kind, fields);
    const draft = draftDocument(ref, entry, { ...times, published: document.get('published') });
    put(transaction, draftAt(ref), draft);
    await addDraftRecord(transaction, draftAt(ref), document, draft);
  }).catch((error: unknown) => throwRefusal(error, ref));
}

/**
 * Publishes a new entry of which an earlier attempt may have stored a draft: then that one is published.
 * Returns its id or key. Throws what `addEntry` and `publish` throw.
 */
export async function publishNew<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  attempts: AttemptsInStates,
): Promise<string> {
  const stored = await getUnpublished(ref.id);
  return stored ? publish<EntryKind>(stored, fields) : addEntry(ref, fields, attempts);
}
