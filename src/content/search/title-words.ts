import { searchWords } from '../../shared/search/search-words';

/** "’n’" with or without its apostrophes; "&" and "+" are no words anyway. */
const AND = /\s*['’‘]n['’‘]\s*|\s+['’‘]?n['’‘]?\s+/gi;

const PARTS = new Set(['part', 'chapter', 'vol', 'volume', 'ഭാഗം']);
/** From 1 to 10, twice. */
const NUMBERS =
  'i ii iii iv v vi vii viii ix x one two three four five six seven eight nine ten'.split(' ');

/**
 * Returns the words of a title in which its spellings are one (product 24.13): as a search compares them
 * (product 24.3), without an "and" between two of them, and with the number of a part at the end as digits.
 */
export function titleWords(title: string): readonly string[] {
  const words = searchWords(title.replaceAll(AND, ' ')).filter(
    (word, index, { length }) => word !== 'and' || index === 0 || index === length - 1,
  );
  const last = words.at(-1) ?? '';
  const isPart = words.length > 2 && PARTS.has(words.at(-2) ?? '');
  const number = numberOf(last, isPart);
  if (words.length < 2 || number === undefined) return words;
  return [...words.slice(0, isPart ? -2 : -1), number];
}

/** The number that a last word is; a letter or a word can be something else without "Part" before it. */
function numberOf(word: string, isPart: boolean): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const at = NUMBERS.indexOf(word);
  const isNumber = at >= 0 && (isPart || /^[ivx]{2,}$/.test(word));
  return isNumber ? `${(at % 10) + 1}` : undefined;
}

/** A title as it is compared with others (product 24.13): equal titles are equal texts. One of signs is as it is. */
export const titleKey = (title: string): string => titleWords(title).join(' ') || title.trim();
