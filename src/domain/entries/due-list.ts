import { timeOfAnnouncementKey } from './announcement';
import type { Cursor } from '../lists/cursor';
import { IN_CINEMAS_DAYS } from '../limits';
import type { ReadNext } from '../lists/merge-by-time';
import type { Movie, MovieStatus } from '../movies/movie';
import { isIsoDay } from '../movies/release-date';
import { today } from '../movies/release-order';
import { bySoonest } from '../events/film-event';
import type { EntryKind, EntryOf } from './entry';
import { releaseKey, withRelease } from '../movies/written-order';

/** A public list: which due entries belong to it, and where. */
export interface DueList<Kind extends EntryKind = EntryKind> {
  readonly kind: Kind;
  /** Entries at a call, one that returns fewer is the last; without it, the list is read at once. */
  readonly size?: number;
  /** The start of the list, if it is not its first page. */
  readonly after?: Cursor | undefined;
  /** Of the upcoming movies, those that come out soonest are first. */
  readonly status?: MovieStatus | 'All';
  /** Only the movies that were released in the last weeks, latest first. */
  readonly inCinemas?: true;
  readonly movieId?: string | undefined;
  readonly onLandingPage?: true;
  /** Only events of today and later, soonest first. */
  readonly coming?: true;
}

type Entry = EntryOf<EntryKind>;

/**
 * Merges due entries, given newest first, into a list of published ones of which `page` has been
 * read: returns a function that reads the list from there. The order of published entries stays as it
 * is. One that is in both, as it is published at this moment, is returned once.
 */
export function mergeDue<T extends Entry>(
  list: DueList,
  entries: readonly T[],
  page: readonly T[],
  read: ReadNext<T>,
): ReadNext<T> {
  const compare = comparatorOf(list);
  const due = afterCursor(entries.filter(filterOf(list)).toSorted(compare), list.after);
  const keys = new Set(entries.map(dueKey));
  const unseen = (found: readonly T[]) => found.filter((entry) => !keys.has(dueKey(entry)));
  const published = unseen(page);
  const { size = Infinity } = list;
  let isLast = page.length < size;
  let merged: T[] = [];

  return async () => {
    while (merged.length < size) {
      if (published.length === 0 && !isLast) {
        // oxlint-disable-next-line no-await-in-loop -- it is known only now that they are needed
        const further = await read();
        isLast = further.length < size;
        published.push(...unseen(further));
      } else {
        const entry = nextOf(published, due, compare);
        if (!entry) break;
        merged.push(entry);
      }
    }
    const complete = merged;
    merged = [];
    return complete;
  };
}

/** Removes the first entry of both lists and returns it. */
function nextOf<T>(published: T[], due: T[], compare: (a: T, b: T) => number): T | undefined {
  const [a] = published;
  const [b] = due;
  return (a && (!b || compare(a, b) <= 0) ? published : due).shift();
}

/** Identifies an entry among those of its kind, due or published; the value of `due` in a cursor. */
export const dueKey = (entry: Entry): string => {
  if ('key' in entry) return entry.key;
  if ('path' in entry) return entry.path;
  return isMovie(entry) ? `${entry.collection}/${entry.id}` : entry.id;
};

function afterCursor<T extends Entry>(due: readonly T[], after?: Cursor): T[] {
  return due.slice(due.findIndex((entry) => dueKey(entry) === after?.['due']) + 1);
}

function filterOf({ status = 'All', movieId, onLandingPage, inCinemas, coming }: DueList) {
  const from = today(IN_CINEMAS_DAYS);
  const isInCinemas = ({ releaseDate = '' }: Movie) =>
    isIsoDay(releaseDate) && releaseDate >= from && releaseDate <= today();
  return (entry: Entry): boolean => {
    if (movieId !== undefined && !('movieId' in entry && entry.movieId === movieId)) return false;
    if (onLandingPage && !('onLandingPage' in entry && entry.onLandingPage)) return false;
    if (coming && !('day' in entry && entry.day >= today())) return false;
    if (!isMovie(entry)) return true;
    return (status === 'All' || entry.status === status) && (!inCinemas || isInCinemas(entry));
  };
}

function comparatorOf({ status, inCinemas }: DueList) {
  const rank = (entry: Entry): number => {
    if (!isMovie(entry)) return 0;
    if (status === 'Upcoming') return releaseKey(withRelease(entry));
    return inCinemas ? -Number(entry.releaseDate?.replaceAll('-', '')) : 0;
  };
  return (a: Entry, b: Entry) =>
    'day' in a && 'day' in b ? bySoonest(a, b) : rank(a) - rank(b) || timeOf(b) - timeOf(a);
}

const isMovie = (entry: Entry): entry is Movie => 'collection' in entry;

/** In ms; entries without a time are the oldest. */
const timeOf = (entry: Entry): number =>
  'key' in entry ? timeOfAnnouncementKey(entry.key) || 0 : (entry.publishedAt?.getTime() ?? 0);
