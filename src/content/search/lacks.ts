import { keysOf } from '../../shared/lists/keys';
import { missingFieldsOf, OUTDATED, type KindName, type MissingField } from '../base/define-kind';
import { KINDS } from '../kinds';
import { isIndexedField, type SearchEntry } from './search-entry';

/** The names of the fields that can be missing, as addresses write them. */
const LACKS = {
  title: 'title',
  picture: 'picture',
  releaseDate: 'date',
  description: 'description',
  genre: 'genre',
  language: 'language',
  trailerUrl: 'trailer',
  backdrop: 'backdrop',
  translation: 'translation',
  currentTranslation: 'outdated',
  movieId: 'film',
  alt: 'alt',
} as const satisfies Record<MissingField, string>;

/** The name of a missing field in an address. */
export type Lack = (typeof LACKS)[MissingField];

/** Returns the filters for missing fields of a kind, in display order. */
export const lacksFor = (kind: KindName): readonly Lack[] =>
  missingFieldsOf(KINDS[kind]).map((name) => LACKS[name]);

/** Returns the filter in the parameter `missing` of an address; undefined if the kind has no such filter. */
export const lackFrom = (parameters: URLSearchParams, kind: KindName): Lack | undefined =>
  lacksFor(kind).find((lack) => lack === parameters.get('missing'));

const FIELDS = keysOf(LACKS);

/** Returns the field that a filter is about. */
export const fieldOfLack = (lack: Lack): MissingField | undefined =>
  FIELDS.find((name) => LACKS[name] === lack);

/** Returns the entries of the search index without a field; all entries if there is no filter. */
export function lacking(
  entries: readonly SearchEntry[],
  lack: Lack | undefined,
): readonly SearchEntry[] {
  const name = lack && fieldOfLack(lack);
  if (!name) return entries;
  return entries.filter((entry) =>
    isNoted(name) ? isNotedAsMissing(entry, name) : !Reflect.get(entry, name),
  );
}

/** A missing field, and how many entries lack it. */
export interface LackCount {
  readonly lack: Lack;
  /** Undefined if the database cannot count it. */
  readonly count: number | undefined;
}

/** Returns the fields that are missing in entries of a kind, without those that every entry has. */
export const countLacks = (entries: readonly SearchEntry[], kind: KindName): readonly LackCount[] =>
  lacksFor(kind)
    .map((lack) => ({ lack, count: lacking(entries, lack).length }))
    .filter(({ count }) => count > 0);

/** The fields that the search index does not contain; it only says whether an entry has them. */
const NOTED = [
  'picture',
  'description',
  'trailerUrl',
  'backdrop',
  'movieId',
  'translation',
  'currentTranslation',
] as const;
type NotedField = (typeof NOTED)[number];

const isNoted = (name: string): name is NotedField => NOTED.some((noted) => noted === name);

/** The digits for missing fields, one bit per field; the 64 letters from À to ÿ have the last bit. */
const DIGITS =
  '0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZwxyz_~' +
  String.fromCharCode(...Array.from({ length: 64 }, (_, at) => 0xc0 + at));

/** Returns the digit that encodes which of the given fields are missing. */
export const lacksOf = (fields: Partial<Readonly<Record<NotedField, unknown>>>): string =>
  DIGITS.charAt(
    NOTED.reduce((sum, name, bit) => sum + (name in fields && !fields[name] ? 1 << bit : 0), 0),
  );

const isNotedAsMissing = ({ lacks = '' }: SearchEntry, name: NotedField): boolean =>
  lacks !== '' && ((DIGITS.indexOf(lacks) >> NOTED.indexOf(name)) & 1) === 1;

/** Returns whether an index was written by a version of the site that stores missing fields. */
export const storesLacks = (entries: readonly SearchEntry[]): boolean =>
  entries.every(({ lacks }) => lacks !== undefined);

/** Returns whether the search index contains a field, or at least whether it is missing. */
export const isSearchField = (name: string): boolean =>
  isIndexedField(name) || isNoted(name) || name === OUTDATED;
