import { isIsoDay, MONTHS } from '../../../../../shared/day';
import { monthsInEnglish } from '../../../month-names';
import { hasTimeOfDay, isProgramCode, programDay } from '../../../program-days';
import { isoText } from '../../../../values/partial-date';
import {
  parseWrittenDate,
  plainText,
  withoutWeekday,
  dateTokensOf,
  parseWholeDate,
  splitTime,
} from '../../../../values/written-date';
import { isErrorValue, isMissingValueText } from './placeholders';
import type { FormField } from '../../../../../studio/form/fields/field-table';
import { beginsWithSlip } from '../../../../../shared/search/search-words';

interface ImportedText {
  readonly text: string;
  readonly error?: string;
  /** Whether it is a day whose order of day and month is still unknown. */
  readonly waits?: boolean;
  /** How the text was read, if that is unexpected. */
  readonly note?: string;
}

/** The order of day and month in numeric days of a table; undefined until it is known. */
export type DayOrder = 'day first' | 'month first' | undefined;

/**
 * Converts a text in the file, in which spreadsheet programs write days, choices and numbers in
 * their own formats, to the value of a form field.
 */
export function importedText(field: FormField, text: string, order: DayOrder): ImportedText {
  switch (field.type) {
    case 'choice': {
      const option = field.options.find((name) => name.toLowerCase() === text.toLowerCase());
      return option
        ? { text: option }
        : { text, error: `Please write ${field.options.join(' or ')}.` };
    }
    case 'date':
      return importedDay(joinedLines(text), order);
    case 'number':
      return { text: wholeNumber(text) };
    case 'long text':
    case 'lines':
      return { text };
    default:
      return { text: joinedLines(text) };
  }
}

/** Returns a text without line breaks, for fields of one line. */
export const joinedLines = (text: string): string =>
  text.replaceAll(/\s*[\n\v\f\u0085\u2028\u2029]\s*/g, ' ');

const WHOLE_NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,]0+)?$/;

/** Returns a whole number without decimals ("135.0") and separators ("1,035"); other texts unchanged. */
const wholeNumber = (text: string): string =>
  WHOLE_NUMBER.exec(text)?.[1]?.replaceAll(',', '') ?? text;

/** A numeric day with the year at the end. */
const NUMERIC_DAY = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;

const numericDayIn = (text: string) =>
  NUMERIC_DAY.exec(withoutWeekday(splitTime(plainText(text)).rest));

/** Returns the first day whose order of day and month is unclear; undefined if there is none. */
export const firstAmbiguousDay = (texts: readonly string[]): string | undefined =>
  texts.find((text) => importedDay(text, undefined).waits);

/**
 * Returns a day in its stored form, without its time; other texts are returned unchanged. A text
 * that resembles a day but is invalid is an error.
 */
export function importedDay(text: string, order: DayOrder): ImportedText {
  if (isIsoDay(text)) return { text };
  const written = programDay(text);
  const numeric = numericDayIn(written);
  if (numeric) return { text, ...numericDay(written, numeric, order) };
  const date = parseWrittenDate(written);
  if (date?.day) return { text: isoText(date) };
  // A year that is formatted as a number.
  const number = wholeNumber(text);
  if (number !== text && /^\d{4}$/.test(number) && parseWrittenDate(number))
    return { text: number };
  const { rest } = splitTime(plainText(written));
  if (SHORT_YEAR.test(rest)) return { text, error: NO_YEAR };
  if (hasTimeOfDay(text)) return { text, error: WITH_TIME };
  return resemblesInvalidDate(written) || isProgramCode(text) ? { text, error: NO_DAY } : { text };
}

/** Reads a numeric day. A day that exists in only one order is read in that order. */
function numericDay(
  text: string,
  numeric: RegExpExecArray,
  order: DayOrder,
): Partial<ImportedText> {
  const dayFirst = dayOf(text, numeric, 'day first');
  const monthFirst = dayOf(text, numeric, 'month first');
  const one = dayFirst ?? monthFirst;
  if (!one) return { error: NO_DAY };
  const isCertain = !dayFirst || !monthFirst || dayFirst === monthFirst;
  if (!order) return isCertain ? { text: one } : { waits: true };
  const meant = order === 'day first' ? dayFirst : monthFirst;
  if (meant) return { text: meant };
  const other = order === 'day first' ? 'month' : 'day';
  return { text: one, note: `${text} is read with the ${other} first: it is no day otherwise.` };
}

