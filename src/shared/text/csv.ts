/**
 * The beginning of a formula in spreadsheet programs, in normal or full width, optionally after a
 * tab or CR. Another apostrophe is added to texts that begin with apostrophes, so that parsing
 * removes exactly what was added.
 */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * Returns a table as a CSV file for spreadsheet programs (product 16.21): with a byte order mark,
 * every cell quoted, and an apostrophe before texts that would be interpreted as formulas
 * (security.md T75).
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string) =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Separators between the cells of a CSV file. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

type Rows = readonly (readonly string[])[];

/** Thrown if a quotation mark is never closed; `row` is the row's number, starting at 1. */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError';
  /** The previous rows. */
  readonly rows: Rows;

  constructor(
    readonly row: number,
    rows: Rows = [],
  ) {
    super(`A quotation mark in row ${row} is not closed`);
    this.rows = rows;
  }
}

/** Returns the separator that a first line such as "sep=;" declares, as in Excel. */
export const separatorNamed = (content: string): Separator | undefined => {
  const named = NAMED_SEPARATOR.exec(content)?.[1];
  return SEPARATORS.find((separator) => separator === named);
};

/**
 * Parses a CSV file (RFC 4180) with any line endings into rows, including blank ones; skips a first
 * line that declares the separator. Line endings within cells become LF, the apostrophe of `csvOf`
 * is removed, and a quoted cell may be preceded by blanks. Throws UnclosedQuoteError.
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
    // Text after a closing quotation mark belongs to the cell, as in spreadsheet programs.
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

/** White space within a line, including tabs and no-break spaces. */
const BLANK = /[^\S\n]/;

/** Returns the quoted text at the beginning of a cell; undefined if there is none. */
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
  // After blanks, a quotation mark may belong to the text; then more text follows the second mark.
  const isWhole = quoted.end >= 0 && [separator, '\n', undefined].includes(text[end]);
  return isWhole ? quoted : undefined;
}

/**
 * Returns the text up to the closing quotation mark, and the position after it; -1 without a
 * closing mark.
 */
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
