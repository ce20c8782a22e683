import { ALT_COLUMNS, OTHER_COLUMNS, movieFields, MOVIE_COLUMNS } from '../../edit/movie-fields';
import type { Movie } from '../../../movie';
import { formFieldsOf, parseSome } from '../../../../../studio/form/fields/field-table';
import { pictureKey, pictureName, type ChosenPictures } from './chosen-pictures';
import type { ImportedChange, MovieEdit, RowProblem } from './import-row';
import type { ImportRow } from './import-table';
import { importedDay, importedText, joinedLines, type DayOrder } from './imported-text';
import { firstPlaceholder, isErrorValue, isKnownErrorValue } from './placeholders';
import { storedLetters } from '../../../../../shared/text/letters';
import { excerpt } from '../../../../../shared/text/text';
import { isIsoDay } from '../../../../../shared/day';
import type { AltTranslations } from '../../../../../studio/pictures/upload/picture-items';
import { ALT_LENGTH } from '../../../../../shared/admin-limits';
import { formatFocus } from '../../../../../shared/pictures/crops';
import { lengthError } from '../../../../../shared/text/form-problems';

interface ReadChanges {
  readonly edit: Omit<MovieEdit, 'row' | 'movie'>;
  /** The errors by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Whether the order of day and month is still unknown. */
  readonly waits: boolean;
  /** Whether the administrator has to choose a picture. */
  readonly asksPicture: boolean;
  readonly notes: readonly string[];
}

/** Returns the changes of a movie by a row. Blank cells change nothing. */
export function parseChanges(
  movie: Movie,
  texts: ImportRow['texts'],
  { pictures, order }: { readonly pictures: ChosenPictures; readonly order: DayOrder },
): ReadChanges {
  const said = formFieldsOf(movieFields).filter(([name]) => texts[name]);
  const read = said.map(
    ([name, field]) => [name, importedText(field, texts[name] ?? '', order)] as const,
  );
  const form = parseSome(
    movieFields,
    Object.fromEntries(read.map(([name, { text }]) => [name, text])),
  );
  const readErrors = read.flatMap(([name, { error }]) => (error ? [[name, error] as const] : []));
  const changed = said.filter(([name]) => !isSame(textIn(movie, name), textIn(form.fields, name)));
  const details = parseDetails(texts, Date.now());
  const alt = changedText(details.details.alt, movie.picture?.alt);
  const translated = ALT_COLUMNS.flatMap(([field, label]) => {
    const before = movie.picture?.[field];
    const text = changedText(details.details.translations[field] ?? '', before);
    return text === undefined ? [] : [{ field, text, change: change(label, before, text) }];
  });
  const focus = changedText(details.details.focus, movie.picture?.focus);
  const poster = pictureFor('Picture', movie.picture, texts, pictures);
  const wide = pictureFor('Wide picture', movie.backdrop, texts, pictures);
  const changes = [
    ...changed.map(([name, { label }]): ImportedChange => ({
      label,
      from: textIn(movie, name),
      to: textIn(form.fields, name),
    })),
    ...poster.changes,
    ...(alt === undefined ? [] : [change('Alternative text', movie.picture?.alt, alt)]),
    ...translated.map((one) => one.change),
    ...(focus === undefined ? [] : [change('Focal point', movie.picture?.focus, focus)]),
    ...wide.changes,
  ];
  return {
    edit: {
      fields: Object.fromEntries(changed.map(([name]) => [name, Reflect.get(form.fields, name)])),
      changes,
      picture: poster.file,
      backdrop: wide.file,
      ...(alt !== undefined && { alt }),
      translations: Object.fromEntries(translated.map(({ field, text }) => [field, text])),
      ...(focus !== undefined && { focus }),
    },
    errors: {
      ...form.errors,
      ...Object.fromEntries(readErrors),
      ...details.errors,
      picture: poster.problem,
      backdrop: wide.problem,
    },
    asksPicture: poster.asks || wide.asks,
    waits: read.some(([, { waits }]) => waits),
    notes: [...poster.notes, ...wide.notes],
  };
}

const change = (label: string, from: string | undefined, to: string): ImportedChange => ({
  label,
  from: from ?? '',
  to,
});

const changedText = (text: string, before: string | undefined) =>
  text && text !== (before ?? '') ? text : undefined;

const textIn = (fields: object, name: string): string => String(Reflect.get(fields, name) ?? '');

/** Returns whether two texts are the same value. A year equals a stored day in that year. */
const isSame = (stored: string, text: string) =>
  comparable(stored) === comparable(text) ||
  (YEAR.test(text) && comparable(stored).startsWith(`${text}-`));

const YEAR = /^\d{4}$/;

/** Returns a text for comparison: trimmed, with normalized line breaks, and days as ISO days. */
const comparable = (text: string) =>
  importedDay(storedLetters(text).replaceAll(/\r\n?/g, '\n').trim(), 'day first').text;

/** Returns the picture that a row names, if it differs from the movie's. */
function pictureFor(
  column: 'Picture' | 'Wide picture',
  before: { readonly src: string } | undefined,
  texts: ImportRow['texts'],
  pictures: ChosenPictures,
) {
  const nothing = {
    file: undefined,
    problem: undefined,
    asks: false,
    changes: [],
    notes: [],
  };
  const text = texts[OTHER_COLUMNS[column]] ?? '';
  const name = pictureName(text);
  const from = before ? pictureName(before.src) : '';
  if (!name || pictureKey(name) === pictureKey(from)) return nothing;
  const chosen = pictures.get(pictureKey(text));
  if (!chosen || chosen.options.length === 0) {
    return { ...nothing, notes: [`${column}: ${name} was not chosen, so it stays as it is.`] };
  }
  if (!chosen.file) return { ...nothing, asks: true };
  if (chosen.problem) return { ...nothing, problem: chosen.problem };
  return { ...nothing, file: chosen.file, changes: [change(column, from, chosen.file.name)] };
}

