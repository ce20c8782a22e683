import {
  collection,
  doc,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import type { StoredFields } from '../../content/base/stored-fields';
import { hasOtherFiles } from '../documents/revision';
import { EDITS, REVISIONS } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { signature } from '../session/session';

interface Edited {
  /** The field of the document that is the entry; without it the whole document is. */
  readonly key?: string | undefined;
  /** The values that the entry has after the edit; those of other fields may be left out. */
  readonly after: StoredFields;
}

/**
 * Adds the revision of an edit to its transaction (product 30.1): the document, or its field `key`, as
 * the transaction has read it. Everything that edits an entry calls this.
 */
export function addRevision(
  transaction: Transaction,
  document: DocumentSnapshot,
  { key, after }: Edited,
): void {
  const data = document.data();
  // The settings have no document before the first edit.
  const before: unknown = (key === undefined ? data : data?.[key]) ?? {};
  const replacesFile = hasOtherFiles(before, after);
  const { path } = document.ref;
  const revision = doc(collection(firestore, REVISIONS));
  transaction.set(revision, {
    path,
    ...(key !== undefined && { key }),
    before,
    ...signature(),
    at: serverTimestamp(),
    ...(replacesFile && { files: 'kept' }),
  });
  // The rules take one revision of an entry with a request: the one that is noted as its last.
  const entry = (key === undefined ? path : `${path}/${key}`).replaceAll('/', ':');
  transaction.set(doc(firestore, EDITS, entry), { revision: revision.id });
}
