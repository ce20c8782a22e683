import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import type { QueryConstraint } from 'firebase/firestore/lite';
import { bySoonest, type CinemaEvent } from '../../domain/events/cinema-event';
import { withTimeout } from '../../domain/failures/timeout';
import { EVENTS_READ, READ_TIMEOUT_MS } from '../../domain/limits';
import { today } from '../../domain/movies/release-order';
import { EVENTS } from '../../firebase/collections';
import { eventFromDocument } from '../../firebase/converters/event';
import { isDocumentId } from '../../domain/document-id';
import { firestore } from '../../firebase/firestore';

// Each function reads at most EVENTS_READ documents, and throws FirestoreError or TimeoutError.

/** Returns the events of today and later, soonest first, at most so many (product 34.3). */
export const listComingEvents = (count = EVENTS_READ) =>
  readEvents(count, where('day', '>=', today()), orderBy('day'));

/** Returns the events that are over, the last one first. */
export async function listPastEvents(): Promise<readonly CinemaEvent[]> {
  const past = await readEvents(EVENTS_READ, where('day', '<', today()), orderBy('day', 'desc'));
  return past.toReversed();
}

/** Returns the coming events of a movie, soonest first (product 34.6). */
export const listMovieEvents = (movieId: string) =>
  readEvents(
    EVENTS_READ,
    where('movie', '==', movieId),
    where('day', '>=', today()),
    orderBy('day'),
  );

/** Returns the event with this id, or null. */
export async function getEvent(id: string): Promise<CinemaEvent | null> {
  if (!isDocumentId(id)) return null;
  const document = await withTimeout(getDoc(doc(firestore, EVENTS, id)), READ_TIMEOUT_MS);
  return document.exists() ? eventFromDocument(document.id, document.data()) : null;
}

/** Soonest first: the database sorts by day alone. */
async function readEvents(
  count: number,
  ...constraints: QueryConstraint[]
): Promise<readonly CinemaEvent[]> {
  const some = query(collection(firestore, EVENTS), ...constraints, limit(count));
  const { docs } = await withTimeout(getDocs(some), READ_TIMEOUT_MS);
  return docs
    .map((document) => eventFromDocument(document.id, document.data()))
    .filter((event) => event !== null)
    .toSorted(bySoonest);
}
