import { adminPaths } from '../../../content/paths/admin-paths';
import { idIn, type EntryKind, type EntryOf, type FieldsOf } from '../../../content/entry';
import { knownAfter } from '../../../store/documents/next-version';
import {
  publicationStart,
  type Publication,
  type Unpublished,
} from '../../../store/documents/unpublished';
import { idOf, locationOf } from '../../../store/documents/kinds';
import { beginNext, saveNext } from '../../../store/write/next-version';
import { kindLabels } from '../../kinds';
import type { SavedEntry } from './entry-form-options';
import { discardNext } from '../../../store/write/next-versions';
import { publish } from '../../../store/write/publishing';
import { deleteUnpublished } from '../../../store/write/trash';
import { reschedule, updateUnpublished } from '../../../store/write/unpublished';

/**
 * Stores the changes of a published entry as its next version. Returns the entry, which stays in
 * its list. Throws the errors of `beginNext`.
 */
export async function storeNextVersion<Kind extends EntryKind>(
  kind: Kind,
  before: EntryOf<Kind>,
  fields: FieldsOf<Kind>,
  publication: Publication,
): Promise<SavedEntry> {
  const start = publicationStart(publication);
  const publishAt = start instanceof Date ? start : undefined;
  const id = await beginNext(kind, before, fields, publishAt);
  const location = locationOf(kind, before);
  return {
    key: kindLabels(kind).listKey(idOf(location), location.path),
    draftPath: adminPaths.comingEntry(id),
    ...(!publishAt && { message: BEGUN }),
  };
}

const BEGUN = 'Saved as a draft version. Visitors see what was there before.';

/**
 * Returns a function that saves edits of a next version; after a conflict it continues from the
 * current document.
 */
export function nextVersionWriter(opened: Unpublished) {
  let known = opened;
  return async (fields: FieldsOf<EntryKind>, publication: Publication): Promise<SavedEntry> => {
    try {
      await saveNext(known, fields, publication);
    } catch (error) {
      known = knownAfter(known, error);
      throw error;
    }
    if (publicationStart(publication) !== 'now') return { key: known.id };
    const { kind, path } = known;
    const id = idIn(known);
    const { listKey, viewPath } = kindLabels(kind);
    return { key: listKey(id, path), viewPath: viewPath(id, path) };
  };
}

// Each function takes a draft, a scheduled entry or a next version, and throws the errors of the
// store.

/** Publishes the entry now, and returns the id or key of the published entry. */
export async function publishDraft(entry: Unpublished): Promise<string> {
  if (!entry.base) return publish<EntryKind>(entry);
  await saveNext(entry, entry.entry, 'now');
  return idIn(entry);
}

/** Stores the changed fields and the choice of publication. */
export const editDraft = (
  entry: Unpublished,
  fields: FieldsOf<EntryKind>,
  publication: Publication,
): Promise<void> =>
  entry.base
    ? saveNext(entry, fields, publication)
    : updateUnpublished<EntryKind>(entry, fields, publication);

/** Sets the time of publication; by default, makes the entry a draft. */
export const rescheduleDraft = (
  entry: Unpublished,
  publication: Publication = 'draft',
): Promise<void> =>
  entry.base ? saveNext(entry, entry.entry, publication) : reschedule(entry, publication);

/** Moves the entry to the trash. */
export const trashDraft = (entry: Unpublished) =>
  entry.base ? discardNext(entry) : deleteUnpublished(entry);
