import { doc, type DocumentSnapshot } from 'firebase/firestore/lite';
import { asRecord, asText } from '../../content/base/stored-values';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import { AWAY_DOCUMENT } from '../../firebase/collections';
import { firestore, readDocument } from '../../firebase/firestore';
import { getDue } from '../due/due-entries';

/** Returns the id of the movie that a path of this site leads to; undefined for any other link. */
export function movieIdIn(link = ''): string | undefined {
  const [, id] = /^\/movie\/([^/?#]+)/i.exec(link) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** An entry that may link to a movie: by its id, or by a link to its page. */
interface Linking {
  readonly movieId?: string | undefined;
  readonly link?: string | undefined;
}

interface Known {
  readonly id: string;
}

/**
 * Wraps a read of a public page so that links to movies that are not on the site are removed. The
 * removed movies are one document, which is read in the background, and only if an entry links to a
 * movie that the page has not read anyway (`known`).
 */
export const withoutDeadLinks =
  <T extends Linking>(
    read: ReadNext<T>,
    known: () => Promise<readonly Known[]> = async () => [],
  ): ReadNext<T> =>
  async (onPartial) => {
    const entries = await read(onPartial);
    const named = new Set(entries.flatMap(moviesOf));
    if (named.size === 0) return entries;
    await onPartial?.(entries);
    for (const { id } of await known()) named.delete(id);
    const gone = await goneAmong(named);
    return gone.length > 0 ? entries.map((entry) => withoutLinks(entry, gone)) : entries;
  };

const moviesOf = ({ movieId, link }: Linking) => movieId ?? movieIdIn(link) ?? [];

function withoutLinks<T extends Linking>(entry: T, gone: readonly string[]): T {
  const isGone = (id: string | undefined) => id !== undefined && gone.includes(id);
  if (isGone(entry.movieId)) return { ...entry, movieId: undefined };
  return isGone(movieIdIn(entry.link)) ? { ...entry, link: undefined } : entry;
}

/**
 * Returns the movies that are not on the site. Never throws: if they cannot be read, links are
 * preserved.
 */
async function goneAmong(named: ReadonlySet<string>): Promise<readonly string[]> {
  if (named.size === 0) return [];
  try {
    const away = (await readAway()).filter((id) => named.has(id));
    // A movie with an end is on the site until its end, although it is in no collection of movies.
    const due = await Promise.all(away.map((id) => getDue('movie', id)));
    return away.filter((_id, index) => !due[index]);
  } catch (error) {
    console.error(error);
    return [];
  }
}

/**
 * Returns the ids of movies that have left the collections of movies. Throws FirestoreError or TimeoutError.
 */
export const readAway = async (): Promise<readonly string[]> =>
  awayIn(await readDocument(doc(firestore, AWAY_DOCUMENT)));

/** Returns the movie ids in the document `site/away`. */
export function awayIn(document: DocumentSnapshot): readonly string[] {
  const { movies } = asRecord(document.data());
  return Array.isArray(movies) ? movies.flatMap((id) => asText(id) ?? []) : [];
}
