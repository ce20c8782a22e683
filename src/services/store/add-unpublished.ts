import type { EntryKind, EntryOf, EntryRef, FieldsOf } from '../../domain/entries/entry';
import { AddressTakenError } from '../../domain/movies/movie-address';
import { entryFrom, storedFields } from '../../firebase/kinds';
import { throwRefusal } from './address-refusal';
import { addEntry, isOwn, type Attempts } from './add-entry';
import { documentAt, draftAt, draftDocument, locationsIn, put, storedIn } from './locations';
import { publish, unpublish } from './publishing';
import { readDocument, transact } from './transactions';
import { getUnpublished, timeFor, unpublishedIn } from './unpublished';

/** Attempts to store a new entry, of which one may have stored it in another state. */
export interface AttemptsInStates extends Attempts {
  readonly isDraft?: boolean;
  readonly isPublished?: boolean;
}

/**
 * Stores a new draft, or with a time a scheduled entry. Repeated attempts with the same reference store
 * it once (product 15.6), also if one of them has published it: that one is taken off the site. Throws
 * AddressTakenError if another one has the id, published, unpublished or in the trash, TimePassedError,
 * FirestoreError or TimeoutError.
 */
export async function addUnpublished<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  publishAt?: Date,
  { pictures = [], isPublished = false }: AttemptsInStates = {},
): Promise<void> {
  const published = isPublished && (await publishedAttempt(ref, pictures));
  if (published) await unpublish(ref.kind, published, ref.id);
  const time = timeFor(ref.kind, publishAt);
  const own = [...pictures, fields.picture?.src];
  await transact(async (transaction) => {
    const document = await transaction.get(documentAt(draftAt(ref)));
    const stored = unpublishedIn(document);
    if (document.exists() && !(stored && isOwn(stored.entry, own))) throw new AddressTakenError();
    put(transaction, draftAt(ref), draftDocument(ref, storedFields(ref.kind, fields), time));
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

/** What an attempt has published: a movie's address may be another's, an announcement's key is not known. */
async function publishedAttempt<Kind extends EntryKind>(
  { kind, path }: EntryRef<Kind>,
  pictures: Attempts['pictures'],
): Promise<EntryOf<Kind> | undefined> {
  const document = await readDocument(documentAt({ path }));
  return (
    locationsIn(document, kind)
      .map((location) => entryFrom(kind, location, storedIn(document, location)))
      .find((entry) => entry?.picture !== undefined && isOwn(entry, pictures)) ?? undefined
  );
}
