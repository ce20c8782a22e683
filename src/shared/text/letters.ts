/**
 * The chillu letters (pure consonants), by the consonant with which they were written before
 * Unicode encoded them.
 */
const CHILLUS: Readonly<Record<string, string>> = {
  ണ: 'ൺ',
  ന: 'ൻ',
  ര: 'ർ',
  റ: 'ർ',
  ല: 'ൽ',
  ള: 'ൾ',
  ക: 'ൿ',
};
const OLD_CHILLU = /([ണനരറലളക])\u0d4d\u200d/g;

/**
 * Vowels written with two characters that look like one letter: Unicode has a single character for
 * each, but NFC does not compose them.
 */
const VOWELS: Readonly<Record<string, string>> = {
  '\u0d07\u0d57': 'ഈ',
  '\u0d09\u0d57': 'ഊ',
  '\u0d0e\u0d46': 'ഐ',
  '\u0d12\u0d3e': 'ഓ',
  '\u0d12\u0d57': 'ഔ',
};
const TWO_CHARACTERS = new RegExp(Object.keys(VOWELS).join('|'), 'g');

/**
 * A joiner that has a visible effect: between two letters that it separates or joins, or in an
 * emoji.
 */
const JOINERS = /([^])?[\u200c\u200d]+(?=([^])?)/gu;
const JOINABLE = /[\p{M}\p{L}\p{ExtPict}\p{EMod}]/u;

/**
 * Returns a text as it is stored: in NFC, with atomic chillus ("ന്" and U+200D becomes "ൻ") and
 * single-character vowels ("ഇ" and U+0D57 becomes "ഈ"). Joiners are preserved where a conjunct or
 * an emoji needs them, as in "സ്‌നേഹം" and "പാർട്ട്‌ണർ", and removed at the ends of words and next
 * to Latin letters.
 */
export const storedLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(TWO_CHARACTERS, (vowel) => VOWELS[vowel] ?? vowel)
    .replace(OLD_CHILLU, (all, consonant: string) => CHILLUS[consonant] ?? all)
    .replace(JOINERS, (all, before = '', after = '') =>
      [before, after].every((one: string) => one > '\x7f' && JOINABLE.test(one)) ? all : before,
    );

/** The old and the current sign of the vowel ഔ. */
const OLD_AU = /\u0d4c/g;
const AU = '\u0d57';

/** The conjunct ന്റ in its other spellings: with a chillu, with and without a virama. */
const NTA = /ൻ\u0d4d?(?=റ)/g;

/**
 * Returns a text in which each letter has a single spelling, without invisible characters, for
 * comparisons and conversions.
 */
export const plainLetters = (text: string): string =>
  storedLetters(text)
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(NTA, 'ന്')
    .replace(OLD_AU, AU);
