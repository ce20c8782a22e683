import { readEntry } from '../../src/content/base/convert';
import { movieKind, MOVIE_STATUSES, type Movie } from '../../src/content/movie/movie';
import { moviesCollection, isDocumentId } from '../../src/firebase/collections';
import { plainFields } from './firestore-values';
import { readDueMovies, withDue, type Found } from './read-due';
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
  const [published, due] = await withDue(readPublished(), readDueMovies(database, signal));
  // It may be the next version of what is published (product 37.7).
  const next = due.find(({ entry }) => entry.id === id);
  if (next) return { found: next.entry, until: next.until };
  return published && { found: published };

  async function readPublished(): Promise<Movie | null> {
    const answers = await request<{ readonly found?: RestDocument }>(
      `${database.url}:batchGet`,
      { documents: places.map(({ name }) => name) },
      signal,
    );
    // They arrive in any order.
    for (const { status, name } of places) {
      const found = answers.find((answer) => answer.found?.name === name)?.found;
      if (found)
        return readEntry(
          movieKind,
          id,
          `${moviesCollection(status)}/${id}`,
          plainFields(found.fields),
        );
    }
    return null;
  }
}
