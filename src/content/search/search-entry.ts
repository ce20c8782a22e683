import { KIND_LETTERS, type KindName, type SearchKind } from '../base/define-kind';
import { MOVIE_STATUSES, type Movie, type MovieStatus } from '../movie/movie';

/** Fields of an entry that are searched as they are. */
export const TEXTS = ['title', 'genre', 'language'] as const;
/** Lists of people. */
export const PEOPLE = ['director', 'actors', 'writers', 'music', 'camera', 'editing'] as const;

/** What of an entry can be searched, sorted and filtered; nothing that is not public. */
export interface SearchFields extends Pick<
  Movie,
  (typeof TEXTS)[number] | (typeof PEOPLE)[number] | 'releaseDate'
> {
  /** Movies only. */
  readonly status?: MovieStatus;
  /** The last day of an event, whose first day is in `releaseDate`. */
  readonly lastDay?: string;
  /** The title in other languages, each after its code: 'ml:കടൽ', divided by tabs. */
  readonly titles?: string;
  /** What it lacks, as `lacksOf` returns it; an index that was written before that has none. */
  readonly lacks?: string;
}

/** The fields of entries that the index holds by their own names. */
const HELD: readonly string[] = [...TEXTS, ...PEOPLE, 'status', 'releaseDate', 'lastDay'];

export const isHeld = (name: string): boolean => HELD.includes(name);

/** An entry of the search index. */
export interface SearchEntry extends SearchFields {
  readonly key: SearchKey;
}

/** The letter of its kind, and the id of its document or its key. */
export type SearchKey = `${Letters<(typeof KIND_LETTERS)[SearchKind]>}${string}`;
type Letters<Text> = Text extends `${infer First}${infer Rest}` ? First | Letters<Rest> : never;

const LETTERS = Object.entries(KIND_LETTERS) as readonly (readonly [SearchKind, string])[];

/** Whether the kind is in the search index. */
export const isSearchKind = (kind: KindName): kind is SearchKind => KIND_LETTERS[kind] !== '';

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

/** What is read of a field of the index at most, in characters: more than the site stores of any. */
export const SEARCH_TEXT_MAX = 2000;

/** The text as far as the index is read. */
export const bounded = (text = ''): string =>
  text.length <= SEARCH_TEXT_MAX ? text : text.slice(0, SEARCH_TEXT_MAX).replace(HALF, '');

/** The first half of a character that was cut. */
const HALF = /[\ud800-\udbff]$/;

/** Returns the entry of a key, a movie with its collection (product 5.1). Throws for a letter of no kind. */
export function parseSearchKey(key: SearchKey) {
  const letter = key.charAt(0);
  const found = LETTERS.find(([, some]) => some.includes(letter));
  if (!found) throw new Error(`${key} is of no kind`);
  const [kind, letters] = found;
  return {
    kind,
    id: key.slice(1),
    collection: MOVIE_STATUSES[letters.indexOf(letter)] ?? 'Upcoming',
  } as const;
}

/** Whether it is the key of a movie. */
export const isMovieKey = (key: SearchKey): boolean => KIND_LETTERS.movie.includes(key.charAt(0));
