import type { Movie, MovieFields, MovieStatus } from '../movies/movie';

/** What of an entry can be searched, sorted and filtered; nothing that is not public. */
export interface SearchFields extends Pick<
  Movie,
  | 'title'
  | 'genre'
  | 'language'
  | 'releaseDate'
  | 'director'
  | 'actors'
  | 'writers'
  | 'music'
  | 'camera'
  | 'editing'
> {
  /** Movies only. */
  readonly status?: MovieStatus;
  /** Of events, whose first day is the release date. */
  readonly lastDay?: string;
  /** What it lacks, as `lacksOf` returns it; an index that was written before that has none. */
  readonly lacks?: string;
}

/** What of a movie the search index holds. */
export const searchFieldsOf = ({
  title,
  status,
  releaseDate,
  genre,
  language,
  director,
  actors,
  writers,
  music,
  camera,
  editing,
}: MovieFields) => ({
  title,
  status,
  releaseDate,
  genre,
  language,
  director,
  actors,
  writers,
  music,
  camera,
  editing,
});

/** An entry of the search index (product 24.1). */
export interface SearchEntry extends SearchFields {
  readonly key: SearchKey;
}

/** The first letters of keys, and what they stand for: movies of the two collections, and others. */
const KINDS = { U: 'movie', R: 'movie', V: 'video', A: 'announcement', E: 'event' } as const;
type KeyLetter = keyof typeof KINDS;

export type SearchKind = (typeof KINDS)[KeyLetter];

/** A letter for the kind of entry, and the id of its document or the key of an announcement. */
export type SearchKey = `${KeyLetter}${string}`;

export const movieKey = ({ id, collection }: Pick<Movie, 'id' | 'collection'>): SearchKey =>
  `${collection === 'Upcoming' ? 'U' : 'R'}${id}`;
export const videoKey = (id: string): SearchKey => `V${id}`;
export const announcementKey = (key: string): SearchKey => `A${key}`;
export const eventKey = (id: string): SearchKey => `E${id}`;

export const isSearchKey = (key: string): key is SearchKey => /^[URVAE].{1,1500}$/s.test(key);

/** What is read of a field of the index at most, in characters: more than the site stores of any. */
export const SEARCH_TEXT_MAX = 2000;

/** The text as far as the index is read. */
export const bounded = (text = ''): string =>
  text.length <= SEARCH_TEXT_MAX ? text : text.slice(0, SEARCH_TEXT_MAX).replace(HALF, '');

/** The first half of a character that was cut. */
const HALF = /[\ud800-\udbff]$/;

/** Returns what a key identifies; the collection is that of a movie (product 5.1). */
export function parseSearchKey(key: SearchKey) {
  const letter = key.charAt(0);
  return {
    kind: KINDS[isKeyLetter(letter) ? letter : 'U'],
    id: key.slice(1),
    collection: letter === 'R' ? 'Released' : 'Upcoming',
  } as const;
}

const isKeyLetter = (letter: string): letter is KeyLetter => letter in KINDS;
