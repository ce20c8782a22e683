import { KIND_LETTERS, KIND_NAMES, type KindName, type SearchKind } from '../base/define-kind';
import { MOVIE_STATUSES, type Movie, type MovieStatus } from '../movie/movie';

/** The fields of an entry that are searched as they are. */
export const TEXTS = ['title', 'genre', 'language'] as const;
/** The fields that are lists of people. */
export const PEOPLE = ['director', 'actors', 'writers', 'music', 'camera', 'editing'] as const;

/** The fields of an entry for searching, sorting and filtering. All of them are public. */
export interface SearchFields extends Pick<
  Movie,
  (typeof TEXTS)[number] | (typeof PEOPLE)[number] | 'releaseDate'
> {
  /** Movies only. */
  readonly status?: MovieStatus;
  /** The last day of an event, whose first day is in `releaseDate`. */
  readonly lastDay?: string;
  /** The titles in other languages, each after its language code, separated by tabs: 'ml:കടൽ'. */
  readonly titles?: string;
  /**
   * The missing fields, encoded by `encodeMissingFields`, under their stored name. Undefined in an
   * index of an older version.
   */
  readonly lacks?: string;
}

/** The fields of an entry that the index stores under their own names. */
const INDEXED_FIELDS: readonly string[] = [...TEXTS, ...PEOPLE, 'status', 'releaseDate', 'lastDay'];

export const isIndexedField = (name: string): boolean => INDEXED_FIELDS.includes(name);

export interface SearchEntry extends SearchFields {
  readonly key: SearchKey;
}

/** The key of an entry in the index: the letter of its kind, and its id or key. */
export type SearchKey = `${Letters<(typeof KIND_LETTERS)[SearchKind]>}${string}`;
type Letters<Text> = Text extends `${infer First}${infer Rest}` ? First | Letters<Rest> : never;

/** Returns whether a kind is in the search index. */
export const isSearchKind = (kind: KindName): kind is SearchKind => KIND_LETTERS[kind] !== '';

export const SEARCH_KINDS = KIND_NAMES.filter(isSearchKind);

interface Keyed {
  readonly id?: string;
  readonly key?: string;
  readonly collection?: string;
}

/** Returns the key of an entry in the search index. */
export function searchKeyOf(kind: SearchKind, { id, key = id, collection }: Keyed): SearchKey {
  const letters = KIND_LETTERS[kind];
  const letter = letters.charAt(MOVIE_STATUSES.findIndex((status) => status === collection));
  return `${letter || letters.charAt(0)}${key}` as SearchKey;
}

export const movieKey = (movie: Pick<Movie, 'id' | 'collection'>): SearchKey =>
  searchKeyOf('movie', movie);

const KEY = new RegExp(`^[${Object.values(KIND_LETTERS).join('')}].{1,1500}$`, 's');
export const isSearchKey = (key: string): key is SearchKey => KEY.test(key);

/**
 * The maximum number of characters that are read of a field of the index, higher than the maximum
 * that the site stores.
 */
export const SEARCH_TEXT_MAX = 2000;

/** Returns a text cut at the maximum length of a field. */
export const truncateSearchText = (text = ''): string =>
  text.length <= SEARCH_TEXT_MAX ? text : text.slice(0, SEARCH_TEXT_MAX).replace(HALF, '');

/** The first half of a surrogate pair that was cut. */
const HALF = /[\ud800-\udbff]$/;

/** Returns the kind, id and collection in a key (product 5.1). Throws if its letter belongs to no kind. */
export function parseSearchKey(key: SearchKey) {
  const letter = key.charAt(0);
  const kind = SEARCH_KINDS.find((some) => KIND_LETTERS[some].includes(letter));
  if (!kind) throw new Error(`${key} is of no kind`);
  return {
    kind,
    id: key.slice(1),
    collection: MOVIE_STATUSES[KIND_LETTERS[kind].indexOf(letter)] ?? 'Upcoming',
  } as const;
}

export const isMovieKey = (key: SearchKey): boolean => KIND_LETTERS.movie.includes(key.charAt(0));
