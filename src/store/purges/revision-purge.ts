import {
  collection,
  deleteDoc,
  getDocs,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { DAY_MS } from '../../shared/day';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../shared/limits';
import { FILES_KEPT_DAYS, REVISION_DAYS, type RevisionFiles } from '../documents/revision';
import { withTimeout } from '../../shared/failures/timeout';
import { REVISIONS } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { deleteFilesOf } from '../files/pictures';

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
  await deleteFilesOf(revision.get('before'));
  await mark(revision, 'deleted');
}

const mark = ({ ref }: QueryDocumentSnapshot, files: RevisionFiles) =>
  withTimeout(updateDoc(ref, { files }), SEND_TIMEOUT_MS);
