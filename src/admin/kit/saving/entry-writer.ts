import {
  EntryGoneError,
  EntryNotFoundError,
  type Whereabouts,
} from '../../../domain/entries/conflict';
import { mayHaveBeenStored } from '../../../domain/failures/failure';
import type { Publication, Published, Unpublished } from '../../../domain/entries/unpublished';
import type { EntryKind, EntryOf, FieldsOf, EntryRef } from '../../../domain/entries/entry';
import type { Confirm } from '../feedback/useConfirm';
import type { SavedEntry } from './saved-entry';

export interface Saving<Kind extends EntryKind> {
  /** What the entry is called while it is not published; the same in every attempt to store it. */
  readonly reference: EntryRef<Kind>;
  readonly fields: FieldsOf<Kind>;
  /** The entry to edit, as far as the form knows; none for a new one. */
  readonly before?: EntryOf<Kind> | undefined;
  /** The choice in the form; a published entry has none. */
  readonly publication: Publication | undefined;
  /** Stores it among what is published, and returns its id or key there. */
  readonly store: () => Promise<string>;
  /** The id of a new one in its place; any without it. */
  readonly newId?: () => string;
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
 * the same entry store it once (product 15.6, 29.28). If the entry to edit is gone, the function throws
 * EntryGoneError, and stores a new draft in its place when it is called again (product 15.9). It throws
 * what the services throw besides.
 */
export function createEntryWriter<Kind extends EntryKind>(
  unpublished?: Unpublished,
  confirm: Confirm = () => Promise.resolve(true),
) {
  /** By the id of an entry that may have been stored. */
  const attempts = new Map<string, Attempts>();
  /** The id of the draft in place of the entry that is gone. */
  let draftId: string | undefined;
  // Most entries are published at once, and need none of this code.
  const writer = () => import('./unpublished-writer');

  async function store(saving: Saving<Kind>): Promise<SavedEntry> {
    if (unpublished && !draftId) {
      return (await writer()).editUnpublishedEntry(unpublished, saving, confirm);
    }
    const { reference, fields, publication = 'now', saved } = saving;
    const { id } = reference;
    const earlier = attempts.get(id);
    const as = publication === 'now' ? 'isPublished' : 'isDraft';
    try {
      const isSimple = as === 'isPublished' && !earlier?.isDraft;
      const result = isSimple
        ? saved(await saving.store())
        : await (await writer()).addEntry(saving, earlier);
      attempts.delete(id);
      return result;
    } catch (error) {
      const pictures = [...(earlier?.pictures ?? []), fields.picture?.src];
      if (mayHaveBeenStored(error)) attempts.set(id, { ...earlier, [as]: true, pictures });
      throw error;
    }
  }

  return async (saving: Saving<Kind>): Promise<SavedEntry> => {
    const { before, reference } = saving;
    if (draftId) return store((await writer()).asNewDraft(saving, draftId));
    try {
      return await store(saving);
    } catch (error) {
      if (!before || !(error instanceof EntryNotFoundError)) throw error;
      draftId = saving.newId?.() ?? crypto.randomUUID();
      const gone = { kind: reference.kind, entry: before } as Published;
      throw new EntryGoneError(await whereaboutsOf(gone));
    }
  };
}

/** Undefined where that cannot be found out. */
async function whereaboutsOf(entry: Published): Promise<Whereabouts | undefined> {
  try {
    return await (
      await import('../../../services/unpublished/entry-whereabouts')
    ).whereaboutsOf(entry);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
