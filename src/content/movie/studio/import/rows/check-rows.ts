import { formatReleaseDate } from '../../../release-date';
import { titleKey } from '../../../../search/title-words';
import { fieldsOf, parseForm } from '../../../../../studio/form/fields/field-table';
import { MOVIE_COLUMNS, OTHER_COLUMNS, newMovieFields } from '../../edit/movie-fields';
import { brokenCells, detailsOf, isProbablyConverted } from './cells';
import { pathOfFile, pictureKey, pictureName, type ChosenPictures } from './chosen-pictures';
import { matchFor, type Existing } from './existing-movies';
import type { CheckedRow, RowProblem } from './import-row';
import { importedDay, importedText, type DayOrder } from './imported-text';
import { PICTURE } from '../file/import-columns';
import { DAYS, type ImportRow, type ImportTable } from './import-table';

interface ImportChoices {
  readonly pictures: ChosenPictures;
  readonly order: DayOrder;
}

const BACKDROP = OTHER_COLUMNS['Wide picture'];

/** The keys of the pictures that the rows of a table name. */
export const picturesIn = ({ rows }: ImportTable): ReadonlySet<string> =>
  new Set(rows.flatMap(({ texts }) => [PICTURE, BACKDROP].map((name) => keyIn(texts, name))));

const keyIn = (texts: ImportRow['texts'], name: string) => pictureKey(texts[name] ?? '');

/** Checks all rows as the form would, against each other and against what exists (product 26.6). */
export function checkRows(
  { rows }: ImportTable,
  existing: Existing,
  chosen: ImportChoices,
): readonly CheckedRow[] {
  const first = { address: firstRows(rows, 'address'), title: firstRows(rows, 'title', titleKey) };

  return rows.map(({ row, texts, surplus, formulas }): CheckedRow => {
    const read = readOf({ row, texts }, chosen);
    const broken = brokenCells({ texts, surplus, formulas });
    if (broken.length > 0) {
      const problems = broken.map((cell) => ({ row, title: read.title, ...cell }));
      return { ...read, state: 'wrong', problems };
    }
    const { exists, problem } = matchFor(texts, existing);
    if (exists) return { ...read, state: 'exists' };
    const named = problem ? { [problem.field]: problem.text } : sameAsEarlier(row, texts, first);
    return checkNew(read, { texts, chosen, named });
  });
}

type Read = Pick<CheckedRow, 'row' | 'title' | 'status' | 'day' | 'pictures' | 'notes'>;

/** What the preview shows of a row, whatever its state is. */
function readOf(
  { row, texts }: Pick<ImportRow, 'row' | 'texts'>,
  { pictures, order }: ImportChoices,
): Read {
  const status = importedText(newMovieFields.status, texts['status'] ?? '', order);
  const files = [PICTURE, BACKDROP].map((name) => pictures.get(keyIn(texts, name)));
  const days = DAYS.map((name) => importedDay(texts[name] ?? '', order));
  return {
    row,
    title: texts['title'] ?? '',
    status: status.text,
    day: formatReleaseDate(importedDay(texts['releaseDate'] ?? '', order).text),
    pictures: files.flatMap((picture) =>
      picture?.file && !picture.problem ? [pathOfFile(picture.file)] : [],
    ),
    notes: days.flatMap(({ note }) => note ?? []),
  };
}

/** Two movies may have the same title, if the second one has an id. */
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

/** A path as it is in the table; of a web address only the name of the file. */
const shownName = (text: string) => (/^https?:/i.test(text) ? pictureName(text) : text);

const CONVERTED_TITLE =
  'A spreadsheet program has probably made this of another title. Correct it in the table; if it is right, add the film by its form.';

interface NewRow {
  readonly texts: ImportRow['texts'];
  readonly chosen: ImportChoices;
  /** Errors of the id and the title, by field. */
  readonly named: Readonly<Record<string, string>>;
}

function checkNew(read: Read, { texts, chosen, named }: NewRow): CheckedRow {
  const { pictures, order } = chosen;
  const { fields, errors, waits } = parsed(texts, order);
  const { details, errors: detailErrors } = detailsOf(texts);
  const pictureOf = (name: string) =>
    pictureProblem(texts[name] ?? '', pictures.get(keyIn(texts, name)));
  const problems = problemsOf(read, {
    ...(isProbablyConverted(read.title) && { title: CONVERTED_TITLE }),
    ...named,
    [PICTURE]: texts[PICTURE] ? pictureOf(PICTURE) : 'Please name the file of its picture.',
    [BACKDROP]: texts[BACKDROP] ? pictureOf(BACKDROP) : undefined,
    ...errors,
    ...detailErrors,
  });
  if (problems.length > 0 || !fields) return { ...read, state: 'wrong', problems };
  if (waits) return { ...read, state: 'waits' };
  const [picture, backdrop] = [PICTURE, BACKDROP].map(
    (name) => pictures.get(keyIn(texts, name))?.file,
  );
  if (!picture || (texts[BACKDROP] && !backdrop)) {
    const awaited = [PICTURE, BACKDROP].flatMap((name) => texts[name] || []);
    return { ...read, state: 'waits', names: awaited.map(shownName) };
  }
  return { ...read, state: 'new', movie: { row: read.row, fields, picture, backdrop, ...details } };
}

const problemsOf = (
  { row, title }: Read,
  errors: Readonly<Record<string, string | undefined>>,
): readonly RowProblem[] =>
  MOVIE_COLUMNS.flatMap(([field, column]) => {
    const text = errors[field];
    return text ? [{ row, title, column, text }] : [];
  });

/** The first row of each text of a column. */
function firstRows(rows: readonly ImportRow[], field: string, keyOf = (text: string) => text) {
  const first = new Map<string, number>();
  for (const { row, texts } of rows) {
    const key = keyOf(texts[field] ?? '');
    if (!first.has(key)) first.set(key, row);
  }
  return first;
}

function parsed(texts: ImportRow['texts'], order: DayOrder) {
  const imported = fieldsOf(newMovieFields).map(
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

/** Why a named picture cannot be used; undefined also while no picture was chosen at all. */
function pictureProblem(
  text: string,
  picture: ReturnType<ChosenPictures['get']>,
): string | undefined {
  const isMissing = picture && !picture.file && !picture.problem;
  return isMissing ? `The picture ${pictureName(text)} was not chosen.` : picture?.problem;
}
