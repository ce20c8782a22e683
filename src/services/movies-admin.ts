import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { errorCode } from '../domain/failure';
import { MOVIES_PER_PAGE, SEND_TIMEOUT_MS } from '../domain/limits';
import type { Movie, MovieFields, MovieStatus } from '../domain/movie';
import { inPagesOf, type ReadNext } from '../domain/newest-first';
import { hasWords } from '../domain/search';
import { withTimeout } from '../domain/timeout';
import { movieDocument } from '../firebase/converters/movie';
import { firestore } from '../firebase/firestore';
import { moviesIn } from '../firebase/paths';
import { deletePicture } from './images';
import { getMovie, movies } from './movies';

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
}

/** Reads movies newest first, MOVIES_PER_PAGE at a call. Throws FirestoreError or TimeoutError. */
export function adminMovies({ status, search }: MovieQuery): ReadNext<Movie> {
  const batch = search ? SEARCH_BATCH : MOVIES_PER_PAGE;
  const read = movies(status, { batch, scanLimit: SCAN_LIMIT });
  return inPagesOf(read, MOVIES_PER_PAGE, (movie) => hasWords(wordsOf(movie), search));
}

const wordsOf = ({ title, description, genre, director, actors, writers, language }: Movie) =>
  [title, description, genre, director, actors, writers, language].map((text) => text ?? '');

/**
 * Stores a new movie there, once, however often it is tried: an attempt that was given up may still
 * have arrived. The next one is no creation then, which the rules refuse because of its new
 * timestamp, and becomes an update. Throws FirestoreError or TimeoutError.
 */
export async function addMovie(address: MovieAddress, movie: MovieFields): Promise<void> {
  const document = movieDocument(movie, serverTimestamp());
  try {
    await withTimeout(setDoc(reference(address), document), SEND_TIMEOUT_MS);
  } catch (error) {
    const mayBeThere = errorCode(error) === 'permission-denied';
    const stored = mayBeThere ? await getMovie(address.id) : null;
    if (!stored) throw error;
    await updateMovie(stored, movie);
  }
}

/**
 * Writes what differs from the movie as it was read, so that nothing else that is stored, and
 * nothing that somebody else changes meanwhile, is touched. Its time stays as it is.
 * Throws FirestoreError, 'not-found' when it has been deleted, or TimeoutError.
 */
export async function updateMovie(before: Movie, after: MovieFields): Promise<void> {
  const [old, next] = [documentOf(before), documentOf(after)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (field) => JSON.stringify(old[field]) !== JSON.stringify(next[field]),
  );
  if (changed.length === 0) return;
  const changes = Object.fromEntries(changed.map((field) => [field, next[field] ?? deleteField()]));
  // Older entries call it `name`, which the site would go on showing.
  const rename = changed.includes('title') && { name: deleteField() };
  await withTimeout(updateDoc(reference(before), { ...changes, ...rename }), SEND_TIMEOUT_MS);
}

const documentOf = (movie: MovieFields): Readonly<Record<string, unknown>> =>
  movieDocument(movie, null);

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
