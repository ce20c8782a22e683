import { creditsOf, joinNameSuffixes } from '../values/cast';
import { translationsOf } from '../locale/translations';
import { MOVIE_STATUSES } from '../movie/movie';
import {
  truncateSearchText,
  isSearchKey,
  PEOPLE,
  SEARCH_TEXT_MAX,
  TEXTS,
  type SearchEntry,
} from './search-entry';

/** The maximum number of entries in a part, and of parts in an index. */
export const SEARCH_PART_SIZE = 2500;
export const SEARCH_PARTS_MAX = 8;

/**
 * The columns of a part of the search index, which compress better than entries because equal
 * values are near each other. Every name is stored once, in `names`; the columns of people contain
 * numbers of names.
 */
export const SEARCH_COLUMNS = [
  'ids',
  'status',
  'releaseDate',
  'lastDay',
  'names',
  'lacks',
  'titles',
  ...TEXTS,
  ...PEOPLE,
] as const;
type Column = (typeof SEARCH_COLUMNS)[number];
/** A site of one language has no titles in other languages. */
export type SearchColumns = Readonly<Record<Exclude<Column, 'titles'>, string>> & {
  readonly titles?: string;
};

/** Marks an entry whose missing fields are unknown. */
export const UNKNOWN = '-';

/** The base of the numbers of names. */
export const RADIX = 36;

/**
 * Returns the entries of a part of the index, without unreadable ones. Entries and fields are
 * limited to SEARCH_PART_SIZE and SEARCH_TEXT_MAX, because names in a part of a few kilobytes could
 * fill the memory (security.md T73).
 */
export function decodeColumns(columns: SearchColumns): SearchEntry[] {
  const linesOf = (column: Column) => (columns[column] ?? '').split('\n');
  const names = linesOf('names');
  const [statuses, dates] = [linesOf('status'), linesOf('releaseDate')];
  const [lastDays, titles] = [linesOf('lastDay'), linesOf('titles')];
  const texts = TEXTS.map((field) => [field, linesOf(field)] as const);
  const people = PEOPLE.map((field) => [field, linesOf(field)] as const);

  return linesOf('ids')
    .slice(0, SEARCH_PART_SIZE)
    .flatMap((key, at) => {
      if (!isSearchKey(key)) return [];
      const status = MOVIE_STATUSES.find((name) => name.charAt(0) === statuses[at]);
      const [releaseDate, lastDay] = [dateOf(dates[at]), dateOf(lastDays[at])];
      const lacks = columns.lacks.charAt(at).replace(UNKNOWN, '');
      const entry: Record<string, string> = {};
      for (const [field, lines] of texts)
        if (lines[at]) entry[field] = truncateSearchText(lines[at]);
      for (const [field, lines] of people) {
        if (lines[at]) entry[field] = peopleOf(lines[at], names);
      }
      return [
        {
          key,
          title: '',
          ...entry,
          ...(status && { status }),
          ...(releaseDate && { releaseDate }),
          ...(lastDay && { lastDay }),
          ...(lacks && { lacks }),
          ...(translationsOf && titles[at] && { titles: truncateSearchText(titles[at]) }),
        },
      ];
    });
}

/** Returns a stored date; the digits of a day become an ISO day. */
const dateOf = (text?: string) =>
  truncateSearchText(text).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** Returns the names with these numbers, as many as fit into a field. */
function peopleOf(numbers: string, names: readonly string[]): string {
  let people = '';
  for (const number of numbers.split(' ')) {
    const name = names[Number.parseInt(number, RADIX)];
    if (!name) continue;
    const added = people ? `, ${name}` : name;
    if (people.length + added.length > SEARCH_TEXT_MAX) break;
    people += added;
  }
  return people;
}

/** Returns the names in a list of people as it was typed, without roles. */
export const personNamesIn = (people = ''): readonly string[] =>
  (creditsOf(people)?.map(({ name }) => name) ?? joinNameSuffixes(people.split(',')))
    .map(withoutLineEnds)
    .filter(Boolean);

/** Returns a text without line breaks, which separate entries. */
export const withoutLineEnds = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the year in a release date; undefined without one. */
export const releaseYear = (releaseDate = ''): string | undefined =>
  /\b(?:19|20)\d\d\b/.exec(releaseDate)?.[0];
