import { keysOf } from '../../shared/lists/keys';
import { missingFieldsOf, OUTDATED, type KindName, type MissingField } from '../base/define-kind';
import { KINDS } from '../kinds';
import { isIndexedField, type SearchEntry } from './search-entry';

/** The filters for missing fields, by field; addresses contain the values. */
const FILTER_NAMES = {
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

/** The value of the parameter `missing` in an address. */
export type MissingFilter = (typeof FILTER_NAMES)[MissingField];

/** Returns the filters for missing fields of a kind, in display order. */
export const missingFiltersFor = (kind: KindName): readonly MissingFilter[] =>
  missingFieldsOf(KINDS[kind]).map((name) => FILTER_NAMES[name]);

/** Returns the filter in the parameter `missing` of an address; undefined if the kind does not have this filter. */
export const missingFilterFrom = (
  parameters: URLSearchParams,
  kind: KindName,
): MissingFilter | undefined =>
  missingFiltersFor(kind).find((filter) => filter === parameters.get('missing'));

const FIELDS = keysOf(FILTER_NAMES);

/** Returns the field that is missing in the entries of a filter. */
export const fieldOfFilter = (filter: MissingFilter): MissingField | undefined =>
  FIELDS.find((name) => FILTER_NAMES[name] === filter);

/** Returns the entries of the search index without a field; all entries if there is no filter. */
export function filterByMissing(
  entries: readonly SearchEntry[],
  filter: MissingFilter | undefined,
): readonly SearchEntry[] {
  const name = filter && fieldOfFilter(filter);
  if (!name) return entries;
  return entries.filter((entry) =>
    isFlaggedField(name) ? isFlagged(entry, name) : !Reflect.get(entry, name),
  );
}

/** The filter for a missing field, and the number of entries without the field. */
export interface MissingCount {
  readonly filter: MissingFilter;
  /** Undefined if the database cannot count it. */
  readonly count: number | undefined;
}

/** Counts the missing fields in entries of a kind; fields that every entry has are not included. */
export const countMissingFields = (
  entries: readonly SearchEntry[],
  kind: KindName,
): readonly MissingCount[] =>
  missingFiltersFor(kind)
    .map((filter) => ({ filter, count: filterByMissing(entries, filter).length }))
    .filter(({ count }) => count > 0);

/** The fields of which the search index only contains whether they are missing. */
const FLAGGED = [
  'picture',
  'description',
  'trailerUrl',
  'backdrop',
  'movieId',
  'translation',
  'currentTranslation',
] as const;
type FlaggedField = (typeof FLAGGED)[number];

const isFlaggedField = (name: string): name is FlaggedField =>
  FLAGGED.some((field) => field === name);

/**
 * The digits for missing fields, one bit per field; only the 64 characters from À to ÿ have the
 * last bit.
 */
const DIGITS =
  '0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZwxyz_~' +
  String.fromCharCode(...Array.from({ length: 64 }, (_, at) => 0xc0 + at));

/** Returns the digit that encodes which of the given fields are missing. */
export const encodeMissingFields = (
  fields: Partial<Readonly<Record<FlaggedField, unknown>>>,
): string =>
  DIGITS.charAt(
    FLAGGED.reduce((sum, name, bit) => sum + (name in fields && !fields[name] ? 1 << bit : 0), 0),
  );

const isFlagged = ({ lacks = '' }: SearchEntry, name: FlaggedField): boolean =>
  lacks !== '' && ((DIGITS.indexOf(lacks) >> FLAGGED.indexOf(name)) & 1) === 1;

/** Returns whether an index was written by a version of the site that stores missing fields. */
export const storesMissingFields = (entries: readonly SearchEntry[]): boolean =>
  entries.every(({ lacks }) => lacks !== undefined);

/** Returns whether the search index contains a field, or at least whether it is missing. */
export const isSearchField = (name: string): boolean =>
  isIndexedField(name) || isFlaggedField(name) || name === OUTDATED;
