import { collection, deleteDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { DAY_MS } from '../../shared/day';
import { REVISION_DAYS } from '../documents/revision';
import { withTimeout } from '../../shared/failures/timeout';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../shared/limits';
import { RECORDS, OPEN_FORMS } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { purgeUploads } from './upload-purge';
import { purgeRevisions } from './revision-purge';
import { purgePreviewLinks } from '../preview/preview-links';
import { purgeExpired } from '../write/trash-purge';

/** Documents per query: as many as the rules allow to read of open forms. */
const BATCH = 20;

/**
 * Deletes, one after the other, what is too old (product 15.15, 17.14, 25.5, 29.30, 30.8, 30.12). Never throws;
 * what fails is logged, and tried again by the next visit.
 */
export async function purgeAll(): Promise<void> {
  await purgeExpired();
  await purgeRevisions();
  await purgeUploads();
  await purgePreviewLinks();
  await purgeRecords();
}

/** Deletes records as old as revisions become, and what of open forms nobody has taken back for a day. */
export async function purgeRecords(now = new Date()): Promise<void> {
  try {
    await deleteOlder(OPEN_FORMS, new Date(now.getTime() - DAY_MS));
    await deleteOlder(RECORDS, new Date(now.getTime() - REVISION_DAYS * DAY_MS));
  } catch (error) {
    console.error(error);
  }
}

async function deleteOlder(path: string, time: Date): Promise<void> {
  for (;;) {
    const old = query(collection(firestore, path), where('at', '<', time), limit(BATCH));
    const { docs } = await withTimeout(getDocs(old), READ_TIMEOUT_MS);
    for (const { ref } of docs) await withTimeout(deleteDoc(ref), SEND_TIMEOUT_MS);
    if (docs.length < BATCH) return;
  }
}
