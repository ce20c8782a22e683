import {
  doc,
  getDoc,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore/lite';
import { setDueCursor, type ReadNext } from '../../shared/lists/merge-by-time';
import { dueKey, listRulesOf, type DueList, mergeDue } from '../../content/due-lists';
import { idIn, type EntryKind, type EntryOf } from '../../content/entry';
import { entryOfKind, unpublishedFromDocument, type Unpublished } from '../documents/unpublished';
import { placeOfNext } from '../documents/kinds';
import { nextFromDocument } from '../documents/next-version';
import { firestore } from '../../firebase/firestore';
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
 * Returns the due entries; if the query was refused, asks again with the server's time. Undefined if there
 * are none.
 * Throws FirestoreError.
 */
export async function findDue(
  asked: Promise<QuerySnapshot>,
  ask: (time: number) => Promise<QuerySnapshot>,
): Promise<DueEntries | undefined> {
  const { docs } = await asked.catch((error: unknown) => askAgain(error, ask));
  return docs.length > 0 ? dueEntriesIn(docs) : undefined;
}

/**
 * The due entry in a document; null for one of another shape, and for a next version if what is published is
 * no longer what it was begun with. Never throws.
 */
async function readDueEntry(document: QueryDocumentSnapshot): Promise<Unpublished | null> {
  const found = unpublishedFromDocument(document.id, document.data());
  if (!found?.base) return found;
  const { path, key } = placeOfNext(found);
  return getDoc(doc(firestore, path)).then(
    (place) =>
      nextFromDocument(
        document.id,
        document.data(),
        key === undefined ? place.data() : place.get(key),
      ),
    () => null,
  );
}

async function dueEntriesIn(documents: readonly QueryDocumentSnapshot[]): Promise<DueEntries> {
  const found = await Promise.all(documents.map(readDueEntry));
  const due = found.flatMap((one) => {
    if (!one?.publishAt) return [];
    const entry = listRulesOf<EntryKind>(one.kind).prepared(one.entry);
    setDueCursor(entry, { due: dueKey(one.kind, entry) });
    return { ...one, entry };
  });
  return {
    find: (kind, id) => {
      const one = due.find((each) => each.kind === kind && (idIn(each) === id || each.path === id));
      return one && entryOfKind(one, kind);
    },
    mergedInto: (list, page, read) => {
      const entries = due.flatMap((one) => entryOfKind(one, list.kind) ?? []);
      return mergeDue(list, entries, page, read);
    },
  };
}
