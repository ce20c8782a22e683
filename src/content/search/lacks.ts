import { isHeld, type SearchEntry } from './search-entry';

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

/** Returns the digit for those of these fields that an entry lacks; what is left out is not asked for. */
export const lacksOf = (fields: Partial<Readonly<Record<NotedField, unknown>>>): string =>
  DIGITS.charAt(
    NOTED.reduce((sum, name, bit) => sum + (name in fields && !fields[name] ? 1 << bit : 0), 0),
  );

/** Whether an entry of the index lacks that field. */
export const lacksField = ({ lacks = '' }: SearchEntry, name: NotedField): boolean =>
  lacks !== '' && ((DIGITS.indexOf(lacks) >> NOTED.indexOf(name)) & 1) === 1;

/** Whether an index was written by a version of the site that notes what entries lack (product 24.6). */
export const saysWhatIsMissing = (entries: readonly SearchEntry[]): boolean =>
  entries.every(({ lacks }) => lacks !== undefined);

/** Whether the search index holds that field of an entry, or says whether it is there. */
export const isSearchField = (name: string): boolean =>
  isHeld(name) || NOTED.some((field) => field === name);
