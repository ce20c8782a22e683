import { MONTHS } from '../day';
import type { ReleaseDate } from './release-date';

/**
 * The beginnings of words that name a month, where English names are not enough. A festival is about
 * that month.
 */
const MONTH_WORDS: Readonly<Record<string, number>> = {
  ജനു: 1,
  ഫെബ: 2,
  മാർ: 3,
  മാര: 3,
  ഏപ്ര: 4,
  മേയ: 5,
  മെയ: 5,
  ജൂല: 7,
  ജൂ: 6,
  ഓഗസ: 8,
  ആഗസ: 8,
  സെപ: 9,
  ഒക്ട: 10,
  നവം: 11,
  ഡിസ: 12,
  vishu: 4,
  വിഷു: 4,
  onam: 9,
  ഓണ: 9,
  christmas: 12,
  xmas: 12,
  ക്രിസ: 12,
};

/**
 * Returns the date of an ISO day or of a text such as "12 March 2026", "12/03/2026" (the day first),
 * "March 2026", "Onam 2026" or "2026", in English or Malayalam (product 5.13); null for any other.
 */
export function parseWrittenDate(text: string): ReleaseDate | null {
  const words =
    latinDigits(text)
      .toLowerCase()
      .match(/\d+|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const numbers = words.map(Number).filter(Boolean);
  const years = numbers.filter((number) => number > 1900 && number < 2200);
  if (years.length !== 1) return null;
  const [year = 0] = years;

  const named = words.map(monthOf).find(Boolean);
  if (named)
    return valid(
      year,
      named,
      numbers.find((number) => number < 32),
    );
  if (words.length > numbers.length) return { year };
  const [, month, day] = numbers[0] === year ? numbers : numbers.toReversed();
  return valid(year, month, day);
}

function monthOf(word: string): number | undefined {
  const month =
    word.length > 2 ? MONTHS.findIndex((name) => name.toLowerCase().startsWith(word)) : -1;
  return month < 0
    ? Object.entries(MONTH_WORDS).find(([start]) => word.startsWith(start))?.[1]
    : month + 1;
}

/** Null for a date that does not exist. */
function valid(year: number, month?: number, day?: number): ReleaseDate | null {
  if (!month) return { year };
  if (!day) return month > 12 ? null : { year, month };
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1 && day < 32
    ? { year, month, day }
    : null;
}

const latinDigits = (text: string) =>
  text.replace(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - 0xd66));
