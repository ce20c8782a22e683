import { searchWords } from '../../shared/search/search-words';
import { numberIn, romanNumber } from './number-words';

/** "’n’" with or without its apostrophes; "&" and "+" are no words anyway. */
const AND = /\s*['’‘]n['’‘]\s*|\s+['’‘]?n['’‘]?\s+/gi;

const PARTS = new Set(['part', 'chapter', 'vol', 'volume', 'ഭാഗം']);

/**
 * Returns the words of a title in which its spellings are one: as a search compares them, without an "and"
 * between two of them, and with the number of a part at the end as digits.
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

/** The number that a last word is; a letter or a word can be something else without "Part" before it. */
function numberOf(word: string, isPart: boolean): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const number = romanNumber(word, isPart) ?? (isPart ? numberIn(word) : undefined);
  return number === undefined ? undefined : `${number}`;
}

/** A title as it is compared with others: equal titles are equal texts. One of signs is as it is. */
export const titleKey = (title: string): string => titleWords(title).join(' ') || title.trim();
