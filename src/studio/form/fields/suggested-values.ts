import { type ValueKind } from '../../../shared/text/value-kinds';
import { valuesIn } from '../../../content/movie/movie-values';
import { choicesOf, comparable, type MovieChoice } from '../../../content/search/movie-facets';
import { cachedSearchIndex } from '../../../store/read/search-index-cache';

/** Suggestions that are shown at once. */
const SHOWN = 6;

/** Returns what movies have, with their number. Throws as `readSearchIndex`. */
export const listValues = async (kind: ValueKind): Promise<readonly MovieChoice[]> =>
  choicesOf(await cachedSearchIndex().all, 'All', {}, kind).toSorted((a, b) => b.count - a.count);

/** The value that is being typed: the last one of the text, unless a separator follows it. */
function typedIn(kind: ValueKind, text: string) {
  const last = valuesIn(kind, text).at(-1);
  return last && text.slice(last.end).trim() === '' ? last : undefined;
}

/**
 * Returns the values that a word of which begins with what is being typed, the most frequent first; none
 * once it is one of them, nor those that the text has already.
 */
export function suggestionsFor(
  kind: ValueKind,
  text: string,
  values: readonly MovieChoice[],
): readonly MovieChoice[] {
  const typed = typedIn(kind, text);
  const wanted = comparable(typed?.value ?? '');
  if (!wanted) return [];
  const present = new Set(valuesIn(kind, text).map(({ value }) => value));
  return values
    .filter(({ value }) => !present.has(value) && ` ${comparable(value)}`.includes(` ${wanted}`))
    .slice(0, SHOWN);
}

/** The text with a value in place of what is being typed. */
export function withSuggestion(kind: ValueKind, text: string, value: string): string {
  const typed = typedIn(kind, text);
  return typed ? text.slice(0, typed.start) + value : text;
}
