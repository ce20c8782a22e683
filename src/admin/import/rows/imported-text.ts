import { isIsoDay } from '../../../domain/movies/release-date';
import { parseWrittenDate } from '../../../domain/movies/written-date';
import type { FormField } from '../../kit/fields/field-table';

interface ImportedText {
  readonly text: string;
  readonly error?: string;
  /** Whether it is a day that waits for the order in which it is written. */
  readonly waits?: boolean;
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

/** A day in numbers of which the year is the last: the others may be day and month or the reverse. */
const NUMERIC_DAY = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;

/** The text that shows best in which order a table writes days in numbers; undefined without any. */
export function exampleOf(texts: readonly string[]): string | undefined {
  const numeric = texts.filter((text) => NUMERIC_DAY.test(text));
  const reads = (order: DayOrder) => (text: string) => !importedDay(text, order).error;
  return numeric.filter(reads('day first')).find(reads('month first')) ?? numeric[0];
}

/** A day as the site stores it. Other texts stay as they are, unless they look like a day. */
export function importedDay(text: string, order: DayOrder): ImportedText {
  if (isIsoDay(text)) return { text };
  // A cell of Excel with a day can have a time as well.
  const [, dayOfTime = ''] = ISO_TIME.exec(text) ?? [];
  if (isIsoDay(dayOfTime)) return { text: dayOfTime };
  const [, first, second, lastYear] = NUMERIC_DAY.exec(text) ?? [];
  if (first && second && lastYear) {
    if (!order) return { text, waits: true };
    const [day, month] = order === 'day first' ? [first, second] : [second, first];
    const iso = [lastYear, twoDigits(Number(month)), twoDigits(Number(day))].join('-');
    return isIsoDay(iso) ? { text: iso } : { text, error: NO_DAY };
  }
  const date = parseWrittenDate(text);
  if (!date) return /\p{N}/u.test(text) ? { text, error: NO_DAY } : { text };
  const { year, month, day } = date;
  return month && day ? { text: [year, twoDigits(month), twoDigits(day)].join('-') } : { text };
}

const ISO_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d\.\d{3}Z$/;

const twoDigits = (number: number) => String(number).padStart(2, '0');

const NO_DAY = 'Please write the day as year, month and day: 2026-12-18.';
