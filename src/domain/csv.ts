/** What spreadsheet programs take for a formula, in either width; a tab or CR may precede one. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A table as the text of a CSV file for spreadsheet programs (product 16.21): a byte order mark, every
 * cell quoted, and an apostrophe before what would be taken for a formula (security.md T75).
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string) =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
