import { isIsoDay } from '../../../../../shared/day';
import { resemblesDay } from './resembles-day';
import { isoText } from '../../../release-date';
import { parseWrittenDate, plainText, withoutWeekday, withoutTime } from '../../../written-date';
import type { FormField } from '../../../../../studio/form/fields/field-table';

interface ImportedText {
  readonly text: string;
  readonly error?: string;
  /** Whether it is a day that waits for the order in which it is written. */
  readonly waits?: boolean;
  /** How it was read, where that is not what one would expect. */
  readonly note?: string;
}

/** The order in which a table writes days as numbers; undefined until it is known. */
export type DayOrder = 'day first' | 'month first' | undefined;

/**
 * What the form would hold for a text of the file: it offers days and choices, and a spreadsheet
 * program has its own way of writing them (product 26.6).
 */
export function importedText(field: FormField, text: string, order: DayOrder): ImportedText {
  switch (field.kind) {
    case 'choice': {
      const option = field.options.find((name) => name.toLowerCase() === text.toLowerCase());
      return option
        ? { text: option }
        : { text, error: `Please write ${field.options.join(' or ')}.` };
    }
    case 'date':
      return importedDay(oneLine(text), order);
    case 'number':
      return { text: wholeNumber(text) };
    case 'long text':
    case 'lines':
      return { text };
    default:
      return { text: oneLine(text) };
  }
}

/** The text without the line breaks that a cell can have, and a field of one line cannot. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s*[\n\v\f\u0085\u2028\u2029]\s*/g, ' ');

const WHOLE_NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,]0+)?$/;

/** A whole number as programs write it, with decimals ("135.0") or thousands ("1,035"); else the text. */
const wholeNumber = (text: string): string =>
  WHOLE_NUMBER.exec(text)?.[1]?.replaceAll(',', '') ?? text;

/** A day in numbers of which the year is the last: the others may be day and month or the reverse. */
const NUMERIC_DAY = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;

const numericDayIn = (text: string) =>
  NUMERIC_DAY.exec(withoutWeekday(withoutTime(plainText(text)).rest));

/** A text for which it has to be asked in which order a table writes days; undefined without any. */
export const exampleOf = (texts: readonly string[]): string | undefined =>
  texts.find((text) => importedDay(text, undefined).waits);

/**
 * A day as the site stores it, without its time. Other texts stay as they are, unless they look like a
 * day.
 */
export function importedDay(text: string, order: DayOrder): ImportedText {
  if (isIsoDay(text)) return { text };
  const numeric = numericDayIn(text);
  if (numeric) return numericDay(text, numeric, order);
  const date = parseWrittenDate(text);
  if (date?.day) return { text: isoText(date) };
  // A year as a number.
  const number = wholeNumber(text);
  if (number !== text && /^\d{4}$/.test(number) && parseWrittenDate(number))
    return { text: number };
  if (!resemblesDay(text)) return { text };
  const { rest } = withoutTime(plainText(text));
  return { text, error: SHORT_YEAR.test(rest) ? NO_YEAR : NO_DAY };
}

/** A day that exists in one order only is of that order, whatever the others of its table are. */
function numericDay(text: string, numeric: RegExpExecArray, order: DayOrder): ImportedText {
  const dayFirst = dayOf(text, numeric, 'day first');
  const monthFirst = dayOf(text, numeric, 'month first');
  const one = dayFirst ?? monthFirst;
  if (!one) return { text, error: NO_DAY };
  const isCertain = !dayFirst || !monthFirst || dayFirst === monthFirst;
  if (!order) return isCertain ? { text: one } : { text, waits: true };
  const meant = order === 'day first' ? dayFirst : monthFirst;
  if (meant) return { text: meant };
  const other = order === 'day first' ? 'month' : 'day';
  return { text: one, note: `${text} is read with the ${other} first: it is no day otherwise.` };
}

function dayOf(text: string, [all, one, two, year]: RegExpExecArray, order: DayOrder) {
  const [day, month] = order === 'day first' ? [one, two] : [two, one];
  const iso = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  // With its time, which may say its zone.
  const date = isIsoDay(iso) && parseWrittenDate(plainText(text).replace(all, iso));
  return date && date.day ? isoText(date) : undefined;
}

/** As spreadsheet programs save a day in a CSV: "18/12/26", "18-Dec-26". */
const SHORT_YEAR = /^\d\d?[\s/.-](\d\d?|\p{L}+)[\s/.-]\d\d$/u;

const NO_YEAR =
  'Please write the year with four digits, as in 2026-12-18. A table that is saved as .xlsx has its days in full.';
const NO_DAY = 'Please write the day as year, month and day: 2026-12-18.';
