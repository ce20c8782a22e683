import { byAlphabet } from '../locale/collation';
import type { MovieFilter } from '../movie/movie';
import { ownName } from '../names/own-names';
import { personNamesIn } from './search-columns';
import { isMovieKey, PEOPLE, type SearchEntry } from './search-entry';
import { searchWords } from '../../shared/search/search-words';
import { dayNumber, parseWrittenDate } from '../values/written-date';
import { today } from '../locale/company-clock';

/** The filters of a list of movies beside the status, named as the search parameters. */
const FILM_FILTERS = ['genre', 'language', 'year', 'person'] as const;
export type MovieFacet = (typeof FILM_FILTERS)[number];

/** The chosen values; a missing one or '' is no filter. */
export type MovieFacets = Readonly<Partial<Record<MovieFacet, string>>>;

/** An option of a filter, and the number of movies with this value. */
export interface MovieChoice {
  readonly value: string;
  readonly count: number;
}

/** Returns a text for comparison, without case, accents and punctuation. */
export const comparableText = (text: string): string => searchWords(text).join(' ');

/** Returns the parts of a genre or language such as "Drama, Family" or "Malayalam / Tamil". */
export const listedParts = (text = ''): readonly string[] =>
  text
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the values of an entry for each filter. */
const VALUES: Readonly<Record<MovieFacet, (entry: SearchEntry) => readonly string[]>> = {
  genre: ({ genre }) => listedParts(genre),
  language: ({ language }) => listedParts(language),
  year: ({ releaseDate = '' }) => {
    const date = parseWrittenDate(releaseDate);
    return date ? [`${date.year}`] : [];
  },
  person: (entry) => PEOPLE.flatMap((field) => personNamesIn(entry[field])),
};

/** Returns the movies of the search index that have a status and all chosen values. */
export function moviesThatFit(
  entries: readonly SearchEntry[],
  status: MovieFilter,
  filters: MovieFacets,
): readonly SearchEntry[] {
  const chosen = FILM_FILTERS.flatMap((name) => {
    const wanted = comparableText(filters[name] ?? '');
    return wanted ? [{ values: VALUES[name], wanted }] : [];
  });
  return entries.filter(
    (entry) =>
      isMovieKey(entry.key) &&
      (status === 'All' || entry.status === status) &&
      chosen.every(({ values, wanted }) =>
        values(entry).some((value) => comparableText(value) === wanted),
      ),
  );
}

/**
 * Returns the options of a filter: the values of the movies that match the other filters, years
 * latest first, others alphabetically. Of several spellings, the most frequent one is used.
 */
export function choicesOf(
  entries: readonly SearchEntry[],
  status: MovieFilter,
  filters: MovieFacets,
  name: MovieFacet,
): readonly MovieChoice[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const entry of moviesThatFit(entries, status, { ...filters, [name]: '' })) {
    const values = new Map(VALUES[name](entry).map((value) => [comparableText(value), value]));
    for (const [key, value] of values) {
      const known = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, known.set(value, (known.get(value) ?? 0) + 1));
    }
  }
  const choices = [...spellings.values()].map((counts): MovieChoice => {
    const [[value] = ['']] = [...counts].toSorted(([, a], [, b]) => b - a);
    return { value, count: [...counts.values()].reduce((sum, count) => sum + count) };
  });
  return name === 'year'
    ? choices.toSorted((a, b) => Number(b.value) - Number(a.value))
    : choices.toSorted((a, b) =>
        byAlphabet(ownName?.(name, a.value) ?? a.value, ownName?.(name, b.value) ?? b.value),
      );
}

/**
 * Sorts movies of the search index: upcoming ones first, soonest first, then released ones, latest
 * first. Upcoming movies without a future date come last among the upcoming ones, in their original
 * order.
 */
export function inReleaseOrder(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const now = Number(today().replaceAll('-', ''));
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, now) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const UNDATED = 1e8;

/** Returns the release date as a sortable number; 0 without a date. */
export const dayOf = ({ releaseDate }: SearchEntry): number => dayNumber(releaseDate);

function rankOf(entry: SearchEntry, now: number): number {
  const day = dayOf(entry);
  if (entry.status === 'Upcoming') return day < now ? UNDATED : day;
  return 2 * UNDATED - day;
}
