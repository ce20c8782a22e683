import { byAlphabet } from '../locale/collation';
import type { MovieFilter } from '../movie/movie';
import { filterBySearch } from './find-entries';
import { countMissingFields, filterByMissing, type MissingCount } from './missing-fields';
import type { FacetFilter, ListOrder, ListQuery } from './list-query';
import { choicesOf, comparableText, moviesThatFit, dayOf, type MovieChoice } from './movie-facets';
import { parseSearchKey, type SearchEntry } from './search-entry';
import type { SearchKind } from '../base/define-kind';

type Entries = readonly SearchEntry[];

/** Sorts entries; the index is newest first and does not contain the times of most changes. */
const ORDERED: Readonly<Record<ListOrder, (entries: Entries) => Entries>> = {
  newest: (entries) => entries,
  changed: (entries) => entries,
  oldest: (entries) => entries.toReversed(),
  title: (entries) => entries.toSorted((a, b) => byAlphabet(a.title, b.title)),
  // Films without a date come last.
  release: (entries) => entries.toSorted((a, b) => dayOf(b) - dayOf(a)),
};

/**
 * Returns the entries that match the status and the search, and belong to the last import if it is
 * a filter.
 */
function found(
  entries: Entries,
  kind: SearchKind,
  { status, search, imported }: ListQuery,
): Entries {
  const own = entries.filter(({ key }) => parseSearchKey(key).kind === kind);
  const matching = filterBySearch(status ? moviesThatFit(own, status, {}) : own, search);
  const keys = imported && new Set(imported);
  return keys ? matching.filter(({ key }) => keys.has(key)) : matching;
}

/** Returns the entries of a kind in the search index that match a query, in its order. */
export function matchingEntries(entries: Entries, kind: SearchKind, query: ListQuery): Entries {
  const { status, missing, facets, order = 'newest' } = query;
  const matching = found(entries, kind, query);
  const fitting = facets ? moviesThatFit(matching, status ?? 'All', facets) : matching;
  return ORDERED[order](filterByMissing(fitting, missing));
}

/** An option of a filter; the address may contain another spelling of a chosen option. */
interface FacetChoice extends MovieChoice {
  readonly isChosen: boolean;
}

/** The number of matching entries, and for each filter the options that remain under the other filters. */
export interface ListCounts {
  /** Undefined if the database cannot count it. */
  readonly count: number | undefined;
  readonly missingCounts: readonly MissingCount[];
  /** For movies: the number of matches for each status under the other filters. */
  readonly statuses?: Readonly<Record<MovieFilter, number>>;
  readonly facets?: Readonly<Record<FacetFilter, readonly FacetChoice[]>>;
}

/** Counts the entries that match, and for each filter the options that remain under the other filters. */
export function listCountsFor(entries: Entries, kind: SearchKind, query: ListQuery): ListCounts {
  const { missing, status, facets } = query;
  const withoutFilter = matchingEntries(entries, kind, { ...query, missing: undefined });
  const counts = {
    count: filterByMissing(withoutFilter, missing).length,
    missingCounts: countMissingFields(withoutFilter, kind),
  };
  if (!status || !facets) return counts;
  const countOf = (filter: MovieFilter) =>
    matchingEntries(entries, kind, { ...query, status: filter }).length;
  const others = filterByMissing(found(entries, kind, query), missing);
  const choices = (name: FacetFilter): readonly FacetChoice[] => {
    const chosen = comparableText(facets[name] ?? '');
    return choicesOf(others, status, facets, name).map((choice) => ({
      ...choice,
      isChosen: comparableText(choice.value) === chosen,
    }));
  };
  return {
    ...counts,
    statuses: { All: countOf('All'), Released: countOf('Released'), Upcoming: countOf('Upcoming') },
    facets: { genre: choices('genre'), language: choices('language'), year: choices('year') },
  };
}
