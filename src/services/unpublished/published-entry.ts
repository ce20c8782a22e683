import { doc, FieldPath, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { ANNOUNCEMENTS_MAX } from '../../domain/admin-limits';
import { freeAnnouncementKey, ListFullError } from '../../domain/entries/announcement';
import { announcementKey, movieKey, videoKey } from '../../domain/search/search-entry';
import { idIn, type EntryRef } from '../../domain/entries/entry';
import type { StoredFields } from '../../domain/entries/stored-fields';
import { collectionAt } from '../../firebase/converters/unpublished';
import { firestore } from '../../firebase/firestore';
import { updateSearchIndex } from '../editing/search-update';
import { unpublishedReference } from './unpublished-documents';

/**
 * Stores the entry where it belongs, as of that time or of now, and deletes the unpublished one.
 * Returns its id or key there. Throws ListFullError if there is no room for another announcement.
 */
export async function moveToCollection(
  transaction: Transaction,
  reference: EntryRef,
  entry: StoredFields,
  { timestamp, at }: { timestamp: unknown; at?: Date } = { timestamp: serverTimestamp() },
): Promise<string> {
  const target = doc(firestore, reference.path);
  let id = idIn(reference);
  if (reference.kind === 'announcement') {
    const stored = (await transaction.get(target)).data() ?? {};
    const keys = new Set(Object.keys(stored));
    if (keys.size >= ANNOUNCEMENTS_MAX) throw new ListFullError();
    id = freeAnnouncementKey(at?.getTime() ?? Date.now(), keys);
    transaction.set(target, { [id]: entry }, { mergeFields: [new FieldPath(id)] });
  } else {
    transaction.set(target, { ...entry, timestamp });
  }
  transaction.delete(unpublishedReference(reference));
  return id;
}

/** Writes to the search index what is now published of the entry; banners and images are not in it. */
export async function updateIndex(
  { kind, path }: Pick<EntryRef, 'kind' | 'path'>,
  id: string,
): Promise<void> {
  if (kind === 'movie') await updateSearchIndex(movieKey({ id, collection: collectionAt(path) }));
  if (kind === 'video') await updateSearchIndex(videoKey(id));
  if (kind === 'announcement') await updateSearchIndex(announcementKey(id));
}
