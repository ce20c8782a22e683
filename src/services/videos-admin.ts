import { collection, deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE, SEND_TIMEOUT_MS } from '../domain/limits';
import { inPagesOf, type ReadNext } from '../domain/newest-first';
import { hasWords } from '../domain/search';
import type { TimeOrder } from '../domain/time-order';
import { withTimeout } from '../domain/timeout';
import type { Video } from '../domain/video';
import type { VideoText } from '../domain/video-entry';
import { landingPageField, readVideo, videoDocument } from '../firebase/converters/video';
import { firestore } from '../firebase/firestore';
import { VIDEOS } from '../firebase/paths';
import { addEntry, updateEntry, type EntryAt } from './edit';
import { readByTime } from './reads';
import { inTimeOrder } from './time-order';

/** How many documents a search looks through at once. */
const SEARCH_BATCH = 100;
/** How many are looked through at the end for those without a time. */
const SCAN_LIMIT = 1000;

/**
 * Reads the videos that hold the words of a search, or all of them, newest first if nothing else is
 * asked for, ADMIN_PER_PAGE at a call. Throws FirestoreError or TimeoutError.
 */
export function adminVideos(search: string, order: TimeOrder = 'newest'): ReadNext<Video> {
  const read = readByTime(collection(firestore, VIDEOS), {
    pageSize: search ? SEARCH_BATCH : ADMIN_PER_PAGE,
    scanLimit: SCAN_LIMIT,
    ...inTimeOrder(order),
    read: (document) => readVideo(document.id, document.data()),
  });
  return inPagesOf(read, ADMIN_PER_PAGE, ({ title, description, videoUrl }) =>
    hasWords([title, description, videoUrl], search),
  );
}

/** Stores a new video under that id, once, however often it is tried. Throws as `updateVideo`. */
export async function addVideo(id: string, video: VideoText): Promise<void> {
  const document = videoDocument({ ...video, onLandingPage: true }, serverTimestamp());
  await addEntry(videoAt(id), video, document);
}

/**
 * Changes what a video says, and leaves its time and its place on the landing page as they are.
 * Throws ChangedMeanwhileError, with the video as it is now, when somebody else has changed what it
 * says since it was read; GoneError, FirestoreError or TimeoutError.
 */
export async function updateVideo(before: Video, after: VideoText): Promise<void> {
  await updateEntry(videoAt(before.id), before, after);
}

/** Shows a video on the landing page or takes it away. Throws FirestoreError or TimeoutError. */
export async function setOnLandingPage(id: string, shown: boolean): Promise<void> {
  const landingPage = landingPageField(shown);
  await withTimeout(updateDoc(reference(id), { landingPage }), SEND_TIMEOUT_MS);
}

/** Deletes a video; one that is gone already is no failure. Throws FirestoreError or TimeoutError. */
export async function deleteVideo(id: string): Promise<void> {
  await withTimeout(deleteDoc(reference(id)), SEND_TIMEOUT_MS);
}

const reference = (id: string) => doc(firestore, VIDEOS, id);

const videoAt = (id: string): EntryAt<Video, VideoText> => ({
  reference: reference(id),
  read: (document) => readVideo(document.id, document.data()),
  fieldsOf: ({ title, description, videoUrl }) => ({ title, description, videoUrl }),
});
