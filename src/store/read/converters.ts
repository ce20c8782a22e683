import type { DocumentData, DocumentSnapshot } from 'firebase/firestore/lite';
import { readEntry } from '../../content/base/convert';
import type { AnyKind, ReadEntry } from '../../content/base/define-kind';

/** Returns a function for documents of a kind: the entry in one, whatever is stored there. */
export const entryIn =
  <K extends AnyKind>(kind: K) =>
  (document: Pick<DocumentSnapshot<DocumentData>, 'id' | 'ref' | 'data'>): ReadEntry<K> =>
    readEntry(kind, document.id, document.ref.path, document.data());
