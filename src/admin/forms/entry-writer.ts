import { mayHaveBeenStored } from '../../domain/failure';
import type {
  EntryKind,
  EntryOf,
  FieldsOf,
  Publication,
  Unpublished,
  UnpublishedRef,
} from '../../domain/unpublished';
import type { SavedEntry } from '../lists/saved-entry';

export interface Saving<Kind extends EntryKind> {
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

/** What earlier attempts may have stored of a new entry. */
export interface Attempts {
  readonly isDraft?: boolean;
  readonly isPublished?: boolean;
  /** The addresses of their pictures. */
  readonly pictures: readonly (string | undefined)[];
}

/**
 * Returns a function that stores the entry of a form where the choice in it says: at once, as a draft or
 * for a time. `unpublished` is the entry that the form edits, if it is not published. Attempts to store
 * the same entry store it once (product 15.6, 29.28). The function throws what the services throw.
 */
export function createEntryWriter<Kind extends EntryKind>(unpublished?: Unpublished) {
  /** By the id of an entry that may have been stored. */
  const attempts = new Map<string, Attempts>();

  return async (saving: Saving<Kind>): Promise<SavedEntry> => {
    const { reference, fields, publication = 'now', store, saved } = saving;
    // Most entries are published at once, and need none of this code.
    const writer = () => import('./unpublished-writer');
    if (unpublished) return (await writer()).editUnpublishedEntry(unpublished, saving);

    const { id } = reference;
    const earlier = attempts.get(id);
    const as = publication === 'now' ? 'isPublished' : 'isDraft';
    try {
      const isSimple = as === 'isPublished' && !earlier?.isDraft;
      const result = isSimple
        ? saved(await store())
        : await (await writer()).addEntry(saving, earlier);
      attempts.delete(id);
      return result;
    } catch (error) {
      const pictures = [...(earlier?.pictures ?? []), fields.picture?.src];
      if (mayHaveBeenStored(error)) attempts.set(id, { ...earlier, [as]: true, pictures });
      throw error;
    }
  };
}
