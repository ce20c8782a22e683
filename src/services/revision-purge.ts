import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { DAY_MS } from '../domain/day';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../domain/limits';
import { FILES_KEPT_DAYS, REVISION_DAYS, type RevisionFiles } from '../domain/revision';
import { withTimeout } from '../domain/timeout';
import { REVISIONS, TRASH, UNPUBLISHED } from '../firebase/collections';
import { historyKindAt } from '../firebase/converters/revision';
import { trashId } from '../firebase/converters/trash';
import { firestore } from '../firebase/firestore';
import { deleteFilesOf } from './pictures';

const revisions = collection(firestore, REVISIONS);

/** Documents per query. */
const BATCH = 20;

/**
 * Deletes the files of pictures that were replaced FILES_KEPT_DAYS ago, completes what an interruption
 * left, and deletes revisions of REVISION_DAYS ago (product 30.8). The server's clock decides: with a
 * wrong one here the rules deny the mark. Never throws; what fails is logged, and tried again by the
 * next visit.
 */
export async function purgeRevisions(now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const oldest = orderBy('at');
  try {
    await forAll([where('files', '==', 'expired'), oldest], deleteFiles);
    const isOld = where('at', '<', daysAgo(FILES_KEPT_DAYS));
    await forAll([where('files', '==', 'kept'), isOld, oldest], async (revision) => {
      await mark(revision, 'expired');
      await deleteFiles(revision);
    });
    await forAll([where('at', '<', daysAgo(REVISION_DAYS)), oldest], ({ ref }) =>
      withTimeout(deleteDoc(ref), SEND_TIMEOUT_MS),
    );
  } catch (error) {
    console.error(error);
  }
}

async function forAll(
  matching: readonly QueryConstraint[],
  purge: (revision: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  for (;;) {
    const request = getDocs(query(revisions, ...matching, limit(BATCH)));
    const { docs } = await withTimeout(request, READ_TIMEOUT_MS);
    for (const document of docs) await purge(document);
    if (docs.length < BATCH) return;
  }
}

/** Deletes the files of a revision that is marked, unless they are still used. */
async function deleteFiles(revision: QueryDocumentSnapshot): Promise<void> {
  await deleteFilesOf(revision.get('before'), await usersOf(revision));
  await mark(revision, 'deleted');
}

const mark = ({ ref }: QueryDocumentSnapshot, files: RevisionFiles) =>
  withTimeout(updateDoc(ref, { files }), SEND_TIMEOUT_MS);

/**
 * What may still need a file of the revision: the entry wherever it is now, and its later revisions
 * whose own files are kept, as these delete a file in their turn.
 */
async function usersOf(revision: QueryDocumentSnapshot): Promise<readonly unknown[]> {
  const { published, id } = entryOf(revision);
  const unpublished = `${UNPUBLISHED}/${id}`;
  const trash = [id, trashId('unpublished', id)].map((name) => `${TRASH}/${name}`);
  const entries = [published, unpublished, ...trash].map(async (path) => {
    const document = await withTimeout(getDoc(doc(firestore, path)), READ_TIMEOUT_MS);
    return document.data();
  });
  const later = [published, unpublished].map(async (path) => {
    const isLater = where('at', '>', revision.get('at'));
    const matching = [where('path', '==', path), isLater, orderBy('at', 'desc')];
    const { docs } = await withTimeout(getDocs(query(revisions, ...matching)), READ_TIMEOUT_MS);
    const kept = docs.filter((document) => document.get('files') === 'kept');
    return kept.map((document) => document.get('before'));
  });
  return Promise.all([...entries, ...later]);
}

/** Where the entry of a revision is when it is published, and its id when it is not. */
function entryOf(revision: QueryDocumentSnapshot): { published: string; id: string } {
  const path = String(revision.get('path'));
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(`${UNPUBLISHED}/`)) {
    return { published: String(revision.get('before').path), id: name };
  }
  const kind = historyKindAt(path);
  return { published: path, id: `${kind}:${revision.get('key') ?? name}` };
}
