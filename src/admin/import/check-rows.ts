import { isMovieAddress } from '../../domain/movies/movie-address';
import { searchWords } from '../../domain/search/search-words';
import { excerpt } from '../../domain/text/text';
import { fieldsOf, parseForm } from '../kit/fields/field-table';
import { MOVIE_COLUMNS, OTHER_COLUMNS } from '../movies/movie-columns';
import { newMovieFields, type NewMovieFields } from '../movies/movie-fields';
import { pictureKey, pictureName, type ChosenPictures } from './chosen-pictures';
import { detailsOf, type ImportDetails } from './import-details';
import { importedText, type DayOrder } from './imported-text';
import { PICTURE, type ImportRow, type ImportTable } from './import-table';

/** A movie that can be imported. */
export interface ImportMovie extends ImportDetails {
  readonly row: number;
  readonly fields: NewMovieFields;
  readonly picture: File;
  /** The wide picture. */
  readonly backdrop?: File | undefined;
}

export interface RowProblem {
  readonly row: number;
  readonly title: string;
  readonly column: string;
  readonly text: string;
}

/** What is stored already: the addresses of the table that are taken, and all titles (`titleKey`). */
export interface Existing {
  readonly addresses: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
}

export interface CheckedTable {
  readonly movies: readonly ImportMovie[];
  readonly problems: readonly RowProblem[];
  /** Movies that only lack their pictures, while no picture was chosen at all. */
  readonly waiting: number;
  /** Movies that wait for the order in which their days are written. */
  readonly undated: number;
}

/** What was chosen with a table. */
interface ChosenWith {
  readonly pictures: ChosenPictures;
  readonly order: DayOrder;
}

/** A title as it is compared: without case, accents and punctuation. */
export const titleKey = (title: string): string => searchWords(title).join(' ') || title.trim();

/** The addresses that the rows of a table ask for. */
export const addressesIn = ({ rows }: ImportTable): readonly string[] => [
  ...new Set(rows.map(({ texts }) => texts['address'] ?? '').filter(isMovieAddress)),
];

const BACKDROP = OTHER_COLUMNS['Wide picture'];

/** The keys of the pictures that the rows of a table name. */
export const picturesIn = ({ rows }: ImportTable): ReadonlySet<string> =>
  new Set(rows.flatMap(({ texts }) => [PICTURE, BACKDROP].map((name) => keyIn(texts, name))));

const keyIn = (texts: ImportRow['texts'], name: string) =>
  pictureKey(pictureName(texts[name] ?? ''));

/** Checks all rows as the form would, against each other and against what exists (product 26.6). */
export function checkRows(
  { rows }: ImportTable,
  existing: Existing,
  { pictures, order }: ChosenWith,
): CheckedTable {
  const first = { address: firstRows(rows, 'address'), title: firstRows(rows, 'title', titleKey) };
  const now = Date.now();
  const movies: ImportMovie[] = [];
  const problems: RowProblem[] = [];
  let waiting = 0;
  let undated = 0;
  for (const { row, texts, surplus } of rows) {
    const title = texts['title'] ?? '';
    if (surplus !== undefined) {
      problems.push({ row, title, column: 'All', text: surplusProblem(surplus) });
      continue;
    }
    const { fields, errors, waits } = parsed(texts, order);
    const { details, errors: detailErrors } = detailsOf(texts, now);
    const address = texts['address'] ?? '';
    const pictureNamed = (name: string) => pictures.get(keyIn(texts, name));
    const [picture, backdrop] = [pictureNamed(PICTURE), pictureNamed(BACKDROP)];
    const pictureOf = (name: string) =>
      pictureProblem(texts[name] ?? '', pictureNamed(name), pictures.size > 0);
    const found: Readonly<Record<string, string | undefined>> = {
      address: addressProblem(address, first.address.get(address), row, existing),
      title: address
        ? undefined
        : titleProblem(title, first.title.get(titleKey(title)), row, existing),
      [PICTURE]: texts[PICTURE] ? pictureOf(PICTURE) : 'Please name the file of its picture.',
      [BACKDROP]: texts[BACKDROP] ? pictureOf(BACKDROP) : undefined,
      ...errors,
      ...detailErrors,
    };
    const wrong = MOVIE_COLUMNS.flatMap(([field, column]) => {
      const text = found[field];
      return text ? [{ row, title, column, text }] : [];
    });
    problems.push(...wrong);
    if (wrong.length > 0 || !fields) continue;
    if (waits) undated += 1;
    else if (!picture || (texts[BACKDROP] && !backdrop)) waiting += 1;
    else movies.push({ row, fields, picture: picture.file, backdrop: backdrop?.file, ...details });
  }
  return { movies, problems, waiting, undated };
}

/** A text with commas and without quotation marks is several cells: the movie would be half of it. */
const surplusProblem = (text: string) =>
  `There are more cells than columns: “${excerpt(text, SURPLUS_LENGTH)}” is in none. A text with commas needs quotation marks around it.`;

const SURPLUS_LENGTH = 40;

/** The row in which each text of a column is for the first time. */
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

function addressProblem(
  address: string,
  first: number | undefined,
  row: number,
  { addresses }: Existing,
): string | undefined {
  if (!address) return undefined;
  if (addresses.has(address)) return 'There is a film with this id already, or in the trash.';
  return first === row ? undefined : `Row ${first} has this id, too.`;
}

/** Two movies may have the same title: an id of its own says that it is meant. */
function titleProblem(
  title: string,
  first: number | undefined,
  row: number,
  { titles }: Existing,
): string | undefined {
  if (!title) return undefined;
  if (titles.has(titleKey(title))) {
    return 'There is a film with this title already. If this is another one, give it an id.';
  }
  return first === row
    ? undefined
    : `Row ${first} has this title, too. If this is another film, give it an id.`;
}

function pictureProblem(
  text: string,
  picture: { readonly problem?: string | undefined } | undefined,
  someChosen: boolean,
): string | undefined {
  if (picture) return picture.problem;
  return someChosen ? `The picture ${pictureName(text)} was not chosen.` : undefined;
}
