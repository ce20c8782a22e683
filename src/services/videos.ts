import { collection, doc, getDoc } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS, VIDEOS_ON_LANDING, VIDEOS_READ_ON_LANDING } from '../domain/limits';
import { mergeByTime, type ReadNext } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';
import type { Video } from '../domain/video';
import { readVideo } from '../firebase/converters/video';
import { isDocumentId } from '../firebase/document-id';
import { firestore } from '../firebase/firestore';
import { VIDEOS } from '../firebase/paths';
import { sourceByTime } from './reads';

/** Reads videos newest first, `pageSize` at a call. Throws FirestoreError or TimeoutError. */
export function videos(pageSize: number): ReadNext<Video> {
  const source = sourceByTime(collection(firestore, VIDEOS), {
    pageSize,
    read: (document) => readVideo(document.id, document.data()),
  });
  return mergeByTime([source], pageSize);
}

/**
 * The videos of the landing page: of the ten newest those meant for it, five at most (SPEC §7).
 * Throws FirestoreError or TimeoutError.
 */
export async function listLandingVideos(): Promise<readonly Video[]> {
  const newest = await videos(VIDEOS_READ_ON_LANDING)();
  return newest.filter((video) => video.onLandingPage).slice(0, VIDEOS_ON_LANDING);
}

/** The video with that id, or null. Throws FirestoreError or TimeoutError. */
export async function getVideo(id: string): Promise<Video | null> {
  if (!isDocumentId(id)) return null;
  const document = await withTimeout(getDoc(doc(firestore, VIDEOS, id)), READ_TIMEOUT_MS);
  return document.exists() ? readVideo(document.id, document.data()) : null;
}
