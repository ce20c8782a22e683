import { MOVIE_STATUSES } from '../movie/movie';
import { decodeColumns, SEARCH_COLUMNS, SEARCH_PARTS_MAX } from './search-columns';
import {
  truncateSearchText,
  isSearchKey,
  PEOPLE,
  type SearchEntry,
  type SearchFields,
  type SearchKey,
} from './search-entry';
import { SEARCH } from '../../firebase/collections';
import {
  readChecked,
  asPositiveInteger,
  asRecord,
  asRequiredText,
  asText,
  type Checks,
} from '../base/stored-values';
import { DAY_MS } from '../../shared/day';
import { valuesFor } from '../../shared/lists/keys';

/** Texts of changes are limited to the same length as the texts of parts. */
const asBoundedText = (value: unknown) => truncateSearchText(asText(value)) || undefined;

const BOUNDED = [
  'genre',
  'language',
  'releaseDate',
  'lastDay',
  ...PEOPLE,
  'titles',
  'lacks',
] as const;

const FIELDS: Checks<SearchFields> = {
  title: (value) => truncateSearchText(asRequiredText(value)),
  status: (value) => MOVIE_STATUSES.find((status) => status === value),
  ...valuesFor(BOUNDED, () => asBoundedText),
};

/** The document with the changes since the parts were written (decision 042). */
export const SEARCH_CHANGES = `${SEARCH}/changes`;
export const indexDocument = (part: number) => `${SEARCH}/${part}`;

/** A part of the index, as it is read. */
export interface IndexDocument {
  readonly entries: readonly SearchEntry[];
  /** The number of all parts. */
  readonly parts: number;
  /** When the index was written; the same time in all of its parts. */
  readonly built: string;
}

export function indexDocumentFrom(data: unknown): IndexDocument {
  const stored = asRecord(data);
  const columns = valuesFor(SEARCH_COLUMNS, (column) => {
    const text = stored[column];
    return typeof text === 'string' ? text : '';
  });
  return {
    entries: decodeColumns(columns),
    parts: Math.min(asPositiveInteger(stored['parts']) ?? 1, SEARCH_PARTS_MAX),
    built: instantOf(stored['built']),
  };
}

/** The changes of the index, as they are read. */
export interface SearchChanges {
  readonly changes: readonly SearchChange[];
  readonly built: string;
  /** The number of entries that did not fit into the parts. */
  readonly leftOut: number;
}

export function searchChangesFromDocument(data: unknown): SearchChanges {
  const { built, leftOut, ...stored } = asRecord(data);
  const changes = Object.entries(stored).flatMap(([key, value]): SearchChange[] => {
    if (!isSearchKey(key)) return [];
    const record = asRecord(value);
    const isGone = typeof record['title'] !== 'string';
    const entry = isGone ? null : { key, ...readChecked(FIELDS, record) };
    return [{ key, entry, at: instantOf(record['at']) }];
  });
  return { changes, built: instantOf(built), leftOut: asPositiveInteger(leftOut) ?? 0 };
}

/**
 * Returns the stored changes that were made after `before` was read, in their stored form; null if the index
 * has been rebuilt since.
 */
export function changesSince(before: SearchChanges | undefined, data: unknown) {
  const { built, changes } = searchChangesFromDocument(data);
  if (built !== (before?.built ?? '')) return null;
  const seen = new Map(before?.changes.map(({ key, at }) => [key, at]));
  const later = changes.filter(({ key, at }) => seen.get(key) !== at);
  return Object.fromEntries(later.map(({ key }) => [key, asRecord(data)[key]]));
}

/** Returns the stored form of a change; for a removed entry only the time. */
export const searchChangeField = (entry: SearchEntry | null, at: unknown) => ({
  ...(entry && Object.fromEntries(Object.entries(entry).filter(([name]) => name in FIELDS))),
  at,
});

/** Returns a Firestore timestamp as a sortable text; '' for any other value. */
function instantOf(value: unknown): string {
  const { seconds, nanoseconds } = asRecord(value);
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? `${String(seconds).padStart(12, '0')}.${String(nanoseconds).padStart(9, '0')}`
    : '';
}

/** Returns the time of a stored instant in ms. */
export const timeOfInstant = (instant: string): number => Number(instant) * 1000;

/** A change of an entry since the parts of the index were written; the entry is null if it was removed. */
interface SearchChange {
  readonly key: SearchKey;
  readonly entry: SearchEntry | null;
  /** The time of the change, which orders and distinguishes changes of the same entry. */
  readonly at: string;
}

/** The number of changes from which the next repair merges them into the parts. */
export const SEARCH_CHANGES_MAX = 30;
/** The age of the index, in ms, from which a repair reads all entries again. */
export const SEARCH_INDEX_AGE_MS = DAY_MS;

/** Returns the entries with the changes applied: new entries first, the others in their order. */
export function applyChanges(
  entries: readonly SearchEntry[],
  changes: readonly SearchChange[],
): readonly SearchEntry[] {
  if (changes.length === 0) return entries;
  const changed = new Map(changes.map((change) => [change.key, change.entry]));
  const known = new Set(entries.map(({ key }) => key));
  const added = changes
    .filter(({ key }) => !known.has(key))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ entry }) => entry);
  const others = entries.map((entry) => (changed.has(entry.key) ? changed.get(entry.key) : entry));
  return [...added, ...others].filter((entry) => entry !== null && entry !== undefined);
}
