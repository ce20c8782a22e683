const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';

/** What spreadsheet programs, and programs that write tables, make of a title that was typed. */
const MADE = [
  // Truth values, and what stands for a blank cell.
  /^(true|false|nan|nat|null|none|undefined|0)$/i,
  // Days and months, with or without a time: "2026-01-01", "1/2/2026", "03-Jan", "Jan-03".
  /^(\d{4}-\d\d?-\d\d?|\d\d?[/.-]\d\d?[/.-]\d{2,4})([T ]\d\d?:\d\d.*)?$/,
  new RegExp(`^\\d\\d?[-/. ]${MONTH}([-/. ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}[-/.]\\d{2,4}$`, 'i'),
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
  MADE.some((pattern) => pattern.test(title));
