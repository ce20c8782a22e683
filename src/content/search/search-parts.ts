import { valuesFor } from '../../shared/lists/keys';
import { translationsOf } from '../locale/translations';
import {
  RADIX,
  personNamesIn,
  withoutLineEnds,
  UNKNOWN,
  type SearchColumns,
  SEARCH_PART_SIZE,
  SEARCH_PARTS_MAX,
} from './search-columns';
import { truncateSearchText, PEOPLE, TEXTS, type SearchEntry } from './search-entry';
import { SEARCH_CHANGES, indexDocument } from './stored-index';

// Writes the parts of the search index. Visitors only read them, so this is a file of its own.

/**
 * The maximum size of the columns of a part in bytes: Firestore refuses documents of more than 1
 * MiB, and transactions of more than 10 MiB, the approximate size of all parts and their changes.
 */
const SEARCH_PART_BYTES = 1_000_000;

/** An index, split into parts. */
interface SearchParts {
  /** At least one. */
  readonly parts: readonly SearchColumns[];
  /** The number of entries at the end that did not fit. */
  readonly leftOut: number;
}

/** Splits entries, newest first, into parts that Firestore can store. */
export function splitIntoParts(entries: readonly SearchEntry[]): SearchParts {
  const parts: SearchColumns[] = [];
  let rest = entries;
  do {
    const { columns, count } = firstPart(rest);
    parts.push(columns);
    rest = rest.slice(count);
  } while (rest.length > 0 && parts.length < SEARCH_PARTS_MAX);
  return { parts, leftOut: rest.length };
}

/** Returns a part with as many of the first entries as fit. */
function firstPart(entries: readonly SearchEntry[]) {
  let count = Math.min(entries.length, SEARCH_PART_SIZE);
  for (;;) {
    const columns = encodeColumns(entries.slice(0, count));
    const bytes = bytesOf(columns);
    if (bytes <= SEARCH_PART_BYTES) return { columns, count };
    // An estimate of how many fit, because entries differ in length and share names.
    count = Math.min(count - 1, Math.floor((count * SEARCH_PART_BYTES) / bytes));
  }
}

const encoder = new TextEncoder();

/** Returns the size of texts in bytes, as Firestore counts it: a Malayalam letter has three. */
const bytesOf = (columns: SearchColumns): number =>
  encoder.encode(Object.values(columns).join('')).length;

/** Returns the columns of a part; texts are cut at the maximum length that is read. */
export function encodeColumns(entries: readonly SearchEntry[]): SearchColumns {
  const names = [
    ...new Set(entries.flatMap((entry) => PEOPLE.flatMap((field) => peopleIn(entry, field)))),
  ].toSorted();
  const numbers = new Map(names.map((name, index) => [name, index.toString(RADIX)]));
  const lines = (valueOf: (entry: SearchEntry) => string) => entries.map(valueOf).join('\n');
  const numbersIn = (entry: SearchEntry, field: (typeof PEOPLE)[number]) =>
    peopleIn(entry, field)
      .map((name) => numbers.get(name))
      .join(' ');

  const titles = translationsOf && lines((entry) => truncateSearchText(entry.titles)).trimEnd();
  return {
    ids: lines(({ key }) => key),
    status: lines(({ status }) => status?.charAt(0) ?? ''),
    releaseDate: lines(({ releaseDate }) => digitsOf(releaseDate)),
    // Events are among the first entries, so the empty lines at the end are cut off.
    lastDay: lines(({ lastDay }) => digitsOf(lastDay)).trimEnd(),
    names: names.join('\n'),
    // One character per entry, without line breaks.
    lacks: entries.map(({ lacks }) => lacks ?? UNKNOWN).join(''),
    ...valuesFor(TEXTS, (field) => lines((entry) => textOf(entry[field]))),
    ...valuesFor(PEOPLE, (field) => lines((entry) => numbersIn(entry, field))),
    ...(titles && { titles }),
  };
}

const textOf = (text?: string) => truncateSearchText(withoutLineEnds(text));

const peopleIn = (entry: SearchEntry, field: (typeof PEOPLE)[number]) =>
  personNamesIn(truncateSearchText(entry[field]));

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns the stored form of a date: an ISO day loses its hyphens, because digits compress better.
 */
const digitsOf = (date = '') => (ISO_DATE.test(date) ? date.replaceAll('-', '') : textOf(date));

/**
 * Returns all documents of an index of these entries, by path, with the changes that the entries do
 * not contain yet. The document of changes contains the number of entries that did not fit.
 */
export function searchDocuments(
  entries: readonly SearchEntry[],
  built: unknown,
  changes: object = {},
): readonly (readonly [path: string, data: Readonly<Record<string, unknown>>])[] {
  const { parts, leftOut } = splitIntoParts(entries);
  return [
    [SEARCH_CHANGES, { ...changes, ...(leftOut > 0 && { leftOut }), built }],
    ...parts.map(
      (columns, index) =>
        [indexDocument(index), { ...columns, parts: parts.length, built }] as const,
    ),
  ];
}
