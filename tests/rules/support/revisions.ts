import { doc, type DocumentData, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { type Actor, admin } from './actors';
import { as } from './clients';

export const REVISION = 'revisions/r';

/** What an admin writes beside an edit, or has written some time ago. */
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

/** Where the last revision of an entry is noted. */
export const editOf = ({ path, key }: DocumentData) =>
  `edits/${(key === undefined ? String(path) : `${path}/${key}`).replaceAll('/', ':')}`;

/** Adds a revision to a request, with the note that it is the last one. */
export function record(
  revision: DocumentData,
  actor: Actor = admin,
  batch = writeBatch(as(actor)),
) {
  batch.set(doc(as(actor), REVISION), revision);
  return batch.set(doc(as(actor), editOf(revision)), { revision: 'r' });
}
