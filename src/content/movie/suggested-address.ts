import { malayalamInLatin } from '../../shared/search/malayalam';
import { plainLetters } from '../../shared/text/letters';

/** The maximum number of characters before the suffix. */
const SLUG_LENGTH = 60;
const SUFFIX_LENGTH = 4;

/** Letters that NFKD does not split into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/**
 * Returns the suggested address of a new movie: its title in Latin letters, and a suffix that makes it
 * unique. A title without Latin or Malayalam letters becomes "film".
 */
export const suggestedAddress = (title: string, suffix: string): string =>
  `${slugOf(title) || 'film'}-${suffix}`;

function slugOf(title: string): string {
  const slug = malayalamInLatin(plainLetters(title))
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= SLUG_LENGTH) return slug;
  // Cut between words, unless it is one long word.
  const cut = slug.slice(0, SLUG_LENGTH + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0) || SLUG_LENGTH);
}

/** Returns four random characters. */
export function randomSuffix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SUFFIX_LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
