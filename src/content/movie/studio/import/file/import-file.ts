import {
  parseCsv,
  separatorNamed,
  SEPARATORS,
  UnclosedQuoteError,
  type Separator,
} from '../../../../../shared/text/csv';
import { ImportFileError, findHeader, type FileRows, type Reading } from './import-columns';

const MAX_BYTES = 5_000_000;

/**
 * Higher than the maximum number of rows, because texts of movies can have several lines. A longer
 * file would block the page.
 */
const MAX_LINES = 100_000;

/** Reads a CSV file or a sheet of an .xlsx file. Throws ImportFileError. */
export async function readRows(file: File, reading: Reading = {}): Promise<FileRows> {
  if (file.size > MAX_BYTES) {
    throw new ImportFileError('This file is larger than 5 MB. Is it the right one?');
  }
  const buffer = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImportFileError('This file cannot be read. Please choose it again.', { cause });
  });
  const bytes = new Uint8Array(buffer);
  if (beginsWith(bytes, ZIP)) return (await import('./xlsx-file')).readXlsx(bytes, reading.sheet);
  if (beginsWith(bytes, OLDER_EXCEL)) throw new ImportFileError(NO_OLDER_EXCEL);
  const { text, note } = decoded(bytes);
  return { ...parse(text, reading.separator), ...(note && { note }) };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of older Excel files, and of Excel files with a password. */
const OLDER_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Excel's "Unicode text" is UTF-16 with a byte order mark. */
const MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * Returns the text of a file: in UTF-8, in UTF-16 with a byte order mark, or in the encoding in which Excel
 * saves "CSV" (product 26.5).
 */
function decoded(bytes: Uint8Array): { readonly text: string; readonly note?: string } {
  const marked = MARKS.find(([, mark]) => beginsWith(bytes, mark));
  if (marked) return { text: new TextDecoder(marked[0]).decode(bytes) };
  const loose = new TextDecoder().decode(bytes);
  if (CONTROL.test(loose)) throw new ImportFileError(NO_TEXT);
  if (!loose.includes(REPLACED)) return { text: loose };
  const text = new TextDecoder('windows-1252').decode(bytes);
  // In damaged UTF-8, each letter of another script would become several wrong characters.
  const replaced = countOf(loose, /\ufffd/g);
  const isBroken = countOf(loose, /\P{ASCII}/gu) - replaced >= replaced;
  if (isBroken || UNUSED.test(text)) throw new ImportFileError(NO_TEXT);
  return { text, note: OTHER_CHARACTERS };
}

const REPLACED = '\ufffd';
/** Control characters except tabs and line breaks. */
const CONTROL = /(?![\t\n\v\f\r\x7f-\x9f])\p{Cc}/u;
/** Bytes that Windows-1252 does not use. */
const UNUSED = /[\x81\x8d\x8f\x90\x9d]/;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const OTHER_CHARACTERS =
  'This file is not in UTF-8. It was read as Windows-1252, in which Excel saves “CSV”: please look at names with accents below. Other scripts, such as Malayalam, are lost in such a file: save it as “CSV UTF-8” or .xlsx.';
const NO_TEXT =
  'This is no CSV file in UTF-8, and no Excel file (.xlsx). In Excel, save the table as “CSV UTF-8” or as an Excel workbook; in other programs, choose UTF-8 as the character set.';
const NO_OLDER_EXCEL =
  'This is a file of an older Excel (.xls), or one with a password. Save it as an Excel workbook (.xlsx) without a password.';

function parse(text: string, separator?: Separator): FileRows {
  if (hasManyLines(text)) {
    throw new ImportFileError(
      `This file has more than ${MAX_LINES.toLocaleString('en')} lines. Is it the right one?`,
    );
  }
  return readCsv(text, separator);
}

function hasManyLines(text: string): boolean {
  const lineEnds = /\r\n?|\n/g;
  for (let count = 0; lineEnds.test(text); count += 1) if (count >= MAX_LINES) return true;
  return false;
}

/**
 * Returns the cells of a text. The separator is the chosen one, or the one that the first line
 * declares, or the one with the most known columns in the header and then the most rows as wide as
 * the header. Throws ImportFileError.
 */
function readCsv(text: string, chosen?: Separator): FileRows {
  const separator = chosen ?? separatorNamed(text);
  const [best] = (separator ? [separator] : SEPARATORS)
    .map((one) => readWith(text, one))
    .toSorted((a, b) => compare(b.score, a.score));
  if (!best) return { rows: [] };
  if (best.error) {
    throw new ImportFileError(
      `The quotation mark at the beginning of a cell in row ${best.error.row} has none at the end.`,
      { cause: best.error },
    );
  }
  return { rows: best.rows, separator: best.separator };
}

function readWith(text: string, separator: Separator) {
  try {
    const rows = parseCsv(text, separator);
    return { separator, rows, score: scoreOf(rows), error: undefined };
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error;
    return { separator, rows: error.rows, score: scoreOf(error.rows), error };
  }
}

/** Returns the number of known columns, of rows as wide as the header, and of columns, for comparison. */
function scoreOf(rows: FileRows['rows']): readonly number[] {
  const { position, fields } = findHeader(rows);
  const width = rows[position]?.length ?? 0;
  const isSeparated = width > 1 || fields.size > 0;
  const even = rows.slice(position).filter((cells) => cells.length === width).length;
  return [fields.size, isSeparated ? even : 0, width];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
