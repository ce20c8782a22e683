/**
 * The beginning of a formula for spreadsheet programs, in either width; a tab or CR may precede it. A text
 * that has apostrophes before it gets another one, so that reading takes away exactly what was added.
 */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A table as the text of a CSV file for spreadsheet programs (product 16.21): a byte order mark, every
 * cell quoted, and an apostrophe before what would be taken for a formula (security.md T75).
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string) =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** What may be between the cells of a CSV file. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

type Rows = readonly (readonly string[])[];

/** Thrown for a text in which a quotation mark is opened and never closed; `row` counts from 1. */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError';
  /** The rows before it. */
  readonly rows: Rows;

  constructor(
    readonly row: number,
    rows: Rows = [],
  ) {
    super(`A quotation mark in row ${row} is not closed`);
    this.rows = rows;
  }
}

/** The separator that a first line such as "sep=;" names, as in Excel. */
export const separatorNamed = (content: string): Separator | undefined => {
  const named = NAMED_SEPARATOR.exec(content)?.[1];
  return SEPARATORS.find((separator) => separator === named);
};

/**
 * The rows of a CSV file (RFC 4180), blank ones included, with any line ends; line ends within cells
 * become LF, and the apostrophe that `csvOf` adds is taken away. A quoted cell may have blanks before it. A
 * first line that names the separator is none of the rows. Throws UnclosedQuoteError.
 */
export function parseCsv(content: string, separator: Separator = ','): Rows {
  const text = content
    .replace(/^\ufeff/, '')
    .replace(NAMED_SEPARATOR, '')
    .replaceAll(/\r\n?/g, '\n');
  const endOfCell = new RegExp(`[${separator}\n]|$`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const quoted = quotedAt(text, at, separator);
    if (quoted?.end === -1) throw new UnclosedQuoteError(rows.length + 1, rows);
    endOfCell.lastIndex = quoted?.end ?? at;
    const end = endOfCell.exec(text)?.index ?? text.length;
    // What follows a closing quotation mark belongs to the cell, as spreadsheet programs read it.
    const value = (quoted?.value ?? '') + text.slice(quoted?.end ?? at, end);
    row.push(FORMULA.test(value) ? value.replace(/^'/, '') : value);
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
}

/** In a line: a tab and one at which no line breaks, too. */
const BLANK = /[^\S\n]/;

/** The quoted text at the beginning of a cell, if there is one. */
function quotedAt(text: string, at: number, separator: Separator) {
  if (text[at] === '"') return readQuoted(text, at + 1);
  const afterBlanks = (from: number) => {
    let next = from;
    while (text[next] !== separator && BLANK.test(text[next] ?? '')) next += 1;
    return next;
  };
  const start = afterBlanks(at);
  if (text[start] !== '"') return undefined;
  const quoted = readQuoted(text, start + 1);
  const end = quoted.end < 0 ? -1 : afterBlanks(quoted.end);
  // After blanks a quotation mark may belong to the text: then more of it follows the second one.
  const isWhole = quoted.end >= 0 && [separator, '\n', undefined].includes(text[end]);
  return isWhole ? quoted : undefined;
}

/** The text up to the closing quotation mark, and where it goes on; -1 if there is no such mark. */
function readQuoted(text: string, start: number) {
  let value = '';
  for (let at = start; ; at += 1) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value, end: -1 };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 1;
  }
}

const NAMED_SEPARATOR = /^\ufeff?sep=([,;\t|])(?:\r\n?|\n)/i;
