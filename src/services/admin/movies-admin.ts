import { doc, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { changedFields } from '../../domain/entries/conflict';
import { errorCode } from '../../domain/failures/failure';
import { MOVIES_PER_PAGE } from '../../domain/limits';
import { AddressTakenError } from '../../domain/movies/movie-address';
import type { Movie, MovieFields, MovieStatus } from '../../domain/movies/movie';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { movieKey, parseSearchKey, searchFieldsOf } from '../../domain/search/search-entry';
import type { TimeOrder } from '../../domain/lists/time-order';
import type { Trashed } from '../../domain/entries/trash';
import { movieDocument, movieFromDocument } from '../../firebase/converters/movie';
import { firestore } from '../../firebase/firestore';
import { moviesCollection } from '../../firebase/collections';
import { SCAN_LIMIT, sortOptionsFor } from '../lists/admin-queries';
import {
  createDocument,
  setFields,
  updateDocument,
  type DocumentMapping,
} from '../editing/edit-document';
import { getMovie } from '../movies/movie';
import { takenAddresses } from './movie-addresses';
import { moviesReader } from '../movies/movies';
import { searchReader } from '../search/search-reader';
import { updateSearchIndex } from '../editing/search-update';
import { moveToTrash } from '../trash/trash';

/** Identifies the document of a movie, which stays in its collection (product 5.1). */
export type MovieRef = Pick<Movie, 'id' | 'collection'>;

/** A new movie; with the time at which it was added before, if it comes back from an export. */
export type NewMovieRef = MovieRef & Pick<Movie, 'publishedAt'>;

interface MovieQuery {
  readonly status: MovieStatus | 'All';
  /** Search terms; '' for all movies. */
  readonly search: string;
  readonly order?: TimeOrder;
}

/**
 * Returns a function that reads the next MOVIES_PER_PAGE movies that match the query. It throws as
 * `readSearchIndex`.
 */
export function adminMoviesReader({
  status,
  search,
  order = 'newest',
}: MovieQuery): ReadNext<Movie> {
  if (!search) {
    const options = { batch: MOVIES_PER_PAGE, scanLimit: SCAN_LIMIT, ...sortOptionsFor(order) };
    return paginate(moviesReader(status, options), MOVIES_PER_PAGE);
  }
  return searchReader({
    search,
    order,
    pageSize: MOVIES_PER_PAGE,
    includes: (entry) =>
      parseSearchKey(entry.key).kind === 'movie' && (status === 'All' || entry.status === status),
    collectionOf: ({ key }) => moviesCollection(parseSearchKey(key).collection),
    read: (document, { key }) =>
      movieFromDocument(document.id, parseSearchKey(key).collection, document.data()),
  });
}

/**
 * Creates a movie. Repeated attempts with the same id store it once (product 15.6): a stored movie with
 * this picture, or with one of `pictures` of earlier attempts, is the same. Throws AddressTakenError
 * if another movie has the id, unpublished, in the trash or not, and as `updateMovie`.
 */
export async function addMovie(
  { publishedAt, ...ref }: NewMovieRef,
  movie: MovieFields,
  pictures: readonly string[] = [],
): Promise<void> {
  const own = [...pictures, movie.picture?.src];
  const isOwn = (stored: Movie) => own.includes(stored.picture?.src);
  try {
    const time = publishedAt ? Timestamp.fromDate(publishedAt) : serverTimestamp();
    const document = movieDocument(movie, time);
    await createDocument(movieMapping(ref), movie, document, isOwn);
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const stored = await getMovie(ref.id);
    const isTaken = stored ? !isOwn(stored) : (await takenAddresses([ref.id])).has(ref.id);
    throw isTaken ? new AddressTakenError() : error;
  }
  await updateSearchIndex(movieKey(ref));
}

/**
 * Writes the fields that differ from `before`. Throws EditConflictError with the stored movie if
 * somebody else has changed it, EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function updateMovie(before: Movie, after: MovieFields): Promise<void> {
  const isWritten = await updateDocument(movieMapping(before), before, after);
  if (isWritten && changesSearchFields(before, after)) await updateSearchIndex(movieKey(before));
}

/** Whether an edit changes anything that the search index holds. */
const changesSearchFields = (before: MovieFields, after: MovieFields) =>
  changedFields(searchFieldsOf(before), searchFieldsOf(after)).length > 0;

/** Writes only the status (product 16.5). Throws as `setFields`. */
export async function setMovieStatus(ref: MovieRef, status: MovieStatus): Promise<void> {
  await setFields(reference(ref), { status });
  await updateSearchIndex(movieKey(ref));
}

/** Moves a movie to the trash. Succeeds if it does not exist. Throws FirestoreError or TimeoutError. */
export async function deleteMovie(movie: MovieRef): Promise<Trashed> {
  const trashed = await moveToTrash('movie', reference(movie));
  await updateSearchIndex(movieKey(movie));
  return trashed;
}

const reference = ({ id, collection }: MovieRef) =>
  doc(firestore, moviesCollection(collection), id);

const movieMapping = (ref: MovieRef): DocumentMapping<Movie, MovieFields> => ({
  reference: reference(ref),
  fromDocument: (document) => movieFromDocument(document.id, ref.collection, document.data()),
  fieldsOf: (movie) => movieDocument(movie, undefined),
  // Older documents have `name`, which the site would show instead of `title` (product 5.3).
  linkedFields: { title: 'name', img: 'picture' },
});
