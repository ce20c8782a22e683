import type { ValueKind } from '../base/describe';
import { storedLetters } from '../../shared/text/letters';
import { byAlphabet } from '../locale/collation';
import { creditsOf } from '../values/cast';
import type { Movie, MovieFields } from '../movie/movie';
import { piecesOf, sameValue, valueKey, valuesIn } from '../values/listed-values';
import { VALUE_FIELDS, type ValueField } from '../movie/value-fields';
import { type SearchEntry, type SearchKey, isMovieKey, movieKey } from './search-entry';

/**
 * Returns the text of a field with one of its values renamed; other parts, including roles, do not
 * change. If the text already contains the new name, it remains only once.
 */
export function renameValue(kind: ValueKind, text: string, from: string, to: string): string {
  const renamed = valuesIn(kind, text)
    .filter(({ value }) => sameValue(value, from))
    .toReversed()
    .reduce((now, { start, end }) => now.slice(0, start) + to + now.slice(end), text);
  return renamed === text ? text : withoutRepeated(kind, renamed);
}

/** Removes each piece of a text that repeats an earlier one, with the separator before it. */
function withoutRepeated(kind: ValueKind, text: string): string {
  const pieces = piecesOf(kind, text);
  let from = 0;
  let unique = '';
  pieces.forEach((piece, index) => {
    const isRepeated = pieces.slice(0, index).some((earlier) => sameValue(earlier, piece));
    const separator = index === 0 ? '' : text.charAt(from - 1);
    if (!isRepeated || !piece.trim()) unique += separator + piece;
    from += piece.length + 1;
  });
  return unique.trim();
}

/** Returns the fields of a movie that change if a value is renamed, with their new texts. */
export function renamedFields(
  kind: ValueKind,
  movie: Pick<MovieFields, ValueField>,
  from: string,
  to: string,
): Partial<Record<ValueField, string>> {
  return Object.fromEntries(
    VALUE_FIELDS[kind].flatMap((field) => {
      const text = movie[field];
      const renamed = text && renameValue(kind, text, from, to);
      return renamed && renamed !== text ? [[field, renamed]] : [];
    }),
  );
}

/** A value, and the movies of the search index that have it. */
export interface ValueCount {
  readonly value: string;
  readonly keys: readonly SearchKey[];
}

/**
 * Returns the values of a kind in movies, most frequent first. Different spellings are separate
 * values; different encodings of the same letters are one value, in its stored form.
 */
export function valueCounts(
  entries: readonly SearchEntry[],
  kind: ValueKind,
): readonly ValueCount[] {
  const found: Found = new Map();
  for (const entry of entries) {
    if (!isMovieKey(entry.key)) continue;
    for (const field of VALUE_FIELDS[kind]) {
      for (const { value } of valuesIn(kind, entry[field])) {
        count(found, value, entry.key);
      }
    }
  }
  return mostFrequentFirst(found);
}

/** Returns the roles of casts, counted as `valueCounts` counts values. */
export function roleCounts(movies: readonly Movie[]): readonly ValueCount[] {
  const found: Found = new Map();
  for (const movie of movies)
    for (const { role } of VALUE_FIELDS.person.flatMap(
      (field) => creditsOf(movie[field] ?? '') ?? [],
    ))
      if (role) count(found, role, movieKey(movie));
  return mostFrequentFirst(found);
}

type Found = Map<string, { readonly value: string; readonly keys: Set<SearchKey> }>;

/** Counts a movie for a value; spellings with the same `valueKey` count as one value. */
function count(found: Found, value: string, movie: SearchKey): void {
  const key = valueKey(value);
  const known = found.get(key) ?? { value: storedLetters(value), keys: new Set() };
  found.set(key, known);
  known.keys.add(movie);
}

const mostFrequentFirst = (found: Found): readonly ValueCount[] =>
  [...found.values()]
    .map(({ value, keys }) => ({ value: value.replaceAll(/\s+/g, ' '), keys: [...keys] }))
    .toSorted((a, b) => b.keys.length - a.keys.length || byAlphabet(a.value, b.value));
