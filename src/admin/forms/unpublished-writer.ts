import { adminPaths } from '../../admin-paths';
import type { EntryKind, Unpublished } from '../../domain/unpublished';
import { addUnpublished } from '../../services/unpublished-admin';
import { draftNew, editUnpublished, publishNew } from '../../services/unpublished-edit';
import type { SavedEntry } from '../lists/saved-entry';
import type { Attempts, Saving } from './entry-writer';

/** Saves an edit of an entry that was not published when its form was opened (product 29.5). */
export async function editUnpublishedEntry<Kind extends EntryKind>(
  unpublished: Unpublished,
  { fields, before, publication = 'draft', saved }: Saving<Kind>,
): Promise<SavedEntry> {
  const opened = { ...unpublished, ...(before && { entry: before }) } as Unpublished<Kind>;
  const { id, state } = await editUnpublished(opened, fields, publication);
  if (state === 'unpublished') return { key: id };
  return { ...saved(id), ...(state === 'published meanwhile' && { message: MEANWHILE }) };
}

const MEANWHILE = 'Saved. It had been published meanwhile.';

/** Stores a new entry as a draft or for a time, or publishes it where an attempt may have done that. */
export async function addEntry<Kind extends EntryKind>(
  { reference, fields, publication = 'now', store, saved }: Saving<Kind>,
  earlier: Attempts | undefined,
): Promise<SavedEntry> {
  if (publication === 'now') return saved(await publishNew(reference, fields, store));
  const publishAt = publication === 'draft' ? undefined : publication;
  const add = earlier?.isPublished ? draftNew : addUnpublished;
  await add(reference, fields, publishAt, earlier?.pictures ?? []);
  return { key: reference.id, draftPath: adminPaths.comingEntry(reference.id) };
}
