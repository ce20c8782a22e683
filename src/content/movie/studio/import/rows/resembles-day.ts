import { MONTHS } from '../../../../../shared/day';
import { beginsWithSlip } from '../../../../../shared/search/search-words';
import { plainText, tokensOf, wholeDate, withoutWeekday, withoutTime } from '../../../written-date';

/**
 * Whether a text that is no date looks like one, so that somebody has mistyped or a program has changed it
 * (product 26.6): numbers alone ("2026-13-45", "46374"), or one number with a month ("31 April 2026",
 * "18-Dec", "18 Decembar 2026"). What has other words is none: "2nd week of March 2027".
 */
export function resemblesDay(text: string): boolean {
  const plain = plainText(text);
  if (!/\d/.test(plain) || wholeDate(plain)) return false;
  const tokens = tokensOf(withoutTime(plain).rest);
  const shape = tokens
    .map(({ kind, word }) => (kind === 'x' && isMisspelt(word) ? 'M' : kind))
    .join('');
  // "2026?" is a year; "2026-2027" and "18/12/2026 - 25/12/2026" have two ends.
  if (/^W?Y$|Y.*Y/.test(shape)) return false;
  if (!/\p{L}/u.test(withoutWeekday(plain.replaceAll(CLOCK_WORDS, '')))) return true;
  return /^W?o*(NM|MN|No*Mo*[YN]|MNY|YMN|YNM)W?$/.test(shape);
}

const CLOCK_WORDS = /(?<=\d)\s*(am|pm|a\.m|p\.m|utc|gmt|ist|z|t(?=\d))(?![a-z])/g;

/** Whether it is the name of a month with a slip in it. */
const isMisspelt = (word: string) =>
  MONTHS.some(
    (name) => Math.abs(name.length - word.length) < 2 && beginsWithSlip(name.toLowerCase(), word),
  );
