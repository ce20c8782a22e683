import { isIsoDay, DAY_MS } from '../shared/day';
import { KIND_NAMES, type SearchKind } from '../content/base/define-kind';
import { VIDEOS_READ_ON_LANDING, READ_TIMEOUT_MS } from '../shared/limits';
import { today } from '../content/locale/company-clock';
import {
  countMissingFields,
  missingFiltersFor,
  type MissingFilter,
  type MissingCount,
} from '../content/search/missing-fields';
import {
  isSearchKind,
  parseSearchKey,
  SEARCH_KINDS,
  type SearchEntry,
} from '../content/search/search-entry';
import { idIn, type EntryKind, type EntryOf } from '../content/entry';
import { paths } from '../content/paths/paths';
import { describeKind } from './documents/kinds';
import { countImages, countOutdated } from './read/admin/counts';
import { readListIndex } from './read/admin/index-reader';
import { listLandingBanners, videosReader } from './read/lists';
import { readAway } from './links/away-movies';
import { listLeadingTo, type Lead } from './links/leading-to';
import { readLiveUnpublished, listUnpublished } from './write/unpublished';
import { ERROR_COUNTS } from '../firebase/collections';
import { firestore, readDocument } from '../firebase/firestore';
import { doc } from 'firebase/firestore/lite';

// The reads behind the notices on the admin homepage. Each function reads a bounded number of documents, and
// throws FirestoreError or TimeoutError.

export const readBanners = () => listLandingBanners();

/** Returns the newest videos, as many as the landing page chooses from. */
export const readVideos = (): Promise<readonly EntryOf<'video'>[]> =>
  videosReader(VIDEOS_READ_ON_LANDING)();

/** Returns all unpublished entries; there are never many. */
export const readUnpublished = () => listUnpublished();

/**
 * Returns the published entries that link to a movie that is not on the site. Reads one document
 * unless a movie has been removed.
 */
export async function readDeadLinks(): Promise<readonly Lead[]> {
  const away = await readAway();
  if (away.length === 0) return [];
  const onSite = new Set((await readLiveUnpublished('movie')).map((movie) => idIn(movie)));
  const gone = away.filter((id) => !onSite.has(id));
  const leads = await listLeadingTo(
    gone.map((movieId) => ({ viewPath: paths.movie(movieId), movieId })),
  );
  return leads.filter(({ isUnpublished }) => !isUnpublished);
}

/**
 * Returns whether the homepage counts a missing field. For a kind with optional fields, only
 * outdated translations are counted.
 */
const isCounted = (kind: SearchKind, filter: MissingFilter) =>
  filter === 'outdated' || !describeKind(kind).search?.isOptional;

interface IndexOverview {
  /** Movies with status Upcoming whose release date has passed. */
  readonly overdue: readonly SearchEntry[];
  /**
   * The entries that were added or changed since the parts of the index were written, latest first; then the
   * newest movies.
   */
  readonly last: readonly SearchEntry[];
  /** For each kind: the missing fields, and the number of entries without each field. */
  readonly missing: readonly {
    readonly kind: SearchKind;
    readonly counts: readonly MissingCount[];
  }[];
  /**
   * The number of entries that did not fit into the index, so that the search does not find them.
   */
  readonly leftOut: number;
}

/** The number of entries that are shown as added or changed last. */
const LAST_ENTRIES = 3;

/** Returns an overview of all entries in the search index. */
export async function readIndexOverview(): Promise<IndexOverview> {
  const { entries, changes, leftOut } = await readListIndex();
  const of = (kind: SearchKind) => entries.filter(({ key }) => parseSearchKey(key).kind === kind);
  const changed = changes
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .flatMap(({ entry }) => entry ?? []);
  const last = new Map([...changed, ...of('movie')].map((entry) => [entry.key, entry]));
  return {
    overdue: entries.filter(isOverdue),
    last: [...last.values()].slice(0, LAST_ENTRIES),
    missing: SEARCH_KINDS.map((kind) => ({
      kind,
      counts: countMissingFields(of(kind), kind).filter(({ filter }) => isCounted(kind, filter)),
    })),
    leftOut,
  };
}

/** The missing fields of a kind, and the number of entries without each field. */
interface Missing {
  readonly kind: EntryKind;
  readonly counts: readonly MissingCount[];
}

/**
 * Returns the counts of missing fields for kinds that are not in the search index. The database counts images
 * without a description and, for each kind, outdated translations.
 */
export const countMissing = (): Promise<readonly Missing[]> =>
  Promise.all(
    KIND_NAMES.filter((kind) => !isSearchKind(kind)).map(async (kind) => {
      const filters = missingFiltersFor(kind).filter(
        (filter) => filter === 'alt' || filter === 'outdated',
      );
      const count = (filter: MissingFilter) =>
        filter === 'outdated' ? countOutdated(kind) : countImages(filter);
      const counts = filters.map(async (filter) => ({ filter, count: await count(filter) }));
      return { kind, counts: (await Promise.all(counts)).filter((each) => each.count > 0) };
    }),
  );

const isOverdue = ({ status, releaseDate = '' }: SearchEntry) =>
  status === 'Upcoming' && isIsoDay(releaseDate) && releaseDate < today();

/** Returns how many errors visitors saw today and yesterday (UTC). Throws FirestoreError or TimeoutError. */
export async function countErrors(): Promise<number> {
  const lastDay = Math.floor(Date.now() / DAY_MS);
  const days = [lastDay, lastDay - 1].map((day) => doc(firestore, ERROR_COUNTS, String(day)));
  const counts = await Promise.all(days.map(readDocument));
  return counts.reduce((sum, day) => sum + numberIn(day.get('count')), 0);
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Returns the version of the published site. Throws if its file cannot be read. */
export async function readSiteVersion(): Promise<string> {
  const response = await fetch('/version.txt', { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/version.txt: ${response.status}`);
  return (await response.text()).trim();
}
