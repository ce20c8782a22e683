import { collection, orderBy, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { CinemaEvent } from '../../domain/events/cinema-event';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import type { EntryQuestion } from '../../domain/search/entry-question';
import { EVENTS } from '../../firebase/collections';
import { eventFromDocument } from '../../firebase/converters/event';
import { firestore } from '../../firebase/firestore';
import { timeOrderedReader } from '../lists/time-ordered-list';
import { askedReader } from './asked-reader';
import { readListIndex } from './list-index';

/**
 * Returns a function that reads the next `pageSize` events that a question asks for (product 35.1),
 * without a question those with the latest day first. It throws as `readListIndex`.
 */
export function adminEventsReader(
  question: EntryQuestion,
  index = readListIndex,
  pageSize: number = ADMIN_PER_PAGE,
): ReadNext<CinemaEvent> {
  const read = (document: QueryDocumentSnapshot) => eventFromDocument(document.id, document.data());
  if (question.search || question.lack) {
    return askedReader('event', question, { index, path: EVENTS, read, pageSize });
  }
  const events = timeOrderedReader(collection(firestore, EVENTS), {
    pageSize,
    order: [orderBy('day', 'desc')],
    read,
  });
  return paginate(events, pageSize);
}
