import { formatValue, serialToDate } from 'hucre';
import { MONTHS } from '../../../../../shared/day';

/** A value of a cell of a workbook. */
type CellValue = string | number | boolean | Date | null | undefined;

/**
 * Returns the text that a spreadsheet program shows for a value with a format. A day whose format has day,
 * month and year is the ISO day, with its time if it has one; a format with less shows only that ("December
 * 2026").
 */
export function shownText(value: CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return shownDay(value, format);
  if (format && isYearOfEra(format)) return shownDay(serialToDate(value), format);
  return format && !GENERAL.test(format) ? formatValue(value, format).trim() : plainNumber(value);
}

/** Some programs name the default format. */
const GENERAL = /^\s*general\s*$/i;

/** Spreadsheet programs calculate with so many digits: 0.1 + 0.2 is 0.3. */
const DIGITS = 15;

/** Returns a number without the error of binary fractions. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/** In spreadsheet programs a time without a day is a time of a day of this year. */
const FIRST_YEAR = 1900;
const MIDNIGHT = '00:00:00';

function shownDay(value: Date, format: string | undefined): string {
  if (Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split(/T|\./);
  if (value.getUTCFullYear() <= FIRST_YEAR) return time.slice(0, '18:30'.length);
  // Without a format: unlisted format numbers are formats of days in some languages.
  const { hasYear, hasMonth, hasDay } = format ? partsOf(format) : WHOLE;
  if (hasYear && hasMonth && hasDay) return time === MIDNIGHT ? day : `${day} ${time}`;
  const month = MONTHS[value.getUTCMonth()];
  if (hasYear && !hasDay) {
    return hasMonth ? `${month} ${value.getUTCFullYear()}` : String(value.getUTCFullYear());
  }
  return format ? formatValue(value, format).trim() : day;
}

const WHOLE = { hasYear: true, hasMonth: true, hasDay: true };

/** The codes of the first section of a format, without its texts. */
const codesOf = (format: string) =>
  format
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, ' ')
    .split(';')[0] ?? '';

/** Whether a format shows a year alone by "e", or with an era by "ggge"; "0.00E+00" is a number. */
const isYearOfEra = (format: string) => /^(?=.*e)[gem\s./年月-]+$/.test(codesOf(format));

/**
 * The parts of a day that a format shows. "m" is minutes beside hours or seconds; "ddd" is a day of the week;
 * "e" and "b" are years of other calendars.
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
