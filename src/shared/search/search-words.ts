import { plainLetters } from '../text/letters';

/** Atomic Malayalam chillu letters, each with its consonant and virama. */
const CHILLUS: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

const PLAIN_LATIN = /^[\x20-\x7e]*$/;

/**
 * Normalizes a text for comparisons: lower case, Latin letters without accents, and Malayalam in a
 * single spelling. Malayalam vowel signs are marks like accents, but have to be preserved.
 */
function comparable(text: string): string {
  if (PLAIN_LATIN.test(text)) return text.toLowerCase().replaceAll("'", '');
  return (
    plainLetters(text)
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[\u0300-\u036f'’]/g, '')
      .replaceAll(/[ൺ-ൿ]/g, (letter) => CHILLUS[letter] ?? letter)
      // A chillu before the virama of a conjunct.
      .replaceAll(/\u0d4d{2,}/g, '\u0d4d')
  );
}

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u;

/** Returns the words of a text, normalized for comparisons in a search. */
export const searchWords = (text: string): readonly string[] =>
  comparable(text).split(SEPARATORS).filter(Boolean);

/**
 * The minimum length of a term with a tolerated typing error; for shorter terms too many words
 * would match.
 */
const MIN_SLIP_LENGTH = 4;

/**
 * Returns whether a word begins with the term, tolerating one typing error: a wrong, missing or
 * additional letter, or two swapped letters.
 */
export function beginsWithSlip(word: string, term: string): boolean {
  if (term.length < MIN_SLIP_LENGTH) return word.startsWith(term);
  let at = 0;
  while (at < term.length && word[at] === term[at]) at += 1;
  return (
    at === term.length ||
    word.startsWith(term.slice(at + 1), at + 1) ||
    word.startsWith(term.slice(at + 1), at) ||
    word.startsWith(term.slice(at), at + 1) ||
    (term[at] === word[at + 1] &&
      term[at + 1] === word[at] &&
      word.startsWith(term.slice(at + 2), at + 2))
  );
}
