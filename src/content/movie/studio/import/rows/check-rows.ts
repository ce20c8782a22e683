import { formatDate } from '../../../../values/partial-date';
import type { Movie } from '../../../movie';
import type { SearchKey } from '../../../../search/search-entry';
import { titleKey } from '../../../../search/title-words';
import { formFieldsOf, parseForm } from '../../../../../studio/form/fields/field-table';
import { MOVIE_COLUMNS, OTHER_COLUMNS, newMovieFields } from '../../edit/movie-fields';
import { brokenCells, parseDetails, parseChanges } from './movie-changes';
import {
  isAmbiguousPicture,
  pathOfFile,
  pictureKey,
  pictureName,
  type ChosenPictures,
} from './chosen-pictures';
import { findMatch, type Existing } from './existing-movies';
import type { CheckedRow, RowProblem } from './import-row';
import { isProbablyConverted, importedDay, importedText, type DayOrder } from './imported-text';
import { PICTURE_COLUMN } from '../file/import-columns';
import { DAYS, type ImportRow, type ImportTable } from './import-table';

interface ImportChoices {
  readonly pictures: ChosenPictures;
  readonly order: DayOrder;
  /**
   * The rows whose titles are confirmed although a spreadsheet program has probably changed them.
   */
  readonly titles?: ReadonlySet<number>;
}

const BACKDROP = OTHER_COLUMNS['Wide picture'];

/** Returns the keys of the pictures that the rows of a table name. */
export const namedPictures = ({ rows }: ImportTable): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ texts }) => [PICTURE_COLUMN, BACKDROP].map((name) => keyIn(texts, name))),
  );

const keyIn = (texts: ImportRow['texts'], name: string) => pictureKey(texts[name] ?? '');

/** Returns the keys of the existing movies that the rows of a table match. */
export const matchedKeys = ({ rows }: ImportTable, existing: Existing): readonly SearchKey[] => [
  ...new Set(rows.flatMap(({ texts }) => findMatch(texts, existing).key ?? [])),
];

/**
 * Checks all rows as the form does, and for conflicts with each other and with `movies`, the
 * existing movies of the rows.
 */
export function checkRows(
  { rows }: ImportTable,
  existing: Existing,
  chosen: ImportChoices,
  movies: ReadonlyMap<SearchKey, Movie> = new Map(),
): readonly CheckedRow[] {
  const first = { address: firstRows(rows, 'address'), title: firstRows(rows, 'title', titleKey) };
  const meant = new Map<SearchKey, number>();

  return rows.map(({ row, texts, placeholders, surplus, formulas }): CheckedRow => {
    const title = texts['title'] ?? '';
    const read = readOf({ row, texts, placeholders }, chosen);
    const broken = brokenCells({ texts, surplus, formulas });
    if (broken.length > 0) {
      const problems = broken.map((cell) => ({ row, title, ...cell }));
      return { ...read, state: 'wrong', problems };
    }

    const { key, problem } = findMatch(texts, existing);
    const movie = key && movies.get(key);
    const earlier = key && meant.get(key);
    if (key && earlier === undefined) meant.set(key, row);
    if (earlier !== undefined) {
      const column = texts['address'] ? 'Id' : 'Title';
      const text = `Row ${earlier} is this film, too.`;
      return { ...read, state: 'wrong', problems: [{ row, title, column, text }] };
    }
    const named = {
      ...(problem && { [problem.field]: problem.text }),
      ...(!movie && !problem && sameAsEarlier(row, texts, first)),
    };
    return movie
      ? checkChanges(read, { texts, movie, chosen })
      : checkNew(read, { texts, chosen, named });
  });
}

type Read = Pick<CheckedRow, 'row' | 'title' | 'status' | 'day' | 'pictures' | 'notes'>;

/** Returns the part of a row's preview that all of its states have in common. */
function readOf(
  { row, texts, placeholders }: Pick<ImportRow, 'row' | 'texts' | 'placeholders'>,
  { pictures, order }: ImportChoices,
): Read {
  const status = importedText(newMovieFields.status, texts['status'] ?? '', order);
  const files = [PICTURE_COLUMN, BACKDROP].map((name) => pictures.get(keyIn(texts, name)));
  const days = DAYS.map((name) => importedDay(texts[name] ?? '', order));
  return {
    row,
    title: texts['title'] ?? '',
    status: status.text,
    day: formatDate(importedDay(texts['releaseDate'] ?? '', order).text),
    pictures: files.flatMap((picture) =>
      picture?.file && !picture.problem ? [pathOfFile(picture.file)] : [],
    ),
    notes: [...days.flatMap(({ note }) => note ?? []), ...blankNotes(placeholders)],
  };
}

/** Returns a note for each placeholder ("NULL", "N/A") that was read as a blank cell. */
function blankNotes(placeholders: ImportRow['placeholders'] = {}): readonly string[] {
  const columns = MOVIE_COLUMNS.filter(([field]) => field in placeholders);
  const texts = [...new Set(columns.map(([field]) => placeholders[field]))];
  return texts.map((text) => {
    const names = columns.flatMap(([field, name]) => (placeholders[field] === text ? name : []));
    return `“${text}” is read as a blank cell: ${names.join(', ')}.`;
  });
}

