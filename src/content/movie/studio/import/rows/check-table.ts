import { countOf } from '../../../../../studio/ui/text';
import type { Movie } from '../../../movie';
import type { SearchKey } from '../../../../search/search-entry';
import { checkRows, matchedKeys, namedPictures } from './check-rows';
import { matchPictureFiles, type ChosenPictures } from './chosen-pictures';
import { readExisting, readMovies, type Existing } from './existing-movies';
import type { CheckedRow } from './import-row';
import { tableOf, type ImportFile, type ImportTable } from './import-table';
import type { DayOrder } from './imported-text';

/** A file and all choices that were made about it. */
export interface Choices {
  readonly file: ImportFile;
  /** The field of each column; '' for columns that are not imported. */
  readonly fields: readonly string[];
  /** The order of day and month; undefined until it is known. */
  readonly order: DayOrder;
  readonly pictures: readonly File[];
  /** Whether the hidden rows of a workbook are imported too. */
  readonly takesHidden: boolean;
  /**
   * The rows whose titles are confirmed although a spreadsheet program has probably changed them.
   */
  readonly titles: ReadonlySet<number>;
  /** The chosen file of each ambiguous picture, by `pictureKey`. */
  readonly answers: ReadonlyMap<string, File>;
}

/** The data that is read from the database once per file. */
export interface Stored {
  existing?: Existing;
  /** The existing movies of the rows, as they were before the import. */
  readonly movies: Map<SearchKey, Movie>;
}

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
  readonly pictures: ChosenPictures;
}

/** The number of pictures between two reports of progress. */
const REPORT_AFTER = 20;

/**
 * Checks a table against existing movies, which are read into `stored`. Throws FirestoreError, TimeoutError,
 * NoSearchIndexError or the reason of `signal`.
 */
export async function checkTable(
  choices: Choices,
  stored: Stored,
  { signal, onProgress }: Check,
): Promise<CheckedTable> {
  const table = tableOf(choices.file, choices.fields, choices.takesHidden);
  onProgress({ text: 'Looking for films that exist already.', value: 0, max: 1 });
  const existing = (stored.existing ??= await readExisting());
  signal.throwIfAborted();

  const keys = matchedKeys(table, existing);
  const report = (max: number, what: string) => (value: number) => {
    const text = `${value.toLocaleString('en')} of ${countOf(max, what).toLowerCase()} are ${what === 'film' ? 'compared' : 'looked at'}.`;
    onProgress({ text, value, max });
  };
  await readMovies(keys, {
    known: stored.movies,
    existing,
    signal,
    onRead: report(keys.length, 'film'),
  });

  const reportPictures = report(choices.pictures.length, 'picture');
  const pictures = await matchPictureFiles(choices.pictures, namedPictures(table), {
    signal,
    answers: choices.answers,
    onRead: (count) => {
      if (count % REPORT_AFTER === 0) reportPictures(count);
    },
  });
  signal.throwIfAborted();
  const { order, titles } = choices;
  const rows = checkRows(table, existing, { pictures, order, titles }, stored.movies);
  return { choices, table, rows, pictures };
}
