import { MOVIE_STATUSES, type Movie } from '../../src/domain/movies/movie';
import { moviesCollection } from '../../src/firebase/collections';
import { movieFromDocument } from '../../src/firebase/converters/movie';
import { isDocumentId } from '../../src/domain/document-id';
import { plainFields } from './firestore-values';
import { readDueMovies, type Found } from './read-due';
import { type Database, request, type RestDocument } from './firestore';

/** A crawler gives up after some seconds; the page without the movie is still a page. */
const TIMEOUT_MS = 3000;

/**
 * The movie with this id from either collection (product 5.1), or one that is due (product 29.14), or
 * null.
 *
 * @throws Error if Firestore has not answered within 3 seconds, or not as it should
 */
export async function readMovie(database: Database, id: string): Promise<Found<Movie> | null> {
  if (!isDocumentId(id)) return null;
  const places = MOVIE_STATUSES.map((status) => ({
    status,
    name: `${database.root}/${moviesCollection(status)}/${id}`,
  }));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answers = await request<{ readonly found?: RestDocument }>(
    `${database.url}:batchGet`,
    { documents: places.map(({ name }) => name) },
    signal,
  );
  // They arrive in any order.
  for (const { status, name } of places) {
    const found = answers.find((answer) => answer.found?.name === name)?.found;
    if (found) return { found: movieFromDocument(id, status, plainFields(found.fields)) };
  }
  const due = await readDueMovies(database, signal);
  const found = due.find(({ entry }) => entry.id === id);
  return found ? { found: found.entry, until: found.until } : null;
}
