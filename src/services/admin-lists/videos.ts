import { collection, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { Video } from '../../domain/entries/video';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import type { TimeOrder } from '../../domain/lists/time-order';
import { parseSearchKey } from '../../domain/search/search-entry';
import { VIDEOS } from '../../firebase/collections';
import { videoFromDocument } from '../../firebase/converters/video';
import { firestore } from '../../firebase/firestore';
import { searchReader } from '../search/search-reader';
import { SCAN_LIMIT, sortOptionsFor } from './queries';
import { timeOrderedReader } from '../lists/time-ordered-list';

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
