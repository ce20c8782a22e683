import { keysOf } from '../../shared/lists/keys';
import { missingFieldsOf, OUTDATED, type KindName, type MissingField } from '../base/define-kind';
import { KINDS } from '../kinds';
import { isHeld, type SearchEntry } from './search-entry';

/** By field that can be missing: its name in an address. */
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

/** What an entry can lack, by its name in an address. */
export type Lack = (typeof LACKS)[MissingField];

/** Returns what entries of a kind can be asked for as missing, in the order in which it is offered. */
export const lacksFor = (kind: KindName): readonly Lack[] =>
  missingFieldsOf(KINDS[kind]).map((name) => LACKS[name]);

/** Returns what the parameter `missing` of an address asks for; undefined if it is nothing of that kind. */
export const lackFrom = (parameters: URLSearchParams, kind: KindName): Lack | undefined =>
  lacksFor(kind).find((lack) => lack === parameters.get('missing'));

const FIELDS = keysOf(LACKS);

/** Returns the field that is missing. */
export const fieldOfLack = (lack: Lack): MissingField | undefined =>
  FIELDS.find((name) => LACKS[name] === lack);

/** Returns the entries of the search index that lack that; all of them without a lack. */
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

/** What can be asked for as missing, and how many entries it is missing from. */
export interface LackCount {
  readonly lack: Lack;
  /** Unknown where the database cannot count it. */
  readonly count: number | undefined;
}

/** Returns what is missing from entries of a kind, without what none of them lacks. */
export const countLacks = (entries: readonly SearchEntry[], kind: KindName): readonly LackCount[] =>
  lacksFor(kind)
    .map((lack) => ({ lack, count: lacking(entries, lack).length }))
    .filter(({ count }) => count > 0);

/** Fields that the search index does not hold; it says whether an entry has them. */
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

/** The fields' bits are written as one of these digits; the 64 letters from À to ÿ have the last bit. */
const DIGITS =
  '0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZwxyz_~' +
  String.fromCharCode(...Array.from({ length: 64 }, (_, at) => 0xc0 + at));

/** Returns the digit that says which of these fields an entry lacks; undefined fields are not asked for. */
export const lacksOf = (fields: Partial<Readonly<Record<NotedField, unknown>>>): string =>
  DIGITS.charAt(
    NOTED.reduce((sum, name, bit) => sum + (name in fields && !fields[name] ? 1 << bit : 0), 0),
  );

const isNotedAsMissing = ({ lacks = '' }: SearchEntry, name: NotedField): boolean =>
  lacks !== '' && ((DIGITS.indexOf(lacks) >> NOTED.indexOf(name)) & 1) === 1;

/** Whether an index was written by a version of the site that notes what entries lack. */
export const saysWhatIsMissing = (entries: readonly SearchEntry[]): boolean =>
  entries.every(({ lacks }) => lacks !== undefined);

/** Whether the search index holds that field of an entry, or says whether it is there. */
export const isSearchField = (name: string): boolean =>
  isHeld(name) || isNoted(name) || name === OUTDATED;
