import { adminPaths } from '../../../admin-paths';
import type { Unpublished } from '../../../domain/entries/unpublished';
import type { EntryKind } from '../../../domain/entries/entry';
import { newReference } from '../../../firebase/converters/unpublished-reference';
import { addUnpublished } from '../../../services/unpublished/unpublished-admin';
import {
  draftNew,
  editUnpublished,
  publishNew,
} from '../../../services/unpublished/unpublished-edit';
import type { Question } from '../feedback/ConfirmDialog';
import type { Confirm } from '../feedback/useConfirm';
import type { SavedEntry } from './saved-entry';
import type { Attempts, Saving } from './entry-writer';

/** Saves an edit of an entry that was not published when its form was opened (product 29.5). */
export async function editUnpublishedEntry<Kind extends EntryKind>(
  unpublished: Unpublished,
  { fields, before, publication = 'draft', saved }: Saving<Kind>,
  confirm: Confirm,
): Promise<SavedEntry> {
  const opened = { ...unpublished, ...(before && { entry: before }) } as Unpublished<Kind>;
  const mayPublish = () => confirm(PUBLISHED_MEANWHILE);
  const { id, state } = await editUnpublished(opened, fields, publication, mayPublish);
  if (state === 'unpublished') return { key: id };
  return { ...saved(id), ...(state === 'published meanwhile' && { message: MEANWHILE }) };
}

const PUBLISHED_MEANWHILE: Question = {
  title: 'Save it for visitors to see?',
  note: 'Somebody has published it meanwhile, or its time came: visitors see at once what you save.',
  action: 'Save',
  isHarmless: true,
};
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

/** Stores what was an edit of an entry that is gone as a draft of its own (product 15.9). */
export const asNewDraft = <Kind extends EntryKind>(
  { reference: { kind }, fields, saved, store }: Saving<Kind>,
  id: string,
): Saving<Kind> => ({
  reference: newReference(kind, id, 'status' in fields ? fields.status : undefined),
  fields,
  publication: 'draft',
  saved,
  store,
});