type BrokenCell = Pick<RowProblem, 'column' | 'text'>;

/**
 * Returns the errors of cells that the spreadsheet program could not save. Other errors of the row
 * are then not reported.
 */
export function brokenCells({
  texts,
  surplus,
  formulas = {},
}: Omit<ImportRow, 'row'>): readonly BrokenCell[] {
  if (surplus !== undefined) return [{ column: 'All', text: surplusProblem(surplus) }];
  const missing = MOVIE_COLUMNS.flatMap(([field, column]) => {
    const cell = formulas[field];
    return cell
      ? [{ column, text: `${cell} has a formula, and the file has no result of it.` }]
      : [];
  });
  const [first, ...others] = missing;
  // The advice is shown only once.
  if (first) return [{ ...first, text: `${first.text} ${SAVE_AGAIN}` }, ...others];
  return MOVIE_COLUMNS.flatMap(([field, column]) => {
    const text = texts[field] ?? '';
    // A title that resembles an error may be right, so the administrator has to confirm it.
    const isBroken = field === 'title' ? isKnownErrorValue(text) : isErrorValue(text);
    if (isBroken) return [{ column, text: `The table has the error ${text} here.` }];
    const piece = LISTS.has(field) ? firstPlaceholder(text) : undefined;
    return piece === undefined ? [] : [{ column, text: pieceProblem(piece) }];
  });
}

/** The fields that contain several people, genres or languages. */
const LISTS = new Set(
  formFieldsOf(movieFields).flatMap(([name, { suggests }]) => (suggests ? name : [])),
);

const pieceProblem = (piece: string) =>
  `“${piece}” is what a program writes where there is nothing. Please remove it.`;

/** An unquoted text with commas is split into several cells, so that a part of it would be lost. */
const surplusProblem = (text: string) =>
  `There are more cells than columns: “${excerpt(text, SURPLUS_LENGTH)}” is in none. A text with commas needs quotation marks around it.`;

const SURPLUS_LENGTH = 40;

const SAVE_AGAIN = 'Open it in a spreadsheet program, save it there, and choose it again.';

/** The values of a movie in the table that are not fields of the form. */
export interface ImportDetails {
  /** The alternative text of the poster. */
  readonly alt: string;
  readonly translations: AltTranslations;
  /** The focal point of the poster; '' for the centre. */
  readonly focus: string;
  /** When the movie was first added, if the table is an export. */
  readonly addedAt?: Date | undefined;
}

/**
 * Parses and checks the columns of an export that are not fields of the form: alternative text,
 * focal point and time added. Returns the values, and the error of each invalid column.
 */
export function parseDetails(
  texts: ImportRow['texts'],
  now: number,
): Pick<ReadChanges, 'errors'> & { readonly details: ImportDetails } {
  const textOf = (name: string) => joinedLines(texts[name] ?? '');
  const alt = textOf(OTHER_COLUMNS['Alternative text']);
  const translations = Object.fromEntries(ALT_COLUMNS.map(([field]) => [field, textOf(field)]));
  const focus = focusOf(textOf(OTHER_COLUMNS['Focal point']));
  const added = withZone(textOf(OTHER_COLUMNS.Added));
  const isTime = TIME.test(added) && isIsoDay(added.slice(0, DAY_LENGTH));
  const addedAt = isTime ? new Date(added) : undefined;
  const errors = {
    alt: lengthError(alt, ALT_LENGTH),
    ...Object.fromEntries(
      Object.entries(translations).map(([field, text]) => [field, lengthError(text, ALT_LENGTH)]),
    ),
    focus: focus === undefined ? NO_FOCUS : undefined,
    addedAt: added ? timeProblem(addedAt, now) : undefined,
  };
  return { details: { alt, translations, focus: focus ?? '', addedAt }, errors };
}

/** Adds UTC, the time zone of exports, to a time that a workbook has stored without a zone. */
const withZone = (text: string) =>
  text.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(:\d\d)?)$/, '$1T$2Z');

/** Returns the focal point in a text; undefined if it is invalid. */
function focusOf(text: string): string | undefined {
  if (!text) return '';
  const [x = NaN, y = NaN] = (FOCUS.exec(text) ?? []).slice(1).map(Number);
  return x <= 100 && y <= 100 ? formatFocus({ x, y }) : undefined;
}

function timeProblem(time: Date | undefined, now: number): string | undefined {
  if (!time || Number.isNaN(time.getTime())) return NO_TIME;
  return time.getTime() > now ? 'This time is yet to come.' : undefined;
}

const DAY_LENGTH = '2026-12-18'.length;
const FOCUS = /^(\d{1,3})\s*%\s*(\d{1,3})\s*%$/;
/** Matches an ISO 8601 date, or a date and time with a UTC offset. */
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

const NO_FOCUS =
  'Please write the percentages from the left and from the top, as in 30% 70%, or nothing.';
const NO_TIME = 'Please write the time as in the export, 2026-12-18T09:30:00.000Z, or nothing.';
