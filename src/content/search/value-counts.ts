import { type ValueKind } from '../../shared/text/value-kinds';
import { VALUE_FIELDS, valuesIn } from '../movie/movie-values';
import { type SearchEntry, type SearchKey, isMovieKey } from './search-entry';

/** A value, as it is written, and the movies of the search index that have it. */
export interface ValueCount {
  readonly value: string;
  readonly keys: readonly SearchKey[];
}

/** Returns the values of a kind that movies have, the most frequent first; each spelling is one. */
export function valueCounts(
  entries: readonly SearchEntry[],
  kind: ValueKind,
): readonly ValueCount[] {
  const found = new Map<string, Set<SearchKey>>();
  for (const entry of entries) {
    if (!isMovieKey(entry.key)) continue;
    for (const field of VALUE_FIELDS[kind]) {
      for (const { value } of valuesIn(kind, entry[field])) {
        const name = value.replaceAll(/\s+/g, ' ');
        found.set(name, (found.get(name) ?? new Set()).add(entry.key));
      }
    }
  }
  return [...found]
    .map(([value, keys]) => ({ value, keys: [...keys] }))
    .toSorted((a, b) => b.keys.length - a.keys.length || a.value.localeCompare(b.value));
}
