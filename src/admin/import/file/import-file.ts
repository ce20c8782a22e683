import { parseCsv, UnclosedQuoteError } from '../../../domain/export/csv';
import { ImportFileError } from './import-file-error';

const MAX_BYTES = 5_000_000;

/** Texts of movies have lines as well; a table of many more would keep the page busy for long. */
const MAX_LINES = 100_000;

/** A table as it is in a file. */
export interface FileRows {
  readonly rows: readonly (readonly string[])[];
  /** What is to be known of how it was read. */
  readonly note?: string;
}

/** Reads a CSV file or the first sheet of an .xlsx file (product 26.5, 26.17). Throws ImportFileError. */
export async function readRows(file: File): Promise<FileRows> {
  if (file.size > MAX_BYTES) {
    throw new ImportFileError('This file is larger than 5 MB. Is it the right one?');
  }
  const buffer = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImportFileError('This file cannot be read. Please choose it again.', { cause });
  });
  const bytes = new Uint8Array(buffer);
  if (beginsWith(bytes, ZIP)) return { rows: await (await import('./xlsx-file')).readXlsx(bytes) };
  if (beginsWith(bytes, OLDER_EXCEL)) throw new ImportFileError(NO_OLDER_EXCEL);
  const { text, note } = decoded(bytes);
  return { rows: parse(text), ...(note && { note }) };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Also that of a file with a password. */
const OLDER_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Excel's "Unicode text" is in UTF-16, with the mark. */
const MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** The text in UTF-8, in UTF-16 with its mark, or in what Excel's "CSV" is saved in (product 26.5). */
function decoded(bytes: Uint8Array): { readonly text: string; readonly note?: string } {
  const marked = MARKS.find(([, mark]) => beginsWith(bytes, mark));
  if (marked) return { text: new TextDecoder(marked[0]).decode(bytes) };
  const loose = new TextDecoder().decode(bytes);
  if (CONTROL.test(loose)) throw new ImportFileError(NO_TEXT);
  if (!loose.includes(REPLACED)) return { text: loose };
  const text = new TextDecoder('windows-1252').decode(bytes);
  // Letters of other scripts in UTF-8 with a broken one among them would be read as several others.
  const replaced = countOf(loose, /\ufffd/g);
  const isBroken = countOf(loose, /\P{ASCII}/gu) - replaced >= replaced;
  if (isBroken || UNUSED.test(text)) throw new ImportFileError(NO_TEXT);
  return { text, note: OTHER_CHARACTERS };
}

const REPLACED = '\ufffd';
/** None of a text but tabs and line ends. */
const CONTROL = /(?![\t\n\v\f\r\x7f-\x9f])\p{Cc}/u;
/** What Windows-1252 has no letter for. */
const UNUSED = /[\x81\x8d\x8f\x90\x9d]/;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const OTHER_CHARACTERS =
  'This file is not in UTF-8. It was read as Windows-1252, in which Excel saves “CSV”: please look at names with accents below. Other scripts, such as Malayalam, are lost in such a file: save it as “CSV UTF-8” or .xlsx.';
const NO_TEXT =
  'This is no CSV file in UTF-8, and no Excel file (.xlsx). In Excel, save the table as “CSV UTF-8” or as an Excel workbook; in other programs, choose UTF-8 as the character set.';
const NO_OLDER_EXCEL =
  'This is a file of an older Excel (.xls), or one with a password. Save it as an Excel workbook (.xlsx) without a password.';

function parse(text: string) {
  if (hasManyLines(text)) {
    throw new ImportFileError(
      `This file has more than ${MAX_LINES.toLocaleString('en')} lines. Is it the right one?`,
    );
  }
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error;
    throw new ImportFileError(
      `The quotation mark at the beginning of a cell in row ${error.row} has none at the end.`,
      { cause: error },
    );
  }
}

function hasManyLines(text: string): boolean {
  const lineEnds = /\r\n?|\n/g;
  for (let count = 0; lineEnds.test(text); count += 1) if (count >= MAX_LINES) return true;
  return false;
}
