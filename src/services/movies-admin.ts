import { deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { MOVIES_PER_PAGE, SEND_TIMEOUT_MS } from '../domain/limits';
import type { Movie, MovieFields, MovieStatus } from '../domain/movie';
import { inPagesOf, type ReadNext } from '../domain/newest-first';
import { hasWords } from '../domain/search';
import type { TimeOrder } from '../domain/time-order';
import { withTimeout } from '../domain/timeout';
import { movieDocument, readMovie } from '../firebase/converters/movie';
import { firestore } from '../firebase/firestore';
import { moviesIn } from '../firebase/paths';
import { addEntry, updateEntry, type EntryAt } from './edit';
import { deletePicture } from './images';
import { movies } from './movies';
import { inTimeOrder } from './time-order';

/** How many documents a search looks through at once. */
const SEARCH_BATCH = 100;
/** How many are looked through at the end for those without a time. */
const SCAN_LIMIT = 1000;

/** Where a movie is stored; its place stays the same for good (DESIGN R1). */
export type MovieAddress = Pick<Movie, 'id' | 'place'>;

interface MovieQuery {
  readonly status: MovieStatus | 'All';
  /** Words that a movie has to contain; an empty text for all movies. */
  readonly search: string;
  readonly order?: TimeOrder;
}

/**
 * Reads movies, newest first if nothing else is asked for, MOVIES_PER_PAGE at a call. Throws
 * FirestoreError or TimeoutError.
 */
export function adminMovies({ status, search, order = 'newest' }: MovieQuery): ReadNext<Movie> {
  const batch = search ? SEARCH_BATCH : MOVIES_PER_PAGE;
  const read = movies(status, { batch, scanLimit: SCAN_LIMIT, ...inTimeOrder(order) });
  return inPagesOf(read, MOVIES_PER_PAGE, (movie) => hasWords(wordsOf(movie), search));
}

const wordsOf = ({ title, description, genre, director, actors, writers, language }: Movie) =>
  [title, description, genre, director, actors, writers, language].map((text) => text ?? '');

/** Stores a new movie there, once, however often it is tried. Throws as `updateMovie`. */
export async function addMovie(address: MovieAddress, movie: MovieFields): Promise<void> {
  await addEntry(movieAt(address), movie, movieDocument(movie, serverTimestamp()));
}

/**
 * Writes what differs from the movie as it was read, so that nothing else that is stored is
 * touched. Its time stays as it is. Throws ChangedMeanwhileError, with the movie as it is now, when
 * somebody else has changed it since; GoneError, FirestoreError or TimeoutError.
 */
export async function updateMovie(before: Movie, after: MovieFields): Promise<void> {
  await updateEntry(movieAt(before), before, after);
}

/** Changes the status and nothing else. Throws FirestoreError or TimeoutError. */
export async function setMovieStatus(address: MovieAddress, status: MovieStatus): Promise<void> {
  await withTimeout(updateDoc(reference(address), { status }), SEND_TIMEOUT_MS);
}

/**
 * Deletes a movie, and then its files. One that is gone already is no failure.
 * Throws FirestoreError or TimeoutError.
 */
export async function deleteMovie(movie: Movie): Promise<void> {
  await withTimeout(deleteDoc(reference(movie)), SEND_TIMEOUT_MS);
  if (movie.picture) await deletePicture(movie.picture);
}

const reference = ({ id, place }: MovieAddress) => doc(firestore, moviesIn(place), id);

const movieAt = (address: MovieAddress): EntryAt<Movie, MovieFields> => ({
  reference: reference(address),
  read: (document) => readMovie(document.id, address.place, document.data()),
  fieldsOf: (movie) => movieDocument(movie, undefined),
  // Older entries call it `name`, which the site would go on showing.
  along: { title: 'name', img: 'picture' },
});
