import { plainLetters } from '../text/letters';

/** Atomic Malayalam chillu letters, each with the consonant that it stands for. */
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
 * Returns a text as it is compared: lower case, Latin letters without accents, and Malayalam in one
 * of its several spellings. Malayalam vowel signs are marks as accents are, but must not be dropped.
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

/** Returns the words of a text in the form in which a search compares them. */
export const searchWords = (text: string): readonly string[] =>
  comparable(text).split(SEPARATORS).filter(Boolean);

/** Shorter terms have no word that is one slip away: too many would be. */
const MIN_SLIP_LENGTH = 4;

/**
 * Returns whether a word begins with the term but for one slip: a letter that is wrong, missing or too many,
 * or two that are swapped.
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
