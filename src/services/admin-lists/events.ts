import { collection, orderBy, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { CinemaEvent } from '../../domain/events/cinema-event';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { parseSearchKey } from '../../domain/search/search-entry';
import { EVENTS } from '../../firebase/collections';
import { eventFromDocument } from '../../firebase/converters/event';
import { firestore } from '../../firebase/firestore';
import { searchReader } from '../search/search-reader';
import { timeOrderedReader } from '../lists/time-ordered-list';

/**
 * Returns a function that reads the next ADMIN_PER_PAGE events that match the search ('' for all), those
 * with the latest day first. It throws FirestoreError or TimeoutError.
 */
export function adminEventsReader(search: string): ReadNext<CinemaEvent> {
  const read = (document: QueryDocumentSnapshot) => eventFromDocument(document.id, document.data());
  if (search) {
    return searchReader({
      search,
      order: 'newest',
      pageSize: ADMIN_PER_PAGE,
      includes: ({ key }) => parseSearchKey(key).kind === 'event',
      collectionOf: () => EVENTS,
      read,
    });
  }
  const events = timeOrderedReader(collection(firestore, EVENTS), {
    pageSize: ADMIN_PER_PAGE,
    order: [orderBy('day', 'desc')],
    read,
  });
  return paginate(events, ADMIN_PER_PAGE);
}
