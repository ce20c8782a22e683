import { formatValue, serialToDate } from 'hucre';
import { MONTHS } from '../../../../../shared/day';

/** A value in a cell of a workbook. */
type CellValue = string | number | boolean | Date | null | undefined;

/**
 * Returns the text that a spreadsheet program displays for a value with a format. If the format has
 * day, month and year, the result is an ISO day, with its time if it has one; a shorter format
 * results in a shorter text ("December 2026").
 */
export function shownText(value: CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return shownDay(value, format);
  if (format && isYearOfEra(format)) return shownDay(serialToDate(value), format);
  return format && !GENERAL.test(format)
    ? formatValue(value, format).trim()
    : formatPlainNumber(value);
}

/** The name that some programs give to the default format. */
const GENERAL = /^\s*general\s*$/i;

/** The precision of spreadsheet programs in digits: 0.1 + 0.2 is 0.3. */
const DIGITS = 15;

/** Returns a number as text, without the error of binary fractions. */
export const formatPlainNumber = (value: number): string =>
  String(Number(value.toPrecision(DIGITS)));

/** In spreadsheet programs, a time without a day is stored as a time on a day of this year. */
const FIRST_YEAR = 1900;
const MIDNIGHT = '00:00:00';

function shownDay(value: Date, format: string | undefined): string {
  if (Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split(/T|\./);
  if (value.getUTCFullYear() <= FIRST_YEAR) return time.slice(0, '18:30'.length);
  // Without a format it counts as a whole day: unlisted format numbers are day formats in some
  // languages.
  const { hasYear, hasMonth, hasDay } = format ? partsOf(format) : WHOLE;
  if (hasYear && hasMonth && hasDay) return time === MIDNIGHT ? day : `${day} ${time}`;
  const month = MONTHS[value.getUTCMonth()];
  if (hasYear && !hasDay) {
    return hasMonth ? `${month} ${value.getUTCFullYear()}` : String(value.getUTCFullYear());
  }
  return format ? formatValue(value, format).trim() : day;
}

const WHOLE = { hasYear: true, hasMonth: true, hasDay: true };

/** Returns the codes in the first section of a format, without its literal texts. */
const codesOf = (format: string) =>
  format
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, ' ')
    .split(';')[0] ?? '';

/**
 * Returns whether a format shows only a year by "e", or a year with an era by "ggge"; "0.00E+00" is a number.
 */
const isYearOfEra = (format: string) => /^(?=.*e)[gem\s./年月-]+$/.test(codesOf(format));

/**
 * Returns the parts of a day that a format shows. "m" next to hours or seconds is minutes, "ddd" is a
 * weekday, "e" and "b" are years of other calendars.
 */
function partsOf(format: string) {
  const days = codesOf(format).replaceAll(
    /h+[\s:.]*m{1,2}(?!m)|(?<!m)m{1,2}[\s:.]*s+|am\/pm|a\/p/g,
    ' ',
  );
  return {
    hasYear: /[yeb]/.test(days),
    hasMonth: /m/.test(days),
    hasDay: /(?<!d)d{1,2}(?!d)/.test(days),
  };
}
