import { site } from '../../company/site';
import { MONTHS } from '../../shared/day';
import { FIRST_YEAR } from '../../shared/day-range';
import { isWeekday, monthWord } from './month-words';
import type { PartialDate } from './partial-date';

/**
 * Returns the date in a text in English or Malayalam, as far as it is certain; null if there is
 * none. A day only if it is the whole text: "12 March 2026", "12/03/2026" (day first), "Friday,
 * March 12th, 2026", "2026-03-12 18:30" (with a zone, the day in the company's time zone);
 * otherwise the month or year that the text certainly names, as in "2nd week of March 2027".
 */
export function parseWrittenDate(text: string): PartialDate | null {
  const plain = plainText(text);
  return parseWholeDate(plain) ?? namedDate(plain);
}

/** Returns the sort key of a date: a month sorts after its days, a year after its months. */
export const sortKey = ({ year, month = 13, day = 32 }: PartialDate): number =>
  (year * 100 + month) * 100 + day;

/** The sort key of a date in a text; 0 if it has none. */
export function dayNumber(text = ''): number {
  const date = parseWrittenDate(text);
  return date ? sortKey(date) : 0;
}

/**
 * Returns the date if a text of `plainText` consists only of a day, a month or a year; otherwise
 * null.
 */
export function parseWholeDate(plain: string): PartialDate | null {
  const { rest, time } = splitTime(plain);
  const date = numericDate(withoutWeekday(rest)) ?? dateInWords(rest);
  if (!time || !date) return date;
  return date.day ? dayInZone(date, time) : null;
}

/** Returns a text in lower case, with ASCII digits and hyphens and without invisible characters. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - 0xd66))
    .toLowerCase()
    .trim()
    .replace(/\.$/, '');

const WEEKDAY = /^([\p{L}\p{M}]+)[.,]*\s+(?=\d)|[\s,(]+([\p{L}\p{M}]+)\.?\)?$/gu;

/** Removes the day of the week before or after the numbers of a text: "fri, 18/12/2026". */
export const withoutWeekday = (text: string): string =>
  text.replaceAll(WEEKDAY, (all, first?: string, last?: string) =>
    isWeekday(first ?? last ?? '') ? '' : all,
  );

const YEAR_FIRST = /^(\d{4})\s*([-/. ])\s*(\d\d?)(?:\s*\2\s*(\d\d?))?$/;
const YEAR_LAST = /^(?:(\d\d?)\s*([-/. ])\s*(?=\d\d?\s*\2))?(\d\d?)\s*[-/. ]\s*(\d{4})$/;

function numericDate(text: string): PartialDate | null {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return valid(Number(year), Number(month), day && Number(day));
  const [, first, , last, lastYear] = YEAR_LAST.exec(text) ?? [];
  return lastYear ? valid(Number(lastYear), Number(last), first && Number(first)) : null;
}

interface Token {
  readonly word: string;
  /** Y: year, N: number of a day, M: month, F: festival, W: weekday, o: filler such as "of", x: others. */
  readonly kind: string;
}

/** Endings of the number of a day or year, which have no meaning. */
const ORDINAL = /(^|\D)(\d\d?)(?:st|nd|rd|th)(?![a-z])/g;
const MALAYALAM_ORDINAL =
  /(^|\D)(\d\d?)\s*-?\s*(?:(?:ാം|ആം|ാമത്)\s*ത[ീി](?:യ്)?യതി|ന്|നു|ാം(?=$|\s*,?\s*\d{4}))(?![\p{L}\p{M}])/gu;
const IN_YEAR = /(\d{4})\s*-?\s*(ൽ|ല്|ലെ)(?![\p{L}\p{M}])/gu;
const FILLS = new Set(['of', 'the', 'on', 'മാസം']);

const isYear = (number: number) => number >= FIRST_YEAR && number < 2200;

