import type { FieldWords, LineSyntax } from '../../../content/base/describe';
import { isTimeOfDay, isIsoDay } from '../../../shared/day';
import { yearProblem } from '../../../shared/day-range';
import { linesError } from '../../../content/values/lines';
import { emailProblem, lengthError } from '../../../shared/text/form-problems';
import { readMapPlace } from '../../../shared/text/map-place';
import { addressFrom, isMovieAddress } from '../../../content/values/movie-address';
import { completeWebAddress, withCompleteLink } from '../../../shared/text/pasted-link';
import { isSitePath, isWebAddress } from '../../../shared/text/web-address';
import { storedLetters } from '../../../shared/text/letters';
import { trimmed, stripInvisible } from '../../../shared/text/visible-text';
import { readYouTubeLink } from '../../../content/values/youtube-link';
import type { FieldErrors, FormValues } from './form-values';

interface BaseField extends Pick<
  FieldWords,
  'label' | 'hint' | 'placeholder' | 'group' | 'language' | 'suggests'
> {
  /** The error if a required field is blank; undefined for optional fields. */
  readonly blank?: string;
  /** Whether the field takes the full width of the form. */
  readonly wide?: boolean;
  /** The text that the site shows if nothing is stored; the field has a button that restores it. */
  readonly builtIn?: string;
  /** Whether the field is also used when several pictures become an entry each. */
  readonly shared?: boolean;
}

/** `max` is the maximum length of the stored text, as in firestore.rules. */
type TextField = BaseField & { readonly max: number } & (
    | {
        readonly type:
          | 'text'
          // An ISO day; entries of older versions may have any text.
          | 'date'
          // An ISO day only.
          | 'day'
          // A time of day, such as 18:30.
          | 'time'
          | 'email'
          | 'YouTube link'
          // A search text for Google Maps.
          | 'map place'
          | 'web address'
          // A web address or a path of this site.
          | 'link'
          // The last part of a movie's address.
          | 'address'
          // The id of a movie, which is chosen by its title.
          | 'reference';
      }
    | { readonly type: 'long text'; readonly rows: number }
    // One item per line.
    | { readonly type: 'lines'; readonly syntax: LineSyntax<unknown> }
  );

/** An integer from 1 to `max`. */
type NumberField = BaseField & {
  readonly type: 'number';
  readonly max: number;
  /** The unit of the number. */
  readonly unit?: 'minutes' | undefined;
};

/** One of the options; the first is the default. */
type ChoiceField<Option> = BaseField & {
  readonly type: 'choice';
  readonly options: readonly Option[];
};

export type FormField = TextField | NumberField | ChoiceField<string>;

type FieldFor<Value> = [Value] extends [number]
  ? NumberField
  : string extends Value
    ? TextField
    : ChoiceField<Value>;

type RequiredFieldFor<Value> = FieldFor<Value> &
  (string extends Value ? { readonly blank: string } : unknown);

/**
 * How each field of T is edited, in the order of the form. A missing field, or a required field
 * without a message for a blank value, is a type error.
 */
export type FormTable<T> = {
  readonly [Name in keyof T]-?: Partial<Pick<T, Name>> extends Pick<T, Name>
    ? FieldFor<NonNullable<T[Name]>>
    : RequiredFieldFor<T[Name]>;
};

/** Returns the fields of a table by name, in its order. */
export const formFieldsOf = <T>(table: FormTable<T>): readonly (readonly [string, FormField])[] =>
  Object.entries(table);

/** Returns the form values of an entry, or of an empty form without an entry. */
export const formValuesOf = <T>(table: FormTable<T>, entry?: T): FormValues =>
  Object.fromEntries(
    formFieldsOf(table).map(([name, field]) => {
      const stored: unknown = entry && Reflect.get(entry, name);
      return [name, stored === undefined ? initialValue(field) : String(stored)];
    }),
  );

/** Returns the initial value of a field in the form for a new entry. */
export const initialValue = (field: FormField): string =>
  field.type === 'choice' ? (field.options[0] ?? '') : '';

/** Returns the values with all fields blank that are not shared by several entries. */
export const sharedValuesOf = <T>(table: FormTable<T>, values: FormValues): FormValues => ({
  ...formValuesOf(table),
  ...Object.fromEntries(
    formFieldsOf(table).flatMap(([name, { shared }]) =>
      shared ? [[name, values[name] ?? '']] : [],
    ),
  ),
});

interface ParsedForm<T> {
  /** The fields to store, without blank ones; null if there are errors. */
  readonly fields: T | null;
  readonly errors: FieldErrors;
  /** Whether a required field is blank. */
  readonly isIncomplete: boolean;
}

/**
 * Parses the form values into the fields of T; `together` returns errors of combinations of fields.
 * The year of a day that equals the `stored` one is not checked.
 */
export function parseForm<T>(
  table: FormTable<T>,
  values: FormValues,
  together?: (values: FormValues) => FieldErrors,
  stored: FormValues = {},
): ParsedForm<T> {
  const { parsed, fields, errors: own } = parseEach<T>(formFieldsOf(table), values, stored);
  const errors = { ...together?.(values), ...own };
  return {
    fields: isValid(fields, errors) ? fields : null,
    errors,
    isIncomplete: parsed.some(([, { value, error }]) => value === undefined && error),
  };
}

/** Parses only the fields that `values` contains, as `parseForm` does. */
export function parseSome<T>(table: FormTable<T>, values: FormValues) {
  const named = formFieldsOf(table).filter(([name]) => name in values);
  const { fields, errors } = parseEach<T>(named, values);
  return { fields, errors };
}

