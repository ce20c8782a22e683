/**
 * What spreadsheet programs take for a formula, in either width; a tab or CR may precede one. One
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

/** Thrown for a text in which a quotation mark is opened and never closed; `row` counts from 1. */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError';

  constructor(readonly row: number) {
    super(`A quotation mark in row ${row} is not closed`);
  }
}

/**
 * The rows of a CSV file (RFC 4180), blank ones included, with commas, semicolons or tabs between the
 * cells and any line ends; line ends within cells become LF, and the apostrophe that `csvOf` adds is
 * taken away. A first line that names the character between the cells ("sep=;") is none of the rows,
 * as in Excel. Throws UnclosedQuoteError.
 */
export function parseCsv(content: string): readonly (readonly string[])[] {
  const lines = content.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const text = lines.replace(SEPARATOR, '');
  const delimiter = SEPARATOR.exec(lines)?.[1] ?? delimiterOf(text);
  const endOfCell = new RegExp(`${delimiter}|\n|$`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const quoted = text[at] === '"' ? readQuoted(text, at + 1) : undefined;
    if (quoted?.end === -1) throw new UnclosedQuoteError(rows.length + 1);
    endOfCell.lastIndex = quoted?.end ?? at;
    const end = endOfCell.exec(text)?.index ?? text.length;
    // What follows a closing quotation mark belongs to the cell, as spreadsheet programs read it.
    const value = (quoted?.value ?? '') + text.slice(quoted?.end ?? at, end);
    row.push(FORMULA.test(value) ? value.replace(/^'/, '') : value);
    if (text[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
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

const SEPARATOR = /^sep=([,;\t])\n/i;

/** The names of columns fit into so many characters, with what is above them. */
const HEADER_LENGTH = 10_000;
/** A line with fewer cells may be a heading above the names of the columns. */
const FEW_CELLS = 3;

/** The character that separates most cells in the first line that has more than a few. */
function delimiterOf(text: string): string {
  const start = text.slice(0, HEADER_LENGTH).replaceAll(/"[^"]*"/g, '');
  const lines = start
    .split('\n')
    .map((line) =>
      [',', ';', '\t']
        .map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
        .toSorted((a, b) => b.count - a.count),
    );
  const [best] = lines.find(([most]) => most && most.count > FEW_CELLS) ?? lines[0] ?? [];
  return best?.delimiter ?? ',';
}
