import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { entryIn } from '../../content/base/convert';
import { eventKind, bySoonest, type CinemaEvent } from '../../content/event/event';
import { firstDayNotOver, isOver } from '../../content/event/event-times';
import { EVENTS_READ } from '../../shared/limits';
import { today } from '../../content/locale/company-clock';
import { EVENTS, isDocumentId } from '../../firebase/collections';
import { firestore, readDocument, readDocuments } from '../../firebase/firestore';

// Each function throws FirestoreError or TimeoutError.

/** Returns up to `count` events that are not over, soonest first. */
export const listComingEvents = (count = EVENTS_READ) => readComing(count);

/** Returns the events that are over, latest first. */
export async function listPastEvents(): Promise<readonly CinemaEvent[]> {
  const order = orderBy('day', 'desc');
  const past = await readWhere(isOver, EVENTS_READ, where('day', '<=', today()), order);
  return past.toSorted(bySoonest).toReversed();
}

/** Returns the events of a movie that are not over, soonest first. */
export const listMovieEvents = (movieId: string) =>
  readComing(EVENTS_READ, where('movie', '==', movieId));

/** Returns the event with this id, or null. */
export async function getEvent(id: string): Promise<CinemaEvent | null> {
  if (!isDocumentId(id)) return null;
  const document = await readDocument(doc(firestore, EVENTS, id));
  return document.exists() ? entryIn(eventKind)(document) : null;
}

/**
 * Finds events that began on an earlier day by their last day, which few events have, and all
 * others by their first day.
 */
async function readComing(count: number, ...of: QueryConstraint[]) {
  const from = firstDayNotOver();
  const isComing = (event: CinemaEvent) => !isOver(event);
  const begun = [where('lastDay', '>=', today()), where('day', '<', from), orderBy('lastDay')];
  const found = await Promise.all([
    readWhere(isComing, count, ...of, ...begun),
    readWhere(isComing, count, ...of, where('day', '>=', from), orderBy('day')),
  ]);
  return found.flat().toSorted(bySoonest).slice(0, count);
}

/**
 * Reads up to `count` matching events in the order of a query. The database does not compare times
 * of day, so the query is repeated for the events that did not match.
 */
async function readWhere(
  fits: (event: CinemaEvent) => boolean,
  count: number,
  ...constraints: QueryConstraint[]
): Promise<readonly CinemaEvent[]> {
  const found: CinemaEvent[] = [];
  let last: QueryDocumentSnapshot | undefined;
  while (found.length < count) {
    const remaining = count - found.length;
    const after = last ? [startAfter(last)] : [];
    const some = query(collection(firestore, EVENTS), ...constraints, ...after, limit(remaining));
    // oxlint-disable-next-line no-await-in-loop -- the number of missing events is known only now
    const docs = await readDocuments(some);
    const events = docs.map(entryIn(eventKind));
    found.push(...events.filter((event) => event !== null).filter(fits));
    last = docs.at(-1);
    if (docs.length < remaining) break;
  }
  return found;
}
