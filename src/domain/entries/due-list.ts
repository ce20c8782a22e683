import { isIsoDay } from '../day';
import { timeOfAnnouncementKey } from './announcement-key';
import type { Cursor } from '../lists/cursor';
import { IN_CINEMAS_DAYS } from '../limits';
import type { ReadNext } from '../lists/merge-by-time';
import type { Movie, MovieStatus } from '../../content/movie/movie';
import { today } from '../clock/company-clock';
import { bySoonest } from '../../content/event/event';
import { isOver } from '../events/event-times';
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
  /** Only events that are not over, soonest first. */
  readonly coming?: true;
}

/** How entries of a kind stand in the lists of that kind. */
interface DueRules<Entry> {
  /** Identifies an entry among those of its kind, due or published. */
  readonly keyOf: (entry: Entry) => string;
  readonly isIn: (entry: Entry, list: DueList) => boolean;
  readonly comparator: (list: DueList) => (a: Entry, b: Entry) => number;
}

interface Dated {
  readonly publishedAt?: Date;
}

/** In ms; entries without a time are the oldest. */
const timeOf = ({ publishedAt }: Dated): number => publishedAt?.getTime() ?? 0;
const newestFirst = (a: Dated, b: Dated) => timeOf(b) - timeOf(a);
const isOfMovie = (entry: { readonly movieId?: string }, { movieId }: DueList) =>
  movieId === undefined || entry.movieId === movieId;
const idOf = ({ id }: { readonly id: string }) => id;

const RULES: {
  readonly [Kind in EntryKind]: DueRules<EntryOf<Kind>>;
} = {
  movie: {
    keyOf: ({ collection, id }) => `${collection}/${id}`,
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
  },
  video: {
    keyOf: idOf,
    isIn: (video, list) => isOfMovie(video, list) && (!list.onLandingPage || video.onLandingPage),
    comparator: () => newestFirst,
  },
  announcement: {
    keyOf: ({ key }) => key,
    isIn: isOfMovie,
    comparator: () => (a, b) =>
      (timeOfAnnouncementKey(b.key) || 0) - (timeOfAnnouncementKey(a.key) || 0),
  },
  event: {
    keyOf: idOf,
    isIn: (event, list) => isOfMovie(event, list) && (!list.coming || !isOver(event)),
    comparator: () => bySoonest,
  },
  banner: { keyOf: idOf, isIn: () => true, comparator: () => newestFirst },
  image: { keyOf: ({ path }) => path, isIn: isOfMovie, comparator: () => newestFirst },
};

const rulesOf = <Kind extends EntryKind>(kind: Kind): DueRules<EntryOf<Kind>> => RULES[kind];

function isInCinemas({ releaseDate = '' }: Movie): boolean {
  const from = today(IN_CINEMAS_DAYS);
  return isIsoDay(releaseDate) && releaseDate >= from && releaseDate <= today();
}

/** Identifies an entry among those of its kind, due or published; the value of `due` in a cursor. */
export const dueKey = <Kind extends EntryKind>(kind: Kind, entry: EntryOf<Kind>): string =>
  rulesOf(kind).keyOf(entry);

/**
 * Merges due entries, given newest first, into a list of published ones of which `page` has been
 * read: returns a function that reads the list from there. The order of published entries stays as it
 * is. One that is in both, as it is published at this moment, is returned once.
 */
export function mergeDue<Kind extends EntryKind>(
  list: DueList<Kind>,
  entries: readonly EntryOf<Kind>[],
  page: readonly EntryOf<Kind>[],
  read: ReadNext<EntryOf<Kind>>,
): ReadNext<EntryOf<Kind>> {
  const { keyOf, isIn, comparator } = rulesOf(list.kind);
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
