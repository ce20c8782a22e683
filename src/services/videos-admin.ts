import {
  collection,
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { errorCode } from '../domain/failure';
import { ADMIN_PER_PAGE, SEND_TIMEOUT_MS } from '../domain/limits';
import { inPagesOf, type ReadNext } from '../domain/newest-first';
import { hasWords } from '../domain/search';
import { withTimeout } from '../domain/timeout';
import type { Video } from '../domain/video';
import type { VideoText } from '../domain/video-entry';
import { landingPageField, readVideo, videoDocument } from '../firebase/converters/video';
import { firestore } from '../firebase/firestore';
import { VIDEOS } from '../firebase/paths';
import { newestFirst } from './reads';
import { getVideo } from './videos';

/** How many documents a search looks through at once. */
const SEARCH_BATCH = 100;
/** How many are looked through at the end for those without a time. */
const SCAN_LIMIT = 1000;

/**
 * Reads the videos that hold the words of a search, or all of them, newest first, ADMIN_PER_PAGE
 * at a call. Throws FirestoreError or TimeoutError.
 */
export function adminVideos(search: string): ReadNext<Video> {
  const read = newestFirst(collection(firestore, VIDEOS), {
    pageSize: search ? SEARCH_BATCH : ADMIN_PER_PAGE,
    scanLimit: SCAN_LIMIT,
    read: (document) => readVideo(document.id, document.data()),
  });
  return inPagesOf(read, ADMIN_PER_PAGE, ({ title, description, videoUrl }) =>
    hasWords([title, description, videoUrl], search),
  );
}

/**
 * Stores a new video under that id, once, however often it is tried: an attempt that was given up
 * may still have arrived. The next one is no creation then, which the rules refuse because of its
 * new timestamp, and becomes an update. Throws FirestoreError or TimeoutError.
 */
export async function addVideo(id: string, video: VideoText): Promise<void> {
  const document = videoDocument({ ...video, onLandingPage: true }, serverTimestamp());
  try {
    await withTimeout(setDoc(reference(id), document), SEND_TIMEOUT_MS);
  } catch (error) {
    const mayBeThere = errorCode(error) === 'permission-denied';
    if (!mayBeThere || !(await getVideo(id))) throw error;
    await updateVideo(id, video);
  }
}

/** Changes what a video says, and leaves its time as it is. Throws FirestoreError or TimeoutError. */
export async function updateVideo(id: string, video: VideoText): Promise<void> {
  const { title, description, videoUrl } = video;
  await withTimeout(updateDoc(reference(id), { title, description, videoUrl }), SEND_TIMEOUT_MS);
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