function dayOf(text: string, [all, one, two, year]: RegExpExecArray, order: DayOrder) {
  const [day, month] = order === 'day first' ? [one, two] : [two, one];
  const iso = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  // A zone in the time can change the day.
  const date = isIsoDay(iso) && parseWrittenDate(plainText(text).replace(all, iso));
  return date && date.day ? isoText(date) : undefined;
}

const MONTH =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)';

/** Days as spreadsheet programs save them in a CSV: "18/12/26", "18-Dec-26"; and "Dec 18, '26". */
const SHORT_YEAR = new RegExp(
  String.raw`^(\d\d?[\s/.,-]+(\d\d?|\p{L}+)|${MONTH}\.?\s\d\d?)[\s/.,'’-]+\d\d$`,
  'u',
);

const NO_YEAR =
  'Please write the year with four digits, as in 2026-12-18. A table that is saved as .xlsx has its days in full.';
const WITH_TIME = 'Please write the day without a time, as year, month and day: 2026-12-18.';
const NO_DAY = 'Please write the day as year, month and day: 2026-12-18.';

/**
 * Returns whether an invalid date resembles a mistyped or converted one (product 26.6): only
 * numbers ("2026-13-45", "46374"), or one number with a month ("31 April 2026", "18-Dec", "18
 * Decembar 2026"). A text with other words does not: "2nd week of March 2027".
 */
export function resemblesInvalidDate(text: string): boolean {
  const plain = plainText(text);
  if (!/\d/.test(plain) || parseWholeDate(plain)) return false;
  const tokens = dateTokensOf(splitTime(plain).rest);
  const shape = tokens
    .map(({ kind, word }) => (kind === 'x' && isMisspelt(word) ? 'M' : kind))
    .join('');
  // "2026?" is a year; "2026-2027" and "18/12/2026 - 25/12/2026" are ranges.
  if (/^W?Y$|Y.*Y/.test(shape)) return false;
  if (!/\p{L}/u.test(withoutWeekday(plain.replaceAll(CLOCK_WORDS, '')))) return true;
  return /^W?o*(NM|MN|No*Mo*[YN]|MNY|YMN|YNM)W?$/.test(shape);
}

const CLOCK_WORDS = /(?<=\d)\s*(am|pm|a\.m|p\.m|utc|gmt|ist|z|t(?=\d))(?![a-z])/g;

/** Returns whether a word is the misspelt name of a month. */
const isMisspelt = (word: string) =>
  MONTHS.some(
    (name) => Math.abs(name.length - word.length) < 2 && beginsWithSlip(name.toLowerCase(), word),
  );

/** Patterns of the texts into which spreadsheet programs and exports convert titles. */
const CONVERTED = [
  // Truth values.
  /^(true|false|wahr|falsch|vrai|faux|verdadero|verdadeiro|falso|vero|истина|ложь|waar|onwaar|prawda|fałsz|0)$/i,
  // Days without a full year, with or without a time, and months: "1/2/26", "03-Jan", "Jan-03", "May 18", and
  // "January 2003", which a workbook stores as a day.
  /^\d\d?[/.-]\d\d?[/.-]\d\d(,? \d\d?:\d\d.*)?$/,
  new RegExp(String.raw`^\d\d?(st|nd|rd|th)?[-/. ]+(of )?${MONTH}\.?([-/., ]+\d\d)?$`, 'i'),
  new RegExp(String.raw`^${MONTH}\.?[-/., ]+(\d{1,2}(st|nd|rd|th)?|\d{4})$`, 'i'),
  // Times of day.
  /^\d\d?:\d\d(:\d\d)?(\.\d+)?( ?[ap]m)?$/i,
  // Decimals, percentages and exponents: "0.5", "50%", "1.92E+03".
  /^-?\d+([.,]\d+)?%$/,
  /^-?\d+[.,]\d+$/,
  /^-?\d+([.,]\d+)?e[+-]?\d+$/i,
];

/**
 * Returns whether a program has probably converted or generated a title, so that the administrator
 * has to confirm it. Whole numbers are valid titles: "1917".
 */
export function isProbablyConverted(title: string): boolean {
  if (
    isMissingValueText(title) ||
    isErrorValue(title) ||
    /^(nan|nat|none|null|undefined)$/i.test(title)
  ) {
    return true;
  }
  const spellings = [title, monthsInEnglish(title.toLowerCase())];
  return (
    spellings.some((spelling) => CONVERTED.some((pattern) => pattern.test(spelling))) ||
    parseWrittenDate(programDay(title))?.day !== undefined
  );
}
