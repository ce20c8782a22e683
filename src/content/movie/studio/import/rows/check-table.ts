import { countOf } from '../../../../../studio/ui/text';
import { checkRows, picturesIn } from './check-rows';
import { checkPictures } from './chosen-pictures';
import { readExisting, type Existing } from './existing-movies';
import type { CheckedRow } from './import-row';
import { tableOf, type ImportFile, type ImportTable } from './import-table';
import type { DayOrder } from './imported-text';

/** A file and all choices that were made for it. */
export interface Choices {
  readonly file: ImportFile;
  /** The field of each column; '' for columns that are not imported. */
  readonly fields: readonly string[];
  /** The order of day and month; undefined until it is known. */
  readonly order: DayOrder;
  readonly pictures: readonly File[];
}

/** The progress of a check. */
export interface CheckProgress {
  readonly text: string;
  readonly value: number;
  readonly max: number;
}

interface Check {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: CheckProgress) => void;
}

export interface CheckedTable {
  readonly choices: Choices;
  readonly table: ImportTable;
  readonly rows: readonly CheckedRow[];
}

/** Pictures between two reports of progress. */
const REPORT_AFTER = 20;

/**
 * Checks a table against what exists, which is read into `stored` (product 26.6, 26.14). Throws
 * FirestoreError, TimeoutError or NoSearchIndexError, and what `signal` throws.
 */
export async function checkTable(
  choices: Choices,
  stored: { existing?: Existing },
  { signal, onProgress }: Check,
): Promise<CheckedTable> {
  const table = tableOf(choices.file, choices.fields);
  onProgress({ text: 'Looking for films that exist already.', value: 0, max: 1 });
  const existing = (stored.existing ??= await readExisting());
  signal.throwIfAborted();

  const max = choices.pictures.length;
  const pictures = await checkPictures(choices.pictures, picturesIn(table), {
    signal,
    onRead: (value) => {
      if (value % REPORT_AFTER !== 0) return;
      const all = countOf(max, 'picture').toLowerCase();
      onProgress({ text: `${value.toLocaleString('en')} of ${all} are looked at.`, value, max });
    },
  });
  signal.throwIfAborted();
  const rows = checkRows(table, existing, { pictures, order: choices.order });
  return { choices, table, rows };
}
