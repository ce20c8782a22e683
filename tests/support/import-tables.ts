import { checkRows, namedPictures } from '../../src/content/movie/studio/import/rows/check-rows';
import { matchPictureFiles } from '../../src/content/movie/studio/import/rows/chosen-pictures';
import type { Existing } from '../../src/content/movie/studio/import/rows/existing-movies';
import { importOutcome } from '../../src/content/movie/studio/import/rows/import-row';
import {
  fieldsOfColumns,
  readImportFile,
  tableOf,
} from '../../src/content/movie/studio/import/rows/import-table';
import type { DayOrder } from '../../src/content/movie/studio/import/rows/imported-text';
import { csvOf } from '../../src/shared/text/csv';
import type { Movie } from '../../src/content/movie/movie';
import { movieKey } from '../../src/content/search/search-entry';
import { titleKey } from '../../src/content/search/title-words';
import { pngBytes } from './picture-bytes';

export const NONE: Existing = {
  published: new Map(),
  titles: new Map(),
  drafts: { ids: new Set(), titles: new Set() },
  inTrash: new Set(),
};

/** Returns the existing entries if these movies are published. */
export function existingMovies(...movies: readonly Movie[]): Existing {
  const stored = movies.map((one) => ({ ...one, key: movieKey(one), name: titleKey(one.title) }));
  return {
    ...NONE,
    published: new Map(stored.map(({ id, key }) => [id, key])),
    titles: new Map(
      stored.map(({ name }) => [name, stored.filter((other) => other.name === name)]),
    ),
  };
}

export const HEADER = ['Title', 'Status', 'Description', 'Picture'];
export const movie = (title: string, ...more: string[]) => [
  title,
  'Released',
  'Rain.',
  'a.png',
  ...more,
];

export const fileOf = (content: BlobPart, name = 'films.csv') => new File([content], name);

/** Reads a file with the fields that its column names suggest. */
export async function readTable(file: File) {
  const read = await readImportFile(file);
  return tableOf(read, fieldsOfColumns(read));
}

export const tableFrom = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  readTable(fileOf(csvOf([header, ...rows])));
export const picture = (name = 'a.png') => new File([pngBytes(10, 10)], name);

interface CheckOptions {
  readonly existing?: Existing;
  readonly movies?: readonly Movie[];
  readonly files?: readonly File[];
  readonly order?: DayOrder;
  readonly isOrderKnown?: boolean;
}

/** Checks a table with these rows and the picture that they name; `movies` are published. */
export async function checkedRows(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  options: CheckOptions = {},
) {
  const { movies = [], files = [picture()], isOrderKnown = true, order = 'day first' } = options;
  const table = await tableFrom(header, ...rows);
  const pictures = await matchPictureFiles(files, namedPictures(table));
  return checkRows(
    table,
    options.existing ?? existingMovies(...movies),
    { pictures, order: isOrderKnown ? order : undefined },
    new Map(movies.map((published) => [movieKey(published), published])),
  );
}

/** Returns the result of an import of these rows. */
export const check = async (...args: Parameters<typeof checkedRows>) =>
  importOutcome(await checkedRows(...args));

export const problems = async (...args: Parameters<typeof check>) =>
  (await check(...args)).problems.map(({ row, column, text }) => `${row} ${column}: ${text}`);
