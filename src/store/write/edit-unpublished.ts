import { EditDeclinedError, EntryNotFoundError } from '../documents/conflict';
import { idIn, type EntryKind, type FieldsOf } from '../../content/entry';
import type { Publication, Unpublished } from '../documents/unpublished';
import { keyMakerOf, entryFrom } from '../documents/kinds';
import { editEntry } from './edit-entry';
import { documentAt, locationsIn, storedIn } from './locations';
import { publish } from './publishing';
import { readDocument } from './transactions';
import { updateUnpublished } from './unpublished';

/** What has become of an entry, and its id, or its key among the announcements. */
export interface Edited {
  readonly id: string;
  readonly state: 'unpublished' | 'published' | 'published meanwhile';
}

/**
 * Saves an edit of an entry that was not published when its form was opened, and publishes it, makes
 * it a draft or sets its time. If it has been published meanwhile, the edit is written to the published
 * one, unless it was not to be public and `mayPublish` declines (product 29.5). Throws EditConflictError
 * with the stored entry if somebody else has changed it, EditDeclinedError, EntryNotFoundError if it
 * was deleted, TimePassedError, ListFullError, FirestoreError or TimeoutError.
 */
export async function editUnpublished<Kind extends EntryKind>(
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
    const published = await publishedMeanwhile(before as Unpublished);
    if (!published) throw error;
    if (publication !== 'now' && !(await mayPublish())) throw new EditDeclinedError();
    const { key } = published;
    const entry = key === undefined ? before.entry : { ...before.entry, key };
    await editEntry<EntryKind>(before.kind, entry, fields);
    return { id: key ?? idIn(before), state: 'published meanwhile' };
  }
}

/** Where it is published: an announcement under the key of its time, or with its picture before that. */
async function publishedMeanwhile({ kind, path, publishAt, entry }: Unpublished) {
  const document = await readDocument(documentAt({ path }));
  const locations = locationsIn(document, kind);
  const keyAt = keyMakerOf(kind);
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
