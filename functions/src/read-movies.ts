import { SEARCH_PARTS_MAX } from '../../src/content/search/search-columns';
import { readEntry } from '../../src/content/base/convert';
import { movieKind, type Movie } from '../../src/content/movie/movie';
import { CONTENT_TRANSLATIONS, languagesOf } from '../../src/content/meta/in-languages';
import { searchImage } from '../../src/content/meta/meta-tags';
import { chunksOf } from '../../src/shared/lists/read-lists';
import { parseSearchKey } from '../../src/content/search/search-entry';
import { moviesCollection, isDocumentId } from '../../src/firebase/collections';
import {
  SEARCH_CHANGES,
  searchChangesFromDocument,
  indexDocument,
  indexDocumentFrom,
} from '../../src/content/search/stored-index';
import { idOf } from '../../src/store/documents/kinds';
import { type Database, requestFirestore, type RestDocument } from './firestore';
import { plainFields } from './firestore-values';
import { readDueMovies } from './read-due';
import type { SitemapMovie } from './sitemap';

/** The number of documents per request. */
const BATCH = 1000;

/**
 * The fields from which `searchImage` derives the URL of a picture, and those that tell a movie's
 * languages.
 */
const FIELDS = ['img', 'picture.share', 'picture.sizes.`960`', ...CONTENT_TRANSLATIONS];

/** The function has 60 seconds, and so has Hosting's proxy. */
const TIMEOUT_MS = 45_000;

/** The documents of the search index, whether they exist or not. */
const INDEX = [
  SEARCH_CHANGES,
  ...Array.from({ length: SEARCH_PARTS_MAX }, (_, part) => indexDocument(part)),
];

/**
 * Returns the due movies (product 29.14), and every movie in the search index, newest first, with
 * only the fields for the picture and the translations. Movies are read by id, because the rules
 * let a visitor list only 50 in a query.
 *
 * @throws Error if Firestore has not returned all of them within 45 seconds
 */
export async function readMovies(database: Database): Promise<readonly SitemapMovie[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [index, due] = await Promise.all([
    readDocuments(database, INDEX, signal),
    readDueMovies(database, signal),
  ]);
  const paths = [...new Set(index.flatMap((document) => moviePathsIn(document)))];
  const read = chunksOf(paths, BATCH).map((batch) =>
    readDocuments(database, batch, signal, FIELDS),
  );
  const published = (await Promise.all(read)).flat().map(movieOf);
  const ids = new Set(published.map(({ id }) => id));
  // A next version uses the picture of its movie until it is released.
  const others = due.map(({ entry }) => entry).filter(({ id }) => !ids.has(id));
  return [...others.map(dueMovieOf), ...published];
}

/** Returns the paths of the movies in a document of the search index, including deleted ones. */
function moviePathsIn({ name, fields }: RestDocument): readonly string[] {
  const data = plainFields(fields);
  const { changes } = searchChangesFromDocument(data);
  const entries = name.endsWith(SEARCH_CHANGES) ? changes : indexDocumentFrom(data).entries;
  return entries
    .map(({ key }) => parseSearchKey(key))
    .filter(({ kind, id }) => kind === 'movie' && isDocumentId(id))
    .map(({ collection, id }) => `${moviesCollection(collection)}/${id}`);
}

/**
 * Returns the existing documents in the order of the paths, with all fields or only the given ones.
 */
async function readDocuments(
  { url, root }: Database,
  paths: readonly string[],
  signal: AbortSignal,
  fieldPaths?: readonly string[],
): Promise<readonly RestDocument[]> {
  const answers = await requestFirestore<{ readonly found?: RestDocument }>(
    `${url}:batchGet`,
    {
      documents: paths.map((path) => `${root}/${path}`),
      ...(fieldPaths && { mask: { fieldPaths } }),
    },
    signal,
  );
  const byName = new Map(answers.map(({ found }) => [found?.name, found]));
  return paths.flatMap((path) => byName.get(`${root}/${path}`) ?? []);
}

function movieOf({ name, fields, updateTime }: RestDocument): SitemapMovie {
  const id = idOf({ path: name });
  // The picture does not depend on the collection.
  return sitemapMovie(
    readEntry(movieKind, id, 'Movies/Released/Movies/x', plainFields(fields)),
    updateTime,
  );
}

const dueMovieOf = (movie: Movie): SitemapMovie =>
  sitemapMovie(movie, (movie.publishedAt ?? new Date()).toISOString());

const sitemapMovie = (movie: Movie, updated: string): SitemapMovie => ({
  id: movie.id,
  updated,
  languages: languagesOf(movie),
  ...(movie.picture && { image: searchImage(movie.picture) }),
});
