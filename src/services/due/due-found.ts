import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore/lite';
import { setDueCursor } from '../../data/due-cursors';
import { dueKey, mergeDue, type DueList } from '../../domain/entries/due-list';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { idIn, type EntryKind, type EntryOf } from '../../domain/entries/entry';
import { withRelease } from '../../domain/movies/written-order';
import { unpublishedFromDocument } from '../../firebase/entries/unpublished';
import { askAgain } from './due-refused';

/** The entries that are due, newest first. */
export interface DueEntries {
  /** Returns the entry with that id or at that path. */
  readonly find: <Kind extends EntryKind>(kind: Kind, id: string) => EntryOf<Kind> | undefined;
  /** Returns a function that reads the list with its due entries; `page` has been read. */
  readonly mergedInto: <Kind extends EntryKind>(
    list: DueList<Kind>,
    page: readonly EntryOf<Kind>[],
    read: ReadNext<EntryOf<Kind>>,
  ) => ReadNext<EntryOf<Kind>>;
}

/**
 * Returns the due entries in the answer, or that of the server's time; undefined if there are none.
 * Throws FirestoreError.
 */
export async function findDue(
  asked: Promise<QuerySnapshot>,
  ask: (time: number) => Promise<QuerySnapshot>,
): Promise<DueEntries | undefined> {
  const { docs } = await asked.catch((error: unknown) => askAgain(error, ask));
  return docs.length > 0 ? dueEntriesIn(docs) : undefined;
}

/** Documents of another shape are left out. */
function dueEntriesIn(documents: readonly QueryDocumentSnapshot[]): DueEntries {
  const due = documents.flatMap((document) => {
    const found = unpublishedFromDocument(document.id, document.data());
    if (!found?.publishAt) return [];
    const entry = found.kind === 'movie' ? withRelease(found.entry) : found.entry;
    setDueCursor(entry, { due: dueKey(found.kind, entry) });
    return { ...found, entry };
  });
  const ofKind = (kind: EntryKind) => due.filter((found) => found.kind === kind);
  return {
    find: <Kind extends EntryKind>(kind: Kind, id: string) =>
      ofKind(kind).find((found) => idIn(found) === id || found.path === id)?.entry as
        | EntryOf<Kind>
        | undefined,
    mergedInto: <Kind extends EntryKind>(
      list: DueList<Kind>,
      page: readonly EntryOf<Kind>[],
      read: ReadNext<EntryOf<Kind>>,
    ) => {
      const entries = ofKind(list.kind).map(({ entry }) => entry as EntryOf<Kind>);
      return mergeDue(list, entries, page, read);
    },
  };
}
