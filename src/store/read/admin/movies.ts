import { entryIn } from '../../../content/base/convert';
import { MOVIES_PER_PAGE } from '../../../shared/limits';
import { mergeByTime, type ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate } from '../../../shared/lists/read-lists';
import { movieKind, type Movie } from '../../../content/movie/movie';
import { needsIndex, type MovieQuestion } from '../../../content/search/list-questions';
import { movieKey, parseSearchKey, type SearchEntry } from '../../../content/search/search-entry';
import { moviesCollection, REVISIONS } from '../../../firebase/collections';
import { searchKeyAt } from '../../documents/kinds';
import { moviesReader } from '../lists';
import { foundReader, type FoundEntries, readListIndex, type ListIndex } from './index-reader';
import { SCAN_LIMIT, sortOptionsFor } from './all-entries';
import { collection, limit, orderBy, query } from 'firebase/firestore/lite';
import {
  type Revision,
  historyKindOf,
  revisionFromDocument,
  type HistoryKind,
} from '../../documents/revision';
import type { EntryLocation } from '../../../content/entry';
import { asRecord, asText } from '../../../content/base/stored-values';
import { firestore, readDocuments } from '../../../firebase/firestore';

/** How the movies that the index has are read. */
const MOVIES: Omit<FoundEntries<Movie>, 'pageSize'> = {
  collectionOf: ({ key }) => moviesCollection(parseSearchKey(key).collection),
  read: entryIn(movieKind),
};

/**
 * Returns a function that reads the next `pageSize` movies that a question asks for (product 35.1), by the
 * index if the database cannot answer. It throws as `readListIndex`.
 */
export function adminMoviesReader(
  question: MovieQuestion,
  index: () => Promise<ListIndex> = readListIndex,
  pageSize: number = MOVIES_PER_PAGE,
): ReadNext<Movie> {
  const { status, order } = question;
  if (!needsIndex(question)) {
    const sort = sortOptionsFor(order === 'oldest' ? 'oldest' : 'newest');
    const options = { batch: pageSize, scanLimit: SCAN_LIMIT, ...sort };
    return paginate(moviesReader(status, options), pageSize);
  }
  const find = async () => {
    const { moviesAsked } = await import('../../../content/search/asked');
    return moviesAsked((await index()).entries, question);
  };
  return order === 'changed'
    ? lastChangedReader(find, pageSize)
    : foundReader(find, { ...MOVIES, pageSize });
}

/** Edits that are read to put a list into the order of the last changes. */
const EDITS_READ = 100;

/**
 * Reads the movies that were changed or published last first (product 35.3). When a movie was changed
 * is known from the last EDITS_READ edits; the others are in the order in which they were published.
 */
function lastChangedReader(
  find: () => Promise<readonly SearchEntry[]>,
  pageSize: number,
): ReadNext<Movie> {
  let merged: ReadNext<ChangedMovie> | undefined;
  return async () => {
    if (!merged) {
      const [found, changes] = await Promise.all([find(), latestChanges(EDITS_READ)]);
      const times = new Map(changes.map(({ location, at }) => [searchKeyAt(location), at]));
      const timeOf = ({ key }: Pick<SearchEntry, 'key'>) => times.get(key)?.getTime() ?? 0;
      const edited = found.filter(timeOf).toSorted((a, b) => timeOf(b) - timeOf(a));
      const others = found.filter((entry) => !timeOf(entry));
      const sources = [edited, others].map((entries) => {
        const read = foundReader(async () => entries, { ...MOVIES, pageSize });
        const ordered = async () =>
          (await read()).map((movie): ChangedMovie => {
            const published = movie.publishedAt?.getTime() ?? 0;
            const changed = timeOf({ key: movieKey(movie) });
            return { movie, publishedAt: new Date(Math.max(published, changed)) };
          });
        return { ordered, undated: async () => [] };
      });
      merged = mergeByTime(sources, pageSize);
    }
    return (await merged()).map(({ movie }) => movie);
  };
}

/** A movie with the time of its last change in place of the time of its publication. */
interface ChangedMovie {
  readonly movie: Movie;
  readonly publishedAt: Date;
}

/** The last edit of an entry, or of the settings. */
interface LatestChange extends Revision {
  readonly location: EntryLocation;
  readonly kind: HistoryKind;
}

/**
 * Returns what was changed last, each entry once, from the last edits, as many as `edits` says
 * (product 30.11). Throws FirestoreError or TimeoutError.
 */
async function latestChanges(edits: number): Promise<readonly LatestChange[]> {
  const last = query(collection(firestore, REVISIONS), orderBy('at', 'desc'), limit(edits));
  const docs = await readDocuments(last);
  const changes = docs.flatMap((document) => changeIn(document.id, document.data()) ?? []);
  const nameOf = ({ location }: LatestChange) => `${location.path} ${location.key ?? ''}`;
  const names = changes.map(nameOf);
  return changes.filter((change, position) => names.indexOf(nameOf(change)) === position);
}

/** A draft is named by the place at which it is published; an announcement's has no key of its own. */
function changeIn(id: string, data: unknown): LatestChange | null {
  const { path, key, before } = asRecord(data);
  const published = asText(asRecord(before)['path']) ?? asText(path) ?? '';
  const revision = revisionFromDocument(id, data);
  const location = { path: published, key: asText(key) };
  const kind = historyKindOf(location);
  return revision && kind && { ...revision, kind, location };
}
