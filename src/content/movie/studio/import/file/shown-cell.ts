import { formatValue } from 'hucre';
import { MONTHS } from '../../../../../shared/day';

/** A value of a cell of a workbook. */
type CellValue = string | number | boolean | Date | null | undefined;

/**
 * Returns the text that a spreadsheet program shows for a value with a format (product 26.17): of a day
 * whose format has day, month and year the ISO day, with its time if it has one; of one that shows less
 * only what it shows ("December 2026").
 */
export function shownText(value: CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return shownDay(value, format);
  return format && !GENERAL.test(format) ? formatValue(value, format).trim() : plainNumber(value);
}

/** What some programs list as a format of its own. */
const GENERAL = /^\s*general\s*$/i;

/** As many digits as spreadsheet programs count with: 0.1 + 0.2 is 0.3 there. */
const DIGITS = 15;

/** Returns a number without what binary fractions add to it. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/** A time of day without a day is one of the first day that spreadsheet programs know. */
const FIRST_YEAR = 1900;
const MIDNIGHT = '00:00:00';

function shownDay(value: Date, format: string | undefined): string {
  if (Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split(/T|\./);
  if (value.getUTCFullYear() <= FIRST_YEAR) return time.slice(0, '18:30'.length);
  // Formats by number that are not listed are those of days in some languages.
  const { hasYear, hasMonth, hasDay } = format ? partsOf(format) : WHOLE;
  if (hasYear && hasMonth && hasDay) return time === MIDNIGHT ? day : `${day} ${time}`;
  const month = MONTHS[value.getUTCMonth()];
  if (hasYear && !hasDay) {
    return hasMonth ? `${month} ${value.getUTCFullYear()}` : String(value.getUTCFullYear());
  }
  return format ? formatValue(value, format).trim() : day;
}

const WHOLE = { hasYear: true, hasMonth: true, hasDay: true };

/** What a format shows of a day. "m" are minutes beside hours or seconds; "ddd" is a day of the week. */
function partsOf(format: string) {
  const [codes = ''] = format
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, ' ')
    .split(';');
  const days = codes.replaceAll(/h+[\s:.]*m{1,2}(?!m)|(?<!m)m{1,2}[\s:.]*s+|am\/pm|a\/p/g, ' ');
  return {
    hasYear: /[ye]/.test(days),
    hasMonth: /m/.test(days),
    hasDay: /(?<!d)d{1,2}(?!d)/.test(days),
  };
}
