import { byAlphabet } from '../../../content/locale/collation';
import { parseSearchKey, isMovieKey, type SearchKey } from '../../../content/search/search-entry';
import { MIN_SEARCH_LENGTH } from '../../../shared/limits';
import { parseWrittenDate } from '../../../content/values/written-date';
import { prepareSearch } from '../../../content/search/find-entries';
import { titlesOf } from '../../../content/search/language-titles';
import { plainLetters } from '../../../shared/text/letters';
import { titleKey } from '../../../content/search/title-words';
import { readSearchIndex } from '../../../store/read/search-index';
import { cachedSearchIndex } from '../../../store/read/search-index-cache';
import type { ValueKind } from '../../../content/base/describe';
import { valuesIn } from '../../../content/values/listed-values';
import { choicesOf, comparableText, type MovieChoice } from '../../../content/search/movie-facets';
import { otherNames } from '../../../content/names/film-names';
import { addAllNames } from '../../../store/names/names-reader';

/** A movie that can be chosen for an entry. */
export interface ListedMovie {
  readonly id: string;
  readonly title: string;
  readonly key: SearchKey;
  readonly year?: number | undefined;
}

/**
 * Normalizes a text to compare the beginnings of titles: one encoding of its characters, lower
 * case.
 */
const inSmall = (text: string): string => plainLetters(text).trim().toLowerCase();

/** The number of movies that are offered at once. */
const OFFERED = 8;

/**
 * Returns the movies of the search index by title; movies that share a title have the year after
 * it, or the address if the year is unknown. Throws the errors of `readSearchIndex`.
 */
export const listChoices = async (): Promise<readonly ListedMovie[]> =>
  (await readChoices()).movies;

/** Returns the movies as `listChoices` does, and functions that find movies for typed text. */
export async function readChoices() {
  const [entries] = await Promise.all([readSearchIndex(), addAllNames?.()]);
  const films = entries.filter(({ key }) => isMovieKey(key));
  const titles = films.map(({ title }) => title || 'Untitled');
  const count = new Map<string, number>();
  for (const title of titles.map(titleKey)) count.set(title, (count.get(title) ?? 0) + 1);
  const inOrder = films.map(({ key, releaseDate = '' }, index): ListedMovie => {
    const { id } = parseSearchKey(key);
    const year = parseWrittenDate(releaseDate)?.year;
    const title = titles[index] ?? '';
    const isShared = (count.get(titleKey(title)) ?? 0) > 1;
    return { id, key, year, title: isShared ? `${title} (${year ?? id})` : title };
  });
  const byKey = new Map(inOrder.map((movie) => [movie.key, movie]));
  /** Returns the films with a title, in any language of the site, that fits. */
  const withTitle = (fits: (title: string) => boolean) =>
    films.filter((film) => titlesOf(film).some(fits)).flatMap(({ key }) => byKey.get(key) ?? []);
  const find = prepareSearch(films);

  return {
    movies: inOrder.toSorted((a, b) => byAlphabet(a.title, b.title)),
    /**
     * Returns the movies to offer for a text, best match first; for an empty text, the newest
     * movies.
     */
    offer: (text: string): readonly ListedMovie[] => {
      const typed = inSmall(text);
      const begun = () => withTitle((title) => inSmall(title).startsWith(typed));
      const found = typed ? find(typed).flatMap(({ entry }) => byKey.get(entry.key) ?? []) : [];
      // The search matches a single character only with whole titles, so titles that begin with it
      // are added.
      const isShort = typed.length < MIN_SEARCH_LENGTH;
      const offered = found.length === 0 || isShort ? [...new Set([...found, ...begun()])] : found;
      return offered.slice(0, OFFERED);
    },
    /** Returns the movie with that title. */
    named: (text: string) => {
      const typed = inSmall(text);
      const exact = inOrder.find(({ title }) => inSmall(title) === typed);
      return exact ?? withTitle((title) => titleKey(title) === titleKey(text))[0];
    },
  };
}

export type MovieChoices = Awaited<ReturnType<typeof readChoices>>;

/** The number of suggestions that are shown at once. */
const SHOWN = 6;

/** Returns the values of movies with their frequencies. Throws the errors of `readSearchIndex`. */
export async function listValues(kind: ValueKind): Promise<readonly MovieChoice[]> {
  const [entries] = await Promise.all([cachedSearchIndex().all, addAllNames?.()]);
  return choicesOf(entries, 'All', {}, kind).toSorted((a, b) => b.count - a.count);
}

/**
 * Returns the value that is being typed: the last one in the text, unless a separator follows it.
 */
function typedIn(kind: ValueKind, text: string) {
  const last = valuesIn(kind, text).at(-1);
  return last && text.slice(last.end).trim() === '' ? last : undefined;
}

/**
 * Returns the values that contain a word beginning with the typed text, in any language of the
 * site, most frequent first, without values that are already in the text. Returns none if a
 * complete value was typed.
 */
export function suggestionsFor(
  kind: ValueKind,
  text: string,
  values: readonly MovieChoice[],
): readonly MovieChoice[] {
  const typed = typedIn(kind, text);
  const wanted = comparableText(typed?.value ?? '');
  if (!wanted) return [];
  const present = new Set(valuesIn(kind, text).map(({ value }) => value));
  const begins = (name: string) => ` ${comparableText(name)}`.includes(` ${wanted}`);
  return values
    .filter(({ value }) => !present.has(value))
    .filter(({ value }) => begins(value) || otherNames?.(kind, value).some(begins))
    .slice(0, SHOWN);
}

/** Returns the text with the value that is being typed replaced by a suggestion. */
export function withSuggestion(kind: ValueKind, text: string, value: string): string {
  const typed = typedIn(kind, text);
  return typed ? text.slice(0, typed.start) + value : text;
}
