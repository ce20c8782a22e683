import { mayHaveBeenStored } from '../../domain/failure';
import type {
  EntryKind,
  EntryOf,
  FieldsOf,
  Publication,
  Unpublished,
  UnpublishedRef,
} from '../../domain/unpublished';
import { adminPaths } from '../../admin-paths';
import type { SavedEntry } from '../lists/saved-entry';

interface Saving<Kind extends EntryKind> {
  /** What the entry is called while it is not published; the same in every attempt to store it. */
  readonly reference: UnpublishedRef<Kind>;
  readonly fields: FieldsOf<Kind>;
  /** The entry to edit, as far as the form knows; none for a new one. */
  readonly before?: EntryOf<Kind> | undefined;
  /** The choice in the form; a published entry has none. */
  readonly publication: Publication | undefined;
  /** Stores it among what is published, and returns its id or key there. */
  readonly store: () => Promise<string>;
  /** What its list is to show then. */
  readonly saved: (id: string) => SavedEntry;
}

/**
 * Returns a function that stores the entry of a form where the choice in it says: at once, as a draft or
 * for a time. `unpublished` is the entry that the form edits, if it is not published. Attempts to store
 * the same entry store it once (product 15.6). The function throws what the services throw.
 */
export function createEntryWriter<Kind extends EntryKind>(unpublished?: Unpublished) {
  /** By the id of a draft that may have been stored: the pictures of the attempts. */
  const attempts = new Map<string, readonly (string | undefined)[]>();

  async function edit({ fields, before, publication = 'draft', saved }: Saving<Kind>) {
    const { editUnpublished } = await import('../../services/unpublished-edit');
    const opened = { ...unpublished, ...(before && { entry: before }) } as Unpublished<Kind>;
    const { id, state } = await editUnpublished(opened, fields, publication);
    if (state === 'unpublished') return { key: id };
    return { ...saved(id), ...(state === 'published meanwhile' && { message: MEANWHILE }) };
  }

  async function addUnpublished(saving: Saving<Kind>, publishAt: Date | undefined) {
    const { reference, fields } = saving;
    const { addUnpublished: add } = await import('../../services/unpublished-admin');
    const pictures = attempts.get(reference.id) ?? [];
    try {
      await add(reference, fields, publishAt, pictures);
    } catch (error) {
      if (mayHaveBeenStored(error)) attempts.set(reference.id, [...pictures, fields.picture?.src]);
      throw error;
    }
    attempts.delete(reference.id);
    return { key: reference.id, draftPath: adminPaths.comingEntry(reference.id) };
  }

  async function addPublished({ reference, fields, store, saved }: Saving<Kind>) {
    if (!attempts.has(reference.id)) return saved(await store());
    const { publishNew } = await import('../../services/unpublished-edit');
    const id = await publishNew(reference, fields, store);
    attempts.delete(reference.id);
    return saved(id);
  }

  return async (saving: Saving<Kind>): Promise<SavedEntry> => {
    const { publication } = saving;
    if (unpublished) return edit(saving);
    if (publication === undefined || publication === 'now') return addPublished(saving);
    return addUnpublished(saving, publication === 'draft' ? undefined : publication);
  };
}

const MEANWHILE = 'Saved. It had been published meanwhile.';
