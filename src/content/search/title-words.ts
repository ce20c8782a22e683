import { searchWords } from '../../shared/search/search-words';
import { numberIn, romanNumber } from './number-words';

/**
 * "’n’" with or without its apostrophes. "&" and "+" need no pattern, because they are not words.
 */
const AND = /\s*['’‘]n['’‘]\s*|\s+['’‘]?n['’‘]?\s+/gi;

const PARTS = new Set(['part', 'chapter', 'vol', 'volume', 'ഭാഗം']);

/**
 * Returns the words of a title, equal for all its spellings: normalized as for a search, without an
 * "and" between two words, and with the number of a part at the end as digits.
 */
export function titleWords(title: string): readonly string[] {
  const words = searchWords(title.replaceAll(AND, ' ')).filter(
    (word, index, { length }) => word !== 'and' || index === 0 || index === length - 1,
  );
  const isPart = (at: number) => words.length > 2 && PARTS.has(words.at(at) ?? '');
  const [before, last] = [words.at(-2) ?? '', words.at(-1) ?? ''];
  // "Part Two", and "The Second Part".
  const part = isPart(-1) ? numberIn(before) : undefined;
  const named = words.slice(0, words.at(-3) === 'the' ? -3 : -2);
  if (part !== undefined && named.length > 0) return [...named, `${part}`];
  const number = numberOf(last, isPart(-2));
  if (words.length < 2 || number === undefined) return words;
  return [...words.slice(0, isPart(-2) ? -2 : -1), number];
}

/**
 * Returns the number that the last word of a title means. A letter or a number word counts only
 * next to a word such as "Part", because it is ambiguous.
 */
function numberOf(word: string, isPart: boolean): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const number = romanNumber(word, isPart) ?? (isPart ? numberIn(word) : undefined);
  return number === undefined ? undefined : `${number}`;
}

/** Returns the key that equal titles share; a title without letters and digits is its own key. */
export const titleKey = (title: string): string => titleWords(title).join(' ') || title.trim();
