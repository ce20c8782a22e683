import { OTHER_COLUMNS, movieFields } from '../../edit/movie-fields';
import type { Movie } from '../../../movie';
import { fieldsOf, parseSome } from '../../../../../studio/form/fields/field-table';
import { pictureKey, pictureName, type ChosenPictures } from './chosen-pictures';
import { detailsOf } from './row-checks';
import type { FieldChange, MovieEdit } from './import-row';
import type { ImportRow } from './import-table';
import { importedDay, importedText, type DayOrder } from './imported-text';

interface ReadChanges {
  readonly edit: Omit<MovieEdit, 'row' | 'movie'>;
  /** The errors by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Whether the order of day and month is not known yet. */
  readonly waits: boolean;
  /** Whether somebody has to choose the picture. */
  readonly asksPicture: boolean;
  readonly notes: readonly string[];
}

/**
 * Returns the changes of a movie by a row. Only the cells with a text are compared and checked: a blank cell
 * changes nothing (product 26.16).
 */
export function changesOf(
  movie: Movie,
  texts: ImportRow['texts'],
  { pictures, order }: { readonly pictures: ChosenPictures; readonly order: DayOrder },
): ReadChanges {
  const said = fieldsOf(movieFields).filter(([name]) => texts[name]);
  const read = said.map(
    ([name, field]) => [name, importedText(field, texts[name] ?? '', order)] as const,
  );
  const form = parseSome(
    movieFields,
    Object.fromEntries(read.map(([name, { text }]) => [name, text])),
  );
  const readErrors = read.flatMap(([name, { error }]) => (error ? [[name, error] as const] : []));
  const changed = said.filter(([name]) => !isSame(textIn(movie, name), textIn(form.fields, name)));
  const details = detailsOf(texts, Date.now());
  const alt = changedText(details.details.alt, movie.picture?.alt);
  const focus = changedText(details.details.focus, movie.picture?.focus);
  const poster = pictureFor('Picture', movie.picture, texts, pictures);
  const wide = pictureFor('Wide picture', movie.backdrop, texts, pictures);
  const changes = [
    ...changed.map(([name, { label }]): FieldChange => ({
      label,
      from: textIn(movie, name),
      to: textIn(form.fields, name),
    })),
    ...poster.changes,
    ...(alt === undefined ? [] : [change('Alternative text', movie.picture?.alt, alt)]),
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

const change = (label: string, from: string | undefined, to: string): FieldChange => ({
  label,
  from: from ?? '',
  to,
});

const changedText = (text: string, before: string | undefined) =>
  text && text !== (before ?? '') ? text : undefined;

const textIn = (fields: object, name: string): string => String(Reflect.get(fields, name) ?? '');

/** A year is the same as a stored day in that year. */
const isSame = (stored: string, text: string) =>
  comparable(stored) === comparable(text) ||
  (YEAR.test(text) && comparable(stored).startsWith(`${text}-`));

const YEAR = /^\d{4}$/;

/** The text without blanks around it, with equal line ends and days as ISO days. */
const comparable = (text: string) =>
  importedDay(text.replaceAll(/\r\n?/g, '\n').trim(), 'day first').text;

/** The picture that a row names, if it is not the movie's. */
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