/** Returns whether the fields are complete: a missing required one would be an error. */
const isValid = <T>(_fields: Partial<T>, errors: FieldErrors): _fields is T =>
  Object.keys(errors).length === 0;

interface ParsedFields<T> {
  readonly parsed: readonly (readonly [name: string, field: ParsedField])[];
  /** The values of the fields that are not blank. */
  readonly fields: Partial<T>;
  readonly errors: FieldErrors;
}

function parseEach<T>(
  table: readonly (readonly [string, FormField])[],
  values: FormValues,
  stored?: FormValues,
): ParsedFields<T>;
function parseEach(
  table: readonly (readonly [string, FormField])[],
  values: FormValues,
  stored: FormValues = {},
): ParsedFields<object> {
  const parsed = table.map(
    ([name, field]) => [name, parseField(field, values[name] ?? '', stored[name])] as const,
  );
  const errors: FieldErrors = Object.fromEntries(
    parsed.flatMap(([name, { error }]) => (error ? [[name, error]] : [])),
  );
  const filled = parsed.filter(([, { value }]) => value !== undefined);
  const fields = Object.fromEntries(filled.map(([name, { value }]) => [name, value]));
  return { parsed, fields, errors };
}

interface ParsedField {
  readonly value?: string | number;
  readonly error?: string | undefined;
}

/** Types of fields with prose; in others, all invisible characters are removed. */
const WRITTEN: readonly FormField['type'][] = ['text', 'long text', 'lines'];

/**
 * Parses the text of one field without invisible characters from copying; a blank text has no
 * value.
 */
export function parseField(field: FormField, typed: string, stored?: string): ParsedField {
  const text = WRITTEN.includes(field.type) ? storedLetters(trimmed(typed)) : stripInvisible(typed);
  if (!text && field.type !== 'choice') return { error: field.blank };
  switch (field.type) {
    case 'text':
    case 'long text':
    case 'reference':
      return parseText(text, field.max);
    case 'date':
      return parseText(text, field.max, typed === stored ? undefined : numericDayProblem(text));
    case 'day':
      return { value: text, error: typed === stored ? undefined : dayProblem(text) };
    case 'time':
      return { value: text, ...(!isTimeOfDay(text) && { error: NO_TIME }) };
    case 'YouTube link': {
      const { link, problem } = readYouTubeLink(text);
      return problem === undefined ? parseText(link, field.max) : { value: text, error: problem };
    }
    case 'map place': {
      const { place, problem } = readMapPlace(text);
      return problem === undefined ? parseText(place, field.max) : { value: text, error: problem };
    }
    case 'email':
      return parseText(text, field.max, emailProblem(text));
    case 'web address': {
      const address = completeWebAddress(text);
      return parseText(address, field.max, isWebAddress(address) ? undefined : NO_WEB_ADDRESS);
    }
    case 'link': {
      const link = completeWebAddress(text);
      const isLink = isSitePath(link) || isWebAddress(link);
      return parseText(link, field.max, isLink ? undefined : NO_LINK);
    }
    case 'address': {
      const address = addressFrom(text);
      return parseText(address, field.max, isMovieAddress(address) ? undefined : NO_ADDRESS);
    }
    case 'lines': {
      const lines = text.split('\n').map(withCompleteLink).join('\n');
      return parseText(lines, field.max, linesError(field.syntax, lines));
    }
    case 'number':
      return parseNumber(text, field);
    case 'choice':
      return { value: field.options.find((option) => option === text) ?? initialValue(field) };
  }
}

const parseText = (value: string, limit: number, error?: string): ParsedField => ({
  value,
  error: lengthError(value, limit) ?? error,
});

/** Returns the error of an ISO day (product 10.18); undefined if it is valid. */
const dayProblem = (text: string) =>
  isIsoDay(text) ? yearProblem(Number.parseInt(text, 10)) : NO_DAY;

/**
 * Returns the error of a date in a field that may also contain other text; undefined if it is
 * valid.
 */
function numericDayProblem(text: string) {
  if (TIME_OF_DAY.test(text)) return WITH_TIME;
  if (ISO_FORM.test(text)) return dayProblem(text);
  const [, year] = YEAR_LAST.exec(text) ?? [];
  return year === undefined ? undefined : yearProblem(Number(year));
}

const TIME_OF_DAY = /\d:\d\d|\d\s*([ap]\.?\s?m\b|uhr|hrs?\b)/i;
const ISO_FORM = /^\d{3,}-\d\d?-\d\d?$/;
/** "18/12/26", "18 Dec 26". */
const YEAR_LAST = /^\d\d?[\s/.-]+(?:\d\d?|\p{L}+)[\s/.-]+(\d+)$/u;

function parseNumber(text: string, { max, unit }: NumberField): ParsedField {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= max) return { value };
  const error = unit
    ? `Please give whole ${unit} from 1 to ${max}, as in 128.`
    : `Please give a whole number from 1 to ${max}.`;
  return { value, error };
}

const NO_DAY = 'This is no day of the calendar. It looks like 2026-12-18.';
const WITH_TIME = 'Please write the day without a time, as in 2026-12-18.';
const NO_TIME = 'A time has hours and minutes, as in 18:30.';
const NO_WEB_ADDRESS =
  'This is no complete web address. It begins with https:// and has no blanks in it.';
const NO_LINK =
  'This is neither a page of this site, as in /movie/…, nor a complete web address, which begins with https:// and has no blanks in it.';
const NO_ADDRESS =
  'Please give at least 3 characters: a to z, 0 to 9 and hyphens, but no hyphen at the ends.';
