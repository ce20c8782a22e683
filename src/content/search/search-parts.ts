import { translationsOf } from '../locale/translations';
import {
  RADIX,
  namesIn,
  withoutLineEnds,
  UNKNOWN,
  type SearchColumns,
  SEARCH_PART_SIZE,
  SEARCH_PARTS_MAX,
} from './search-columns';
import { bounded, PEOPLE, TEXTS, type SearchEntry } from './search-entry';
import { SEARCH_CHANGES, indexDocument } from './stored-index';

// What writes the parts of the search index: visitors only read them.

/**
 * The bytes that the columns of a part have at most. Firestore refuses documents of more than 1 MiB, and
 * what is written at once of more than 10 MiB: as many parts and their changes.
 */
const SEARCH_PART_BYTES = 1_000_000;

/** The parts of an index. */
interface SearchParts {
  /** At least one. */
  readonly parts: readonly SearchColumns[];
  /** How many entries, the last ones, have no room in them. */
  readonly leftOut: number;
}

/** Splits entries, which are newest first, into parts that can be stored. */
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

/** Returns a part of as many of the first entries as it can hold. */
function firstPart(entries: readonly SearchEntry[]) {
  let count = Math.min(entries.length, SEARCH_PART_SIZE);
  for (;;) {
    const columns = encodeColumns(entries.slice(0, count));
    const bytes = bytesOf(columns);
    if (bytes <= SEARCH_PART_BYTES) return { columns, count };
    // Entries are of unlike lengths, and share names: about so many fit.
    count = Math.min(count - 1, Math.floor((count * SEARCH_PART_BYTES) / bytes));
  }
}

const encoder = new TextEncoder();

/** The bytes of texts as Firestore counts them: a Malayalam letter has three. */
const bytesOf = (columns: SearchColumns): number =>
  encoder.encode(Object.values(columns).join('')).length;

/** Returns the columns of a part; texts are as long as they are read. */
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

  const titles = translationsOf && lines((entry) => bounded(entry.titles)).trimEnd();
  const columns = {
    ids: lines(({ key }) => key),
    status: lines(({ status }) => status?.charAt(0) ?? ''),
    releaseDate: lines(({ releaseDate }) => digitsOf(releaseDate)),
    // Events come near the beginning: the entries behind the last one that has one need no line.
    lastDay: lines(({ lastDay }) => digitsOf(lastDay)).trimEnd(),
    names: names.join('\n'),
    // A character for each entry, without line ends.
    lacks: entries.map(({ lacks }) => lacks ?? UNKNOWN).join(''),
    ...Object.fromEntries(TEXTS.map((field) => [field, lines((entry) => textOf(entry[field]))])),
    ...Object.fromEntries(
      PEOPLE.map((field) => [field, lines((entry) => numbersIn(entry, field))]),
    ),
    ...(titles && { titles }),
  };
  // Every column has been added.
  return columns as SearchColumns;
}

const textOf = (text?: string) => bounded(withoutLineEnds(text));

const peopleIn = (entry: SearchEntry, field: (typeof PEOPLE)[number]) =>
  namesIn(bounded(entry[field]));

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** A date as it is stored: the digits of a day alone, as they compress better. */
const digitsOf = (date = '') => (ISO_DATE.test(date) ? date.replaceAll('-', '') : textOf(date));

/**
 * Returns all documents of an index of these entries, by path, with changes that they do not have yet.
 * The document of changes says how many entries have no room.
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
