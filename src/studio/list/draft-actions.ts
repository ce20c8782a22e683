import { idIn, type EntryKind, type FieldsOf } from '../../content/entry';
import type { Publication, Unpublished } from '../../store/documents/unpublished';
import { saveNext } from '../../store/write/next-version';
import { discardNext } from '../../store/write/next-versions';
import { publish } from '../../store/write/publishing';
import { deleteUnpublished } from '../../store/write/trash';
import { reschedule, updateUnpublished } from '../../store/write/unpublished';

// Each function takes a draft, a scheduled entry or a next version (product 37.4), and throws as the store.

/** Publishes it now, and returns the id or the key that it has then. */
export async function publishDraft(entry: Unpublished): Promise<string> {
  if (!entry.base) return publish<EntryKind>(entry);
  await saveNext(entry, entry.entry, 'now');
  return idIn(entry);
}

/** Writes what differs from it, and when it is published. */
export const editDraft = (
  entry: Unpublished,
  fields: FieldsOf<EntryKind>,
  publication: Publication,
): Promise<void> =>
  entry.base
    ? saveNext(entry, fields, publication)
    : updateUnpublished<EntryKind>(entry, fields, publication);

/** Sets when it is published, or makes it a draft. */
export const rescheduleDraft = (
  entry: Unpublished,
  publication: Publication = 'draft',
): Promise<void> =>
  entry.base ? saveNext(entry, entry.entry, publication) : reschedule(entry, publication);

/** Moves it to the trash. */
export const trashDraft = (entry: Unpublished) =>
  entry.base ? discardNext(entry) : deleteUnpublished(entry);