/** Returns the numbers and words of a text of `plainText`. */
export function dateTokensOf(text: string): readonly Token[] {
  const words = withoutEndings(text).match(/\d+(?:p(?![a-z]))?|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.map((word) => ({ word, kind: kindOf(word) }));
}

function kindOf(word: string): string {
  if (/^\d{4}$/.test(word) && isYear(Number(word))) return 'Y';
  if (/^\d\d?$/.test(word)) return 'N';
  if (isWeekday(word)) return 'W';
  const found = monthWord(word);
  if (found) return found.isFestival ? 'F' : 'M';
  return FILLS.has(word) ? 'o' : 'x';
}

const withoutEndings = (text: string) =>
  text
    .replaceAll(ORDINAL, '$1$2')
    .replaceAll(MALAYALAM_ORDINAL, '$1$2 ')
    .replaceAll(IN_YEAR, '$1 ');

/** The separators between the parts of a date. */
const BETWEEN = /^[\s,./()’'–—-]*$/;

/** Returns the date if the whole text is one, with the month as a word; otherwise null. */
function dateInWords(text: string): PartialDate | null {
  const plain = withoutEndings(text);
  if (!BETWEEN.test(plain.replaceAll(/[\p{L}\p{M}\p{N}]/gu, ''))) return null;
  const tokens = dateTokensOf(text);
  const shape = tokens.map(({ kind }) => kind).join('');
  const word = (kind: string) => tokens.find((token) => token.kind === kind)?.word ?? '';
  const year = Number(word('Y'));
  const isDay = /^o*W?o*(No*Mo*Y|MNY|YMN|YNM)W?$/.test(shape);
  if (isDay) return valid(year, monthWord(word('M'))?.month, Number(word('N')));
  if (/^(Mo*Y|YMo*|FY|YF)$/.test(shape)) {
    return { year, ...monthOf(word('M') || word('F')) };
  }
  return shape === 'Y' ? { year } : null;
}

const monthOf = (word: string) => {
  const month = monthWord(word)?.month;
  return month ? { month } : {};
};

const NUMERIC_DAYS =
  /(^|\D)(?:(\d{4})([-/.])(\d\d?)\3(\d\d?)|(\d\d?)([-/.])(\d\d?)\7(\d{4}))(?!\d)/g;

/** Spells out the month of numeric dates ("3.4.2020"), unless day and month are ambiguous. */
const withMonthsInWords = (text: string) =>
  text.replaceAll(NUMERIC_DAYS, (all, before: string, ...parts: readonly string[]) => {
    const [year, month, day, one, two, lastYear] = [0, 2, 3, 4, 6, 7].map((at) =>
      Number(parts[at]),
    );
    const readings = year
      ? [valid(year, month, day)]
      : [valid(lastYear ?? 0, two, one), valid(lastYear ?? 0, one, two)];
    const months = new Set(readings.flatMap((date) => date?.month ?? []));
    const [name] = [...months].map((number) => MONTHS[number - 1]?.toLowerCase());
    return months.size === 1 ? `${before}${name} ${year || lastYear}` : all;
  });

/** Returns the year that a text certainly names, with its month if it is certain. */
function namedDate(text: string): PartialDate | null {
  const tokens = dateTokensOf(withMonthsInWords(text));
  const years = new Set(tokens.flatMap(({ kind, word }) => (kind === 'Y' ? [Number(word)] : [])));
  const [year] = years;
  if (year === undefined || years.size > 1) return null;
  const months = new Set(
    tokens.flatMap(({ word }, index) =>
      mayBeMonth(tokens, index) ? [monthWord(word)?.month] : [],
    ),
  );
  const [month] = months;
  const isCertain = months.size === 1 && tokens.some((_, index) => isMonth(tokens, index));
  return isCertain && month ? { year, month } : { year };
}

/** Words that can be between a month and its year, in Malayalam by their beginning. */
const BETWEEN_MONTH_AND_YEAR =
  /^((of|the|end|ending|beginning|start|mid|middle|early|late|first|second|third|fourth|last|half|week|weekend)$|(മാസ|ആദ്യ|ഒന്നാ|രണ്ടാ|മൂന്നാ|നാലാ|അവസാന|തുടക്ക|പകുതി|വാര|ആഴ്ച|മധ്യ))/;

/** Returns whether a word is certainly a month: it has no other meaning, or its year follows. */
function isMonth(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const found = token && monthWord(token.word);
  if (!found) return false;
  if (!found.isAmbiguous) return true;
  const after = tokens
    .slice(index + 1)
    .find(({ kind, word }) => kind !== 'N' && !BETWEEN_MONTH_AND_YEAR.test(word));
  if (after?.kind === 'Y') return true;
  // "2027 March release", but not "2027, may be later".
  return token.word !== 'may' && tokens[index - 1]?.kind === 'Y';
}

const JOINS = /^(or|and|to|through|till|until|അല്ലെങ്കിൽ|മുതൽ|വരെ)$/;

/** Returns whether a word may be a month next to another one, so that neither month is certain. */
function mayBeMonth(tokens: readonly Token[], index: number): boolean {
  const found = monthWord(tokens[index]?.word ?? '');
  if (!found || isMonth(tokens, index)) return Boolean(found);
  const [next, second] = [tokens[index + 1], tokens[index + 2]];
  const follows = next && JOINS.test(next.word) ? second : next;
  return follows?.kind === 'M' || follows?.kind === 'N';
}

/** Returns the date; null if it does not exist. */
function valid(year: number, month?: number, day?: number | ''): PartialDate | null {
  if (!isYear(year) || !month || month > 12) return null;
  if (day === undefined || day === '') return { year, month };
  const isDay = day > 0 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  return isDay && day < 32 ? { year, month, day } : null;
}

/** Returns the day in the company's time zone. A time without a zone is the company's time. */
function dayInZone(date: PartialDate, { minutes, offset }: WrittenTime): PartialDate {
  if (offset === undefined) return date;
  const at = new Date(Date.UTC(date.year, (date.month ?? 1) - 1, date.day, 0, minutes - offset));
  // The Swedish date format is the ISO format.
  const iso = at.toLocaleDateString('sv', { timeZone: site.timeZone });
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** A time of day beside the day in a text. */
interface WrittenTime {
  /** Minutes since midnight. */
  readonly minutes: number;
  /** Minutes by which the zone is ahead of UTC; undefined without a zone. */
  readonly offset: number | undefined;
}

const CLOCK = String.raw`(?<hour>\d\d?)(?:(?::(?<minute>\d\d)(?::\d\d(?:[.,]\d+)?)?)\s*(?<half>[ap]\.?m\b\.?)?|[.](?<pointed>\d\d)\s*(?<pointedHalf>[ap]\.?m\b\.?)|\s*(?<whole>[ap]\.?m\b\.?))`;
/**
 * A zone of hours alone is recognized only at the end of the text, because of "10 am -12 December".
 * JavaScript appends the name of the zone in brackets.
 */
const ZONE = String.raw`(?:\s*(?<zone>z|ist|(?:utc|gmt)?[+-](?:\d\d?:\d\d|\d{4}|\d\d?$)|utc|gmt)(?:\s*\([a-z\s]+\))?)?`;
const AT_END = new RegExp(String.raw`[\s,]+(?:at\s+)?${CLOCK}${ZONE}$`);
const AT_START = new RegExp(String.raw`^${CLOCK}${ZONE}(?:\s*,\s*|\s+(?:on\s+)?)`);

/**
 * Splits a text in lower case into the time of day and the rest: "18:30", "6.30 pm",
 * "t18:30:00+05:30". Without a valid time, the whole text is the rest.
 */
export function splitTime(written: string): {
  readonly rest: string;
  readonly time?: WrittenTime;
} {
  const text = written.replace(/^(\d{4}-\d\d-\d\d)t(?=\d)/, '$1 ');
  for (const pattern of [AT_END, AT_START]) {
    const found = pattern.exec(text);
    const time = found && timeOf(found.groups ?? {});
    if (time) return { rest: text.replace(found[0], '').trim(), time };
  }
  return { rest: text };
}

function timeOf(groups: Readonly<Record<string, string | undefined>>): WrittenTime | undefined {
  const half = groups['half'] ?? groups['pointedHalf'] ?? groups['whole'];
  const [hour, minute] = [groups['hour'], groups['minute'] ?? groups['pointed'] ?? '0'].map(Number);
  if (hour === undefined || minute === undefined || minute > 59) return undefined;
  if (half ? hour < 1 || hour > 12 : hour > 24 || (hour === 24 && minute > 0)) return undefined;
  const hours = half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour;
  return { minutes: hours * 60 + minute, offset: offsetOf(groups['zone']) };
}

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  if (zone === 'ist') return 330;
  const [, sign, hours, minutes] = /([+-])(\d\d?):?(\d\d)?$/.exec(zone) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes ?? 0)) : 0;
}
