import type { Separator } from '../../../../../shared/text/csv';
import { readCsv } from './csv-file';
import type { FileRows, Reading } from './file-rows';
import { ImportFileError } from './import-file-error';

const MAX_BYTES = 5_000_000;

/** Texts of movies have lines as well; a table of many more would keep the page busy for long. */
const MAX_LINES = 100_000;

/** Reads a CSV file or a sheet of an .xlsx file (product 26.5, 26.17). Throws ImportFileError. */
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
