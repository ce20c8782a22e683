import { creditsOf } from './cast';
import { MOVIE_STATUSES } from './movie';
import { isSearchKey, type SearchEntry } from './search-entry';

/** Fields of an entry that are stored as they are; a column has a line for each entry. */
const TEXTS = ['title', 'genre', 'language'] as const;
/** Lists of people. A column has their numbers in the column `names`. */
const PEOPLE = ['director', 'actors', 'writers'] as const;

/**
 * The columns of a part of the search index. They compress better than entries would, as equal values
 * are near each other, and every name is stored once.
 */
export const SEARCH_COLUMNS = [
  'ids',
  'status',
  'releaseDate',
  'names',
  ...TEXTS,
  ...PEOPLE,
] as const;
type SearchColumns = Readonly<Record<(typeof SEARCH_COLUMNS)[number], string>>;

/** The base in which the numbers of names are written. */
const BASE = 36;

export function encodeColumns(entries: readonly SearchEntry[]): SearchColumns {
  const names = [
    ...new Set(entries.flatMap((entry) => PEOPLE.flatMap((field) => namesIn(entry[field])))),
  ].toSorted();
  const numbers = new Map(names.map((name, index) => [name, index.toString(BASE)]));
  const lines = (valueOf: (entry: SearchEntry) => string) => entries.map(valueOf).join('\n');
  const people = (field: (typeof PEOPLE)[number]) =>
    lines((entry) =>
      namesIn(entry[field])
        .map((name) => numbers.get(name))
        .join(' '),
    );

  return {
    ids: lines(({ key }) => key),
    status: lines(({ status }) => status?.charAt(0) ?? ''),
    // Digits alone compress better.
    releaseDate: lines(({ releaseDate = '' }) =>
      ISO_DATE.test(releaseDate) ? releaseDate.replaceAll('-', '') : oneLine(releaseDate),
    ),
    names: names.join('\n'),
    title: lines(({ title }) => oneLine(title)),
    genre: lines(({ genre }) => oneLine(genre)),
    language: lines(({ language }) => oneLine(language)),
    director: people('director'),
    actors: people('actors'),
    writers: people('writers'),
  };
}

/** Returns the entries of a part of the index; what cannot be read of it is left out. */
export function decodeColumns(columns: SearchColumns): SearchEntry[] {
  const linesOf = (column: keyof SearchColumns) => columns[column].split('\n');
  const names = linesOf('names');
  const [statuses, dates] = [linesOf('status'), linesOf('releaseDate')];
  const texts = TEXTS.map((field) => [field, linesOf(field)] as const);
  const people = PEOPLE.map((field) => [field, linesOf(field)] as const);

  return linesOf('ids').flatMap((key, at) => {
    if (!isSearchKey(key)) return [];
    const status = MOVIE_STATUSES.find((name) => name.charAt(0) === statuses[at]);
    const releaseDate = dates[at]?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    const entry: Record<string, string> = {};
    for (const [field, lines] of texts) if (lines[at]) entry[field] = lines[at];
    for (const [field, lines] of people) {
      const found = lines[at]?.split(' ').map((number) => names[Number.parseInt(number, BASE)]);
      if (lines[at]) entry[field] = found?.filter(Boolean).join(', ') ?? '';
    }
    return [
      {
        key,
        title: '',
        ...entry,
        ...(status && { status }),
        ...(releaseDate && { releaseDate }),
      },
    ];
  });
}

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** The names in a list that somebody has typed, without their roles. */
export const namesIn = (people = ''): readonly string[] =>
  (creditsOf(people)?.map(({ name }) => name) ?? people.split(',')).map(oneLine).filter(Boolean);

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
