import { parseCsv, UnclosedQuoteError } from '../../domain/export/csv';

const MAX_BYTES = 5_000_000;

/** Texts of movies have lines as well; a table of many more would keep the page busy for long. */
const MAX_LINES = 100_000;

/** Thrown for a file that cannot be imported at all; the message says why, for the reader. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** The rows of a CSV file in UTF-8 (product 26.5). Throws ImportFileError. */
export const readRows = async (file: File): Promise<readonly (readonly string[])[]> =>
  parse(await readText(file));

async function readText(file: File): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new ImportFileError('This file is larger than 5 MB. Is it the right one?');
  }
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImportFileError('This file cannot be read. Please choose it again.', { cause });
  });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  throw new ImportFileError(
    'This is no CSV file in UTF-8. In Excel, save the table as “CSV UTF-8”; in other programs, choose UTF-8 as the character set.',
  );
}

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
