import { doc, type DocumentData, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { type Actor, admin } from './actors';
import { as } from './clients';

export const REVISION = 'revisions/r';

/** Returns the revision that an administrator writes with an edit, or wrote some time ago. */
export const revisionOf = (
  path: string,
  before: DocumentData,
  fields: DocumentData = {},
): DocumentData => ({
  path,
  before,
  uid: 'admin',
  at: serverTimestamp(),
  ...fields,
});

/** Returns the path of the document that names the last revision of an entry. */
export const editOf = ({ path, key }: DocumentData) =>
  `edits/${(key === undefined ? String(path) : `${path}/${key}`).replaceAll('/', ':')}`;

/** Adds a revision to a request, and marks it as the last one. */
export function record(
  revision: DocumentData,
  actor: Actor = admin,
  batch = writeBatch(as(actor)),
) {
  batch.set(doc(as(actor), REVISION), revision);
  return batch.set(doc(as(actor), editOf(revision)), { revision: 'r' });
}
