import { entryIn } from './converters';
import { collection, doc, getDoc } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS, VIDEOS_ON_LANDING, VIDEOS_READ_ON_LANDING } from '../../shared/limits';
import { mergeByTime, type ReadNext } from '../../shared/lists/merge-by-time';
import { withTimeout } from '../../shared/failures/timeout';
import { videoKind, type Video } from '../../content/video/video';
import { isDocumentId } from '../../shared/document-id';
import { firestore } from '../../firebase/firestore';
import { VIDEOS } from '../../firebase/collections';
import { documentAfter, timeOrderedSource } from './time-ordered-reads';

/**
 * Reads videos newest first, `pageSize` at a call, from the first or `after` the video with that id.
 * Throws FirestoreError or TimeoutError.
 */
export function videosReader(pageSize: number, after?: string): ReadNext<Video> {
  const videos = collection(firestore, VIDEOS);
  const source = timeOrderedSource(videos, {
    after: documentAfter(videos, after),
    pageSize,
    read: entryIn(videoKind),
  });
  return mergeByTime([source], pageSize);
}

/** Returns the videos of the landing page (product 4.9). Throws FirestoreError or TimeoutError. */
export async function listLandingVideos(): Promise<readonly Video[]> {
  const newest = await videosReader(VIDEOS_READ_ON_LANDING)();
  return newest.filter((video) => video.onLandingPage).slice(0, VIDEOS_ON_LANDING);
}

/** Returns the video with this id, or null. Throws FirestoreError or TimeoutError. */
export async function getVideo(id: string): Promise<Video | null> {
  if (!isDocumentId(id)) return null;
  const document = await withTimeout(getDoc(doc(firestore, VIDEOS, id)), READ_TIMEOUT_MS);
  return document.exists() ? entryIn(videoKind)(document) : null;
}
