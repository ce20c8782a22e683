import { parseWrittenDate } from '../../../written-date';

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';

/** What spreadsheet programs, and programs that write tables, make of a title that was typed. */
const MADE = [
  // Truth values, and what stands for a blank cell.
  /^(true|false|nan|nat|null|none|undefined|0)$/i,
  // Days without their whole year, with or without a time, and months: "1/2/26", "03-Jan", "Jan-03", and
  // "January 2003", which a cell of a workbook has as a day.
  /^\d\d?[/.-]\d\d?[/.-]\d\d(,? \d\d?:\d\d.*)?$/,
  new RegExp(`^\\d\\d?[-/. ]${MONTH}([-/. ]\\d\\d)?$`, 'i'),
  new RegExp(`^${MONTH}([-/.]\\d{2,4}| \\d{4})$`, 'i'),
  // Times of day.
  /^\d\d?:\d\d(:\d\d)?(\.\d+)?( ?[ap]m)?$/i,
  // Numbers with decimals, shares and powers: "0.5", "50%", "1.92E+03".
  /^-?\d+([.,]\d+)?%$/,
  /^-?\d+[.,]\d+$/,
  /^-?\d+([.,]\d+)?e[+-]?\d+$/i,
];

/**
 * Whether a spreadsheet program has probably made the title of something else, so that it is asked about
 * before it is published (product 26.21). Whole numbers are titles of films: "1917".
 */
export const isProbablyMade = (title: string): boolean =>
  MADE.some((pattern) => pattern.test(title)) || parseWrittenDate(title)?.day !== undefined;
