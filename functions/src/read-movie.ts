import { readEntry } from '../../src/content/base/convert';
import { movieKind, MOVIE_STATUSES, type Movie } from '../../src/content/movie/movie';
import { namesFrom, rememberNames } from '../../src/content/names/film-names';
import { moviesCollection, namesDocument, isDocumentId } from '../../src/firebase/collections';
import { plainFields } from './firestore-values';
import { readDueMovies, settlePublishedAndDue, type Found } from './read-due';
import { type Database, requestFirestore, type RestDocument } from './firestore';

const LANGUAGE = import.meta.env?.VITE_LANGUAGE;

/**
 * The document with the names in the language of this build (product 40.13); none for the first
 * language.
 */
const NAMES = LANGUAGE ? [namesDocument(LANGUAGE)] : [];

/** Crawlers wait only some seconds, and a page without the movie is better than no page. */
const TIMEOUT_MS = 3000;

/**
 * Returns the movie with this id from either collection (product 5.1), or a due one (product
 * 29.14), or null.
 *
 * @throws Error if Firestore has not answered within 3 seconds, or answers with an error
 */
export async function readMovie(database: Database, id: string): Promise<Found<Movie> | null> {
  if (!isDocumentId(id)) return null;
  const places = MOVIE_STATUSES.map((status) => ({
    status,
    name: `${database.root}/${moviesCollection(status)}/${id}`,
  }));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [published, due] = await settlePublishedAndDue(
    readPublished(),
    readDueMovies(database, signal),
  );
  // A due movie may be the next version of the published one (product 37.7).
  const next = due.find(({ entry }) => entry.id === id);
  if (next) return { found: next.entry, until: next.until };
  return published && { found: published };

  async function readPublished(): Promise<Movie | null> {
    const answers = await requestFirestore<Answer>(
      `${database.url}:batchGet`,
      {
        documents: [
          ...places.map(({ name }) => name),
          ...NAMES.map((path) => `${database.root}/${path}`),
        ],
      },
      signal,
    );
    takeNames(answers, database);
    // The answers arrive in any order.
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

interface Answer {
  readonly found?: RestDocument;
}

/** Stores the names that were read together with a movie. */
function takeNames(answers: readonly Answer[], { root }: Database): void {
  for (const path of NAMES) {
    const found = answers.find((answer) => answer.found?.name === `${root}/${path}`)?.found;
    rememberNames(LANGUAGE ?? '', namesFrom(found && plainFields(found.fields)));
  }
}
