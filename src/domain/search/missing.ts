import { lacksField } from './lacks';
import type { SearchEntry, SearchKind } from './search-entry';

/** By its name in an address: whether an entry of the search index lacks that (product 35.1). */
const IS_MISSING = {
  title: ({ title }) => !title,
  picture: (entry) => lacksField(entry, 'picture'),
  date: ({ releaseDate }) => !releaseDate,
  description: (entry) => lacksField(entry, 'description'),
  genre: ({ genre }) => !genre,
  language: ({ language }) => !language,
  trailer: (entry) => lacksField(entry, 'trailerUrl'),
  backdrop: (entry) => lacksField(entry, 'backdrop'),
  film: (entry) => lacksField(entry, 'movieId'),
} satisfies Record<string, (entry: SearchEntry) => boolean>;

/** What an entry can lack. */
export type Lack = keyof typeof IS_MISSING;

/** What entries of a kind can be asked for as missing, in the order in which it is offered. */
export const LACKS: Readonly<Record<SearchKind, readonly Lack[]>> = {
  movie: ['title', 'picture', 'date', 'description', 'genre', 'language', 'trailer', 'backdrop'],
  video: ['title', 'picture', 'description', 'film'],
  announcement: ['title', 'picture', 'description'],
  event: ['title', 'picture', 'description', 'film'],
};

/** Returns the entries that lack that; all of them without a lack. */
export const lacking = (
  entries: readonly SearchEntry[],
  lack: Lack | undefined,
): readonly SearchEntry[] => (lack ? entries.filter(IS_MISSING[lack]) : entries);

/** What can be asked for as missing, and how many entries it is missing from. */
export interface LackCount {
  readonly lack: Lack;
  readonly count: number;
}

/** Returns what is missing from entries of a kind, without what none of them lacks. */
export const countLacks = (
  entries: readonly SearchEntry[],
  kind: SearchKind,
): readonly LackCount[] =>
  LACKS[kind]
    .map((lack) => ({ lack, count: lacking(entries, lack).length }))
    .filter(({ count }) => count > 0);

/** Returns what the parameter `missing` of an address asks for; undefined if it is nothing of that kind. */
export const lackFrom = (parameters: URLSearchParams, kind: SearchKind): Lack | undefined =>
  LACKS[kind].find((lack) => lack === parameters.get('missing'));
