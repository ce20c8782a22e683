import { entryIn } from '../../firebase/converters/entries';
import { collection, orderBy } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import { eventKind, type CinemaEvent } from '../../content/event/event';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import type { EntryQuestion } from '../../domain/search/entry-question';
import { EVENTS } from '../../firebase/collections';
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
  const read = entryIn(eventKind);
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
