import { KINDS } from './kinds';
import type { KindName } from './base/define-kind';
import { bySoonest, type CinemaEvent } from './event/event';
import { isOver } from './event/event-times';
import type { Movie, MovieStatus } from './movie/movie';
import { today } from './locale/company-clock';
import { isIsoDay } from '../shared/day';
import type { EntryKind, EntryOf } from './entry';
import { timeInKey } from './base/time-keys';
import { IN_CINEMAS_DAYS } from '../shared/limits';
import type { Cursor, ReadNext } from '../shared/lists/merge-by-time';
import { releaseKey, withRelease } from './movie/written-order';

/** A public list, which decides which due entries belong to it and in which order. */
export interface DueList<Kind extends EntryKind = EntryKind> {
  readonly kind: Kind;
  /**
   * Entries per call; a call that returns fewer is the last. Undefined to read the list in one
   * call.
   */
  readonly size?: number;
  /** Where the list starts, if it is not the first page. */
  readonly after?: Cursor | undefined;
  /** The status of the movies in the list; upcoming ones are sorted soonest first. */
  readonly status?: MovieStatus | 'All';
  /** The list contains only movies that were released in the last weeks, latest first. */
  readonly inCinemas?: true;
  readonly movieId?: string | undefined;
  readonly onLandingPage?: true;
  /** The list contains only events that are not over, soonest first. */
  readonly coming?: true;
}

/** The membership and order of a kind's entries in its public lists. */
interface ListOrdering<Entry> {
  readonly isIn?: (entry: Entry, list: DueList) => boolean;
  readonly comparator?: (list: DueList) => (a: Entry, b: Entry) => number;
  /** Adds the sort key of the list to an entry. */
  readonly prepared?: (entry: Entry) => Entry;
}

const movies: ListOrdering<Movie> = {
  isIn: (movie, { status = 'All', inCinemas, movieId }) =>
    movieId === undefined &&
    (status === 'All' || movie.status === status) &&
    (!inCinemas || isInCinemas(movie)),
  comparator:
    ({ status, inCinemas }) =>
    (a, b) => {
      const rank = (movie: Movie) => {
        if (status === 'Upcoming') return releaseKey(withRelease(movie));
        return inCinemas ? -Number(movie.releaseDate?.replaceAll('-', '')) : 0;
      };
      return rank(a) - rank(b) || newestFirst(a, b);
    },
  prepared: withRelease,
};

const events: ListOrdering<CinemaEvent> = {
  isIn: (event, list) => isOfMovie(event, list) && (!list.coming || !isOver(event)),
  comparator: () => bySoonest,
};

/** The kinds whose lists differ from "newest first" and "of one movie". */
const OWN: { readonly [Kind in KindName]?: ListOrdering<EntryOf<Kind>> } = {
  movie: movies,
  event: events,
};

function isInCinemas({ releaseDate = '' }: Movie): boolean {
  const from = today(IN_CINEMAS_DAYS);
  return isIsoDay(releaseDate) && releaseDate >= from && releaseDate <= today();
}

interface Listed {
  readonly id?: string;
  readonly key?: string;
  readonly path?: string;
  readonly collection?: string;
  readonly publishedAt?: Date;
  readonly movieId?: string;
  readonly onLandingPage?: boolean;
}

/** Returns the time of an entry in ms; an entry without a time is the oldest. */
const timeOf = ({ publishedAt, key }: Listed): number =>
  (key === undefined ? publishedAt?.getTime() : timeInKey(key)?.getTime()) || 0;
const newestFirst = (a: Listed, b: Listed) => timeOf(b) - timeOf(a);
const isOfMovie = (entry: Listed, { movieId, onLandingPage }: DueList) =>
  (movieId === undefined || entry.movieId === movieId) &&
  (!onLandingPage || entry.onLandingPage === true);

/** Returns the filter, the order and the sort key of the public lists of a kind; newest first by default. */
export function listOrderingOf<Kind extends EntryKind>(
  kind: Kind,
): Required<ListOrdering<EntryOf<Kind>>> {
  return {
    isIn: isOfMovie,
    comparator: () => newestFirst,
    prepared: (entry) => entry,
    ...OWN[kind],
  };
}

/**
 * Returns the identity of an entry within its kind, which is the same before and after its release.
 */
export function dueKey<Kind extends EntryKind>(kind: Kind, entry: EntryOf<Kind>): string {
  const { path, key } = KINDS[kind].place.locate(entry);
  return key ?? path;
}

/**
 * Merges due entries, newest first, into a list of published ones, whose order does not change;
 * returns a function that reads the merged list. `page` is the first page of published entries,
 * already read; an entry that is in both lists while it is released is returned once.
 */
export function mergeDue<Kind extends EntryKind>(
  list: DueList<Kind>,
  entries: readonly EntryOf<Kind>[],
  page: readonly EntryOf<Kind>[],
  read: ReadNext<EntryOf<Kind>>,
): ReadNext<EntryOf<Kind>> {
  const { isIn, comparator } = listOrderingOf(list.kind);
  const keyOf = (entry: EntryOf<Kind>) => dueKey(list.kind, entry);
  const compare = comparator(list);
  const inOrder = entries.filter((entry) => isIn(entry, list)).toSorted(compare);
  const due = inOrder.slice(inOrder.findIndex((entry) => keyOf(entry) === list.after?.['due']) + 1);
  const keys = new Set(entries.map(keyOf));
  const unseen = (found: readonly EntryOf<Kind>[]) =>
    found.filter((entry) => !keys.has(keyOf(entry)));
  const published = unseen(page);
  const { size = Infinity } = list;
  let isLast = page.length < size;
  let merged: EntryOf<Kind>[] = [];

  return async () => {
    while (merged.length < size) {
      if (published.length === 0 && !isLast) {
        // oxlint-disable-next-line no-await-in-loop -- the need for further entries is known only
        // now
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

/** Removes and returns the first entry of both lists, by their order. */
function nextOf<T>(published: T[], due: T[], compare: (a: T, b: T) => number): T | undefined {
  const [a] = published;
  const [b] = due;
  return (a && (!b || compare(a, b) <= 0) ? published : due).shift();
}