/** Returns an error if an earlier row has the same id, or the same title and this row has no id. */
function sameAsEarlier(
  row: number,
  texts: ImportRow['texts'],
  first: Readonly<Record<'address' | 'title', ReadonlyMap<string, number>>>,
): Readonly<Record<string, string>> {
  const { address = '', title = '' } = texts;
  const earlier = address ? first.address.get(address) : first.title.get(titleKey(title));
  if (earlier === undefined || earlier === row || !(address || title)) return {};
  return address
    ? { address: `Row ${earlier} has this id, too.` }
    : {
        title: `Row ${earlier} has this title, too. If this is another film, give it an id.`,
      };
}

interface RowOfMovie {
  readonly texts: ImportRow['texts'];
  readonly movie: Movie;
  readonly chosen: ImportChoices;
}

function checkChanges(read: Read, { texts, movie, chosen }: RowOfMovie): CheckedRow {
  const { edit, errors, waits, asksPicture, notes } = parseChanges(movie, texts, chosen);
  const all = {
    ...read,
    title: read.title || movie.title,
    notes: [...read.notes, ...notes],
  };
  const problems = problemsOf(all, errors);
  if (problems.length > 0) return { ...all, state: 'wrong', problems };
  if (waits) return { ...all, state: 'waits', for: 'days' };
  if (asksPicture) return { ...all, state: 'waits', for: 'choice' };
  if (edit.changes.length === 0) return { ...all, state: 'same', movie };
  if (edit.fields.title !== undefined && asksTitle(read, chosen)) {
    return { ...all, state: 'waits', for: 'title' };
  }
  return { ...all, state: 'changes', edit: { ...edit, row: read.row, movie } };
}

/** Returns a path as it is in the table; for a web address only the file name. */
const shownName = (text: string) => (/^https?:/i.test(text) ? pictureName(text) : text);

const asksTitle = ({ row, title }: Read, { titles }: ImportChoices) =>
  isProbablyConverted(title) && !titles?.has(row);

interface NewRow {
  readonly texts: ImportRow['texts'];
  readonly chosen: ImportChoices;
  /** Errors of the id and the title, by field. */
  readonly named: Readonly<Record<string, string>>;
}

function checkNew(read: Read, { texts, chosen, named }: NewRow): CheckedRow {
  const { pictures, order } = chosen;
  const { fields, errors, waits } = parsed(texts, order);
  const { details, errors: detailErrors } = parseDetails(texts, Date.now());
  const pictureNamed = (name: string) => pictures.get(keyIn(texts, name));
  const pictureOf = (name: string) => pictureProblem(texts[name] ?? '', pictureNamed(name));
  const problems = problemsOf(read, {
    ...named,
    [PICTURE_COLUMN]: texts[PICTURE_COLUMN]
      ? pictureOf(PICTURE_COLUMN)
      : 'Please name the file of its picture.',
    [BACKDROP]: texts[BACKDROP] ? pictureOf(BACKDROP) : undefined,
    ...errors,
    ...detailErrors,
  });
  if (problems.length > 0 || !fields) return { ...read, state: 'wrong', problems };
  if (waits) return { ...read, state: 'waits', for: 'days' };
  if (asksTitle(read, chosen)) return { ...read, state: 'waits', for: 'title' };
  if ([PICTURE_COLUMN, BACKDROP].some((name) => isAmbiguousPicture(pictureNamed(name)))) {
    return { ...read, state: 'waits', for: 'choice' };
  }
  const [picture, backdrop] = [PICTURE_COLUMN, BACKDROP].map((name) => pictureNamed(name)?.file);
  if (!picture || (texts[BACKDROP] && !backdrop)) {
    const awaited = [PICTURE_COLUMN, BACKDROP].flatMap((name) => texts[name] || []);
    return { ...read, state: 'waits', for: 'pictures', names: awaited.map(shownName) };
  }
  const movie = {
    row: read.row,
    fields,
    picture,
    backdrop,
    ...details,
  };
  return { ...read, state: 'new', movie };
}

const problemsOf = (
  { row, title }: Read,
  errors: Readonly<Record<string, string | undefined>>,
): readonly RowProblem[] =>
  MOVIE_COLUMNS.flatMap(([field, column]) => {
    const text = errors[field];
    return text ? [{ row, title, column, text }] : [];
  });

/** Returns the first row of each text in a column. */
function firstRows(rows: readonly ImportRow[], field: string, keyOf = (text: string) => text) {
  const first = new Map<string, number>();
  for (const { row, texts } of rows) {
    const key = keyOf(texts[field] ?? '');
    if (!first.has(key)) first.set(key, row);
  }
  return first;
}

function parsed(texts: ImportRow['texts'], order: DayOrder) {
  const imported = formFieldsOf(newMovieFields).map(
    ([name, field]) => [name, importedText(field, texts[name] ?? '', order)] as const,
  );
  const form = parseForm(
    newMovieFields,
    Object.fromEntries(imported.map(([name, { text }]) => [name, text])),
  );
  const errors = imported.flatMap(([name, { error }]) => (error ? [[name, error] as const] : []));
  return {
    fields: form.fields,
    errors: { ...form.errors, ...Object.fromEntries(errors) },
    waits: imported.some(([, { waits }]) => waits),
  };
}

function pictureProblem(
  text: string,
  picture: ReturnType<ChosenPictures['get']>,
): string | undefined {
  const isMissing = picture?.options.length === 0;
  return isMissing ? `The picture ${pictureName(text)} was not chosen.` : picture?.problem;
}
