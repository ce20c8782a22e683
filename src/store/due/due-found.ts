import {
  doc,
  getDoc,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore/lite';
import { setDueCursor, type ReadNext } from '../../shared/lists/merge-by-time';
import { dueKey, listOrderingOf, type DueList, mergeDue } from '../../content/due-lists';
import { idIn, type EntryKind, type EntryOf } from '../../content/entry';
import { entryIfOfKind, unpublishedFromDocument, type Unpublished } from '../documents/unpublished';
import { placeOfNext } from '../documents/kinds';
import { nextFromDocument } from '../documents/next-version';
import { firestore } from '../../firebase/firestore';
import { retryWithServerTime } from './retry-with-server-time';

/** The due entries, newest first. */
export interface DueEntries {
  /** Returns the due entry with an id or path. */
  readonly find: <Kind extends EntryKind>(kind: Kind, id: string) => EntryOf<Kind> | undefined;
  /** Returns a function that reads a list with its due entries; `page` has already been read. */
  readonly mergedInto: <Kind extends EntryKind>(
    list: DueList<Kind>,
    page: readonly EntryOf<Kind>[],
    read: ReadNext<EntryOf<Kind>>,
  ) => ReadNext<EntryOf<Kind>>;
}

/**
 * Returns the due entries; undefined if there are none. If the query was refused, repeats it with the
 * server's time. Throws FirestoreError.
 */
export async function findDue(
  requested: Promise<QuerySnapshot>,
  ask: (time: number) => Promise<QuerySnapshot>,
): Promise<DueEntries | undefined> {
  const { docs } = await requested.catch((error: unknown) => retryWithServerTime(error, ask));
  return docs.length > 0 ? dueEntriesIn(docs) : undefined;
}

/**
 * Returns the due entry in a document; null if the document is malformed, or if it is a next version whose
 * published entry has changed since it was begun. Never throws.
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
    const entry = listOrderingOf<EntryKind>(one.kind).prepared(one.entry);
    setDueCursor(entry, { due: dueKey(one.kind, entry) });
    return { ...one, entry };
  });
  return {
    find: (kind, id) => {
      const one = due.find((each) => each.kind === kind && (idIn(each) === id || each.path === id));
      return one && entryIfOfKind(one, kind);
    },
    mergedInto: (list, page, read) => {
      const entries = due.flatMap((one) => entryIfOfKind(one, list.kind) ?? []);
      return mergeDue(list, entries, page, read);
    },
  };
}
