import { movieFilterFrom, type MovieFilter } from '../movie/movie';
import type { MovieFacets } from './movie-facets';
import { isHeld, type SearchKey, type SearchEntry } from './search-entry';
import type { TimeOrder } from '../../shared/lists/read-lists';
import { missingFieldsOf, type SearchKind, type MissingField } from '../base/define-kind';
import { KINDS } from '../kinds';
import { plainLetters } from '../../shared/text/letters';

/** The orders of a list of movies in the admin area, by their names in an address (product 35.1). */
export const MOVIE_ORDERS = ['newest', 'oldest', 'title', 'release', 'changed'] as const;
export type MovieOrder = (typeof MOVIE_ORDERS)[number];

/** What such a list can be limited to beside status and search. */
export const ASKED_FACETS = ['genre', 'language', 'year'] as const;
export type AskedFacet = (typeof ASKED_FACETS)[number];

/** What a list of movies in the admin area is asked for. */
export interface MovieQuestion {
  readonly status: MovieFilter;
  readonly search: string;
  readonly lack?: Lack | undefined;
  readonly facets?: MovieFacets;
  /** The keys of the last import, if only these are asked for. */
  readonly imported?: readonly SearchKey[] | undefined;
  /** Newest first by default. */
  readonly order?: MovieOrder;
}

/** Whether an address asks for the last import (product 35.8). */
export const asksForImport = (parameters: URLSearchParams): boolean =>
  parameters.get('imported') === 'last';

/**
 * Returns the question in an address; what is unknown in there is not asked. What was imported last is
 * known to this browser alone.
 */
export function movieQuestionFrom(
  parameters: URLSearchParams,
  imported?: readonly SearchKey[],
): Required<MovieQuestion> {
  const facets = ASKED_FACETS.map((name) => [name, parameters.get(name)?.trim() ?? ''] as const);
  return {
    status: movieFilterFrom(parameters),
    search: parameters.get('search')?.trim() ?? '',
    lack: lackFrom(parameters, 'movie'),
    imported,
    facets: Object.fromEntries(facets.filter(([, value]) => value)),
    order: MOVIE_ORDERS.find((order) => order === parameters.get('sort')) ?? 'newest',
  };
}

/** Whether only the search index can answer: the database knows the status and the order of time. */
export const needsIndex = ({
  search,
  lack,
  imported,
  facets = {},
  order = 'newest',
}: MovieQuestion): boolean =>
  Boolean(search || lack || imported) ||
  Object.keys(facets).length > 0 ||
  !(order === 'newest' || order === 'oldest');

/** What a list of videos, announcements or events in the admin area is asked for (product 35.1). */
export interface EntryQuestion {
  readonly search: string;
  readonly lack?: Lack | undefined;
  /** Newest first by default. */
  readonly order?: TimeOrder;
}

/** Returns the question in an address; what is unknown in there is not asked. */
export const entryQuestionFrom = (
  parameters: URLSearchParams,
  kind: SearchKind,
): Required<EntryQuestion> => ({
  search: parameters.get('search')?.trim() ?? '',
  lack: lackFrom(parameters, kind),
  order: parameters.get('sort') === 'oldest' ? 'oldest' : 'newest',
});

/** By field: its name in an address, and whether an entry of the search index lacks it (product 35.1). */
const MISSING_FIELDS = {
  title: ['title', ({ title }) => !title],
  picture: ['picture', (entry) => lacksField(entry, 'picture')],
  releaseDate: ['date', ({ releaseDate }) => !releaseDate],
  description: ['description', (entry) => lacksField(entry, 'description')],
  genre: ['genre', ({ genre }) => !genre],
  language: ['language', ({ language }) => !language],
  trailerUrl: ['trailer', (entry) => lacksField(entry, 'trailerUrl')],
  backdrop: ['backdrop', (entry) => lacksField(entry, 'backdrop')],
  translation: ['translation', (entry) => lacksField(entry, 'translation')],
  movieId: ['film', (entry) => lacksField(entry, 'movieId')],
} as const satisfies Record<MissingField, readonly [string, (entry: SearchEntry) => boolean]>;

/** What an entry can lack, by its name in an address. */
export type Lack = (typeof MISSING_FIELDS)[MissingField][0];

/** Returns what entries of a kind can be asked for as missing, in the order in which it is offered. */
const lacksFor = (kind: SearchKind): readonly Lack[] =>
  missingFieldsOf(KINDS[kind]).map((name) => MISSING_FIELDS[name][0]);

const isMissing = (lack: Lack) =>
  Object.values(MISSING_FIELDS).find(([name]) => name === lack)?.[1] ?? (() => false);

/** Returns the entries that lack that; all of them without a lack. */
export const lacking = (
  entries: readonly SearchEntry[],
  lack: Lack | undefined,
): readonly SearchEntry[] => (lack ? entries.filter(isMissing(lack)) : entries);

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
  lacksFor(kind)
    .map((lack) => ({ lack, count: lacking(entries, lack).length }))
    .filter(({ count }) => count > 0);

/** Returns what the parameter `missing` of an address asks for; undefined if it is nothing of that kind. */
export const lackFrom = (parameters: URLSearchParams, kind: SearchKind): Lack | undefined =>
  lacksFor(kind).find((lack) => lack === parameters.get('missing'));

/** Fields that the search index does not hold; it says whether an entry has them (product 24.1). */
const NOTED = [
  'picture',
  'description',
  'trailerUrl',
  'backdrop',
  'movieId',
  'translation',
] as const;
type NotedField = (typeof NOTED)[number];

/** The fields' bits are written as one of these digits. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZwxyz_~';

/** Returns the digit that says which of these fields an entry lacks; undefined fields are not asked for. */
export const lacksOf = (fields: Partial<Readonly<Record<NotedField, unknown>>>): string =>
  DIGITS.charAt(
    NOTED.reduce((sum, name, bit) => sum + (name in fields && !fields[name] ? 1 << bit : 0), 0),
  );

/** Whether an entry of the index lacks that field. */
const lacksField = ({ lacks = '' }: SearchEntry, name: NotedField): boolean =>
  lacks !== '' && ((DIGITS.indexOf(lacks) >> NOTED.indexOf(name)) & 1) === 1;

/** Whether an index was written by a version of the site that notes what entries lack (product 24.6). */
export const saysWhatIsMissing = (entries: readonly SearchEntry[]): boolean =>
  entries.every(({ lacks }) => lacks !== undefined);

/** Whether the search index holds that field of an entry, or says whether it is there. */
export const isSearchField = (name: string): boolean =>
  isHeld(name) || NOTED.some((field) => field === name);

/** Whether the texts contain all terms of a search, in any case (product 14.5). */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const haystack = normalize(texts.join('\n'));
  return normalize(search)
    .split(/\s+/)
    .every((term) => haystack.includes(term));
}

const normalize = (text: string) => plainLetters(text).toLowerCase();
