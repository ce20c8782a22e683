import type { SearchKind } from '../base/kind-names';
import { missingFieldsOf, type MissingField } from '../base/define-kind';
import { KINDS } from '../kinds';
import { lacksField } from './lacks';
import type { SearchEntry } from './search-entry';

/** By field: its name in an address, and whether an entry of the search index lacks it (product 35.1). */
const FIELDS = {
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
export type Lack = (typeof FIELDS)[MissingField][0];

/** Returns what entries of a kind can be asked for as missing, in the order in which it is offered. */
export const lacksFor = (kind: SearchKind): readonly Lack[] =>
  missingFieldsOf(KINDS[kind]).map((name) => FIELDS[name][0]);

const isMissing = (lack: Lack) =>
  Object.values(FIELDS).find(([name]) => name === lack)?.[1] ?? (() => false);

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
