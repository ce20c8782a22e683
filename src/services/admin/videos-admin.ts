import {
  collection,
  doc,
  serverTimestamp,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { parseSearchKey, videoKey } from '../../domain/search/search-entry';
import type { TimeOrder } from '../../domain/lists/time-order';
import type { Trashed } from '../../domain/entries/trash';
import type { Video, VideoContent } from '../../domain/entries/video';
import {
  landingPageDocument,
  videoDocument,
  videoFromDocument,
  videoContentDocument,
} from '../../firebase/converters/video';
import { firestore } from '../../firebase/firestore';
import { VIDEOS } from '../../firebase/collections';
import { SCAN_LIMIT, sortOptionsFor } from '../lists/admin-queries';
import {
  createDocument,
  setFields,
  updateDocument,
  type DocumentMapping,
} from '../editing/edit-document';
import { searchReader } from '../search/search-reader';
import { updateSearchIndex } from '../editing/search-update';
import { timeOrderedReader } from '../lists/time-ordered-list';
import { moveToTrash } from '../trash/trash';

/**
 * Returns a function that reads the next ADMIN_PER_PAGE videos that match the search ('' for all). It
 * throws FirestoreError or TimeoutError.
 */
export function adminVideosReader(search: string, order: TimeOrder = 'newest'): ReadNext<Video> {
  const read = (document: QueryDocumentSnapshot) => videoFromDocument(document.id, document.data());
  if (search) {
    return searchReader({
      search,
      order,
      pageSize: ADMIN_PER_PAGE,
      includes: ({ key }) => parseSearchKey(key).kind === 'video',
      collectionOf: () => VIDEOS,
      read,
    });
  }
  const videos = timeOrderedReader(collection(firestore, VIDEOS), {
    pageSize: ADMIN_PER_PAGE,
    scanLimit: SCAN_LIMIT,
    ...sortOptionsFor(order),
    read,
  });
  return paginate(videos, ADMIN_PER_PAGE);
}

/** Creates a video. Repeated attempts with the same id store it once. Throws as `updateVideo`. */
export async function addVideo(id: string, video: VideoContent): Promise<void> {
  const document = videoDocument({ ...video, onLandingPage: true }, serverTimestamp());
  await createDocument(videoMapping(id), video, document);
  await updateSearchIndex(videoKey(id));
}

/**
 * Writes the fields of the form that differ from `before`; `landingPage` is not changed.
 * Throws EditConflictError with the stored video if somebody else has changed them,
 * EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function updateVideo(before: Video, after: VideoContent): Promise<void> {
  const isWritten = await updateDocument(videoMapping(before.id), before, after);
  if (isWritten) await updateSearchIndex(videoKey(before.id));
}

/**
 * Adds a video to the landing page or removes it (product 16.9). Throws as `setFields`.
 */
export async function setOnLandingPage(id: string, shown: boolean): Promise<void> {
  await setFields(reference(id), landingPageDocument(shown));
}

/** Moves a video to the trash. Succeeds if it does not exist. Throws FirestoreError or TimeoutError. */
export async function deleteVideo({ id }: Pick<Video, 'id'>): Promise<Trashed> {
  const trashed = await moveToTrash('video', reference(id));
  await updateSearchIndex(videoKey(id));
  return trashed;
}

const reference = (id: string) => doc(firestore, VIDEOS, id);

const videoMapping = (id: string): DocumentMapping<Video, VideoContent> => ({
  reference: reference(id),
  fromDocument: (document) => videoFromDocument(document.id, document.data()),
  fieldsOf: videoContentDocument,
  linkedFields: { img: 'picture' },
});
