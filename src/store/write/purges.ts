import {
  collection,
  deleteDoc,
  limit,
  query,
  where,
  orderBy,
  updateDoc,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { DAY_MS } from '../../shared/day';
import { REVISION_DAYS, FILES_KEPT_DAYS, type RevisionFiles } from '../documents/revision';
import { withTimeout } from '../../shared/failures/timeout';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { OPEN_FORMS, RECORDS, REVISIONS, TRASH } from '../../firebase/collections';
import { readDocuments, firestore } from '../../firebase/firestore';
import { purgePreviewLinks } from './preview-links';
import { chunksOf } from '../../shared/lists/read-lists';
import { MESSAGE_TRASH_DAYS, TRASH_DAYS } from '../documents/trash';
import { purgeTrashed } from './trash';
import { deleteFilesOf } from '../files/pictures';
import { forgetPaths, abandonedUploads } from '../files/upload-journal';
import { unusedFiles, deleteFiles } from '../files/unused-files';

/** Documents per query, at most as many open forms as the rules allow to read at once. */
const BATCH = 20;

/**
 * Deletes everything that has reached its age limit, one kind after the other. The rules compare
 * ages with the server's clock, so that a wrong clock deletes nothing too early. Never throws: a
 * failure is logged, and the next visit tries again.
 */
export async function purgeAll(): Promise<void> {
  await purgeExpired();
  await purgeRevisions();
  await purgeUploads();
  await purgePreviewLinks();
  await purgeRecords();
}

/**
 * Deletes entries that have been in the trash for TRASH_DAYS and messages that have been in it for
 * MESSAGE_TRASH_DAYS, and completes interrupted deletions.
 */
export const purgeExpired = (now = new Date()): Promise<void> =>
  logged(async () => {
    const expired = ({ id }: QueryDocumentSnapshot) => purgeTrashed(id, 'expired');
    await forAll(TRASH, [where('purge', 'in', ['chosen', 'expired'])], ({ id }) =>
      purgeTrashed(id, 'chosen'),
    );
    const messages = where('days', '==', MESSAGE_TRASH_DAYS);
    await forAll(
      TRASH,
      [messages, where('deleted', '<', before(MESSAGE_TRASH_DAYS, now))],
      expired,
    );
    await forAll(TRASH, [where('deleted', '<', before(TRASH_DAYS, now))], expired);
  });

/**
 * Deletes the files of pictures that were replaced FILES_KEPT_DAYS ago, completes interrupted deletions, and
 * deletes revisions that are REVISION_DAYS old.
 */
export const purgeRevisions = (now = new Date()): Promise<void> =>
  logged(async () => {
    const oldest = orderBy('at');
    await forAll(REVISIONS, [where('files', '==', 'expired'), oldest], deleteFilesOfRevision);
    const isOld = where('at', '<', before(FILES_KEPT_DAYS, now));
    await forAll(REVISIONS, [where('files', '==', 'kept'), isOld, oldest], async (revision) => {
      await mark(revision, 'expired');
      await deleteFilesOfRevision(revision);
    });
    await forAll(REVISIONS, [where('at', '<', before(REVISION_DAYS, now)), oldest], remove);
  });

/** Deletes the unused files of a revision that is marked as expired. */
async function deleteFilesOfRevision(revision: QueryDocumentSnapshot): Promise<void> {
  await deleteFilesOf(revision.get('before'));
  await mark(revision, 'deleted');
}

const mark = ({ ref }: QueryDocumentSnapshot, files: RevisionFiles) =>
  withTimeout(updateDoc(ref, { files }), SEND_TIMEOUT_MS);

/**
 * Deletes records that are as old as deleted revisions, and open forms that have not been reported for a day.
 */
export const purgeRecords = (now = new Date()): Promise<void> =>
  logged(async () => {
    await forAll(OPEN_FORMS, [where('at', '<', before(1, now))], remove);
    await forAll(RECORDS, [where('at', '<', before(REVISION_DAYS, now))], remove);
  });

/** The number of files that are searched for in the database at once. */
const PATHS_AT_ONCE = 20;

/** Deletes the files that closed tabs of this browser have uploaded for entries that were never stored. */
export const purgeUploads = (): Promise<void> =>
  logged(async () => {
    for (const paths of chunksOf(await abandonedUploads(), PATHS_AT_ONCE)) {
      const failures = await deleteFiles(await unusedFiles(paths));
      const failed = new Set(failures.map(({ path }) => path));
      forgetPaths(paths.filter((path) => !failed.has(path)));
      if (failures[0]) throw failures[0].error;
    }
  });

const logged = (purge: () => Promise<void>): Promise<void> => purge().catch(console.error);

const before = (days: number, now: Date) => new Date(now.getTime() - days * DAY_MS);

const remove = ({ ref }: QueryDocumentSnapshot) => withTimeout(deleteDoc(ref), SEND_TIMEOUT_MS);

/**
 * Calls `purge` with each matching document, until none is left. `purge` has to change the document so that
 * it no longer matches.
 */
async function forAll(
  path: string,
  matching: readonly QueryConstraint[],
  purge: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  for (;;) {
    const docs = await readDocuments(query(collection(firestore, path), ...matching, limit(BATCH)));
    for (const document of docs) await purge(document);
    if (docs.length < BATCH) return;
  }
}
