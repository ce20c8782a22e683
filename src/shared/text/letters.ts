/** The letters that close a syllable, by the consonant that they were written with before they had one of their own. */
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

/** Vowels in two characters that look like one: Unicode has them written as that one, but NFC leaves them. */
const VOWELS: Readonly<Record<string, string>> = {
  '\u0d07\u0d57': 'ഈ',
  '\u0d09\u0d57': 'ഊ',
  '\u0d0e\u0d46': 'ഐ',
  '\u0d12\u0d3e': 'ഓ',
  '\u0d12\u0d57': 'ഔ',
};
const TWO_CHARACTERS = new RegExp(Object.keys(VOWELS).join('|'), 'g');

/** A joiner that changes what is seen: between two letters that it keeps apart or joins, or in an emoji. */
const JOINERS = /([^])?[\u200c\u200d]+(?=([^])?)/gu;
const JOINABLE = /[\p{M}\p{L}\p{ExtPict}\p{EMod}]/u;

/**
 * Returns a text as it is stored: in NFC, with today's chillus ("ന്" and U+200D is "ൻ") and whole vowels ("ഇ" and
 * U+0D57 is "ഈ"). A joiner stays where a
 * conjunct or an emoji needs it, as in "സ്‌നേഹം" and "പാർട്ട്‌ണർ", and goes at the ends of words and beside
 * Latin letters.
 */
export const storedLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(TWO_CHARACTERS, (vowel) => VOWELS[vowel] ?? vowel)
    .replace(OLD_CHILLU, (all, consonant: string) => CHILLUS[consonant] ?? all)
    .replace(JOINERS, (all, before = '', after = '') =>
      [before, after].every((one: string) => one > '\x7f' && JOINABLE.test(one)) ? all : before,
    );

/** The sign of the vowel ഔ as it was written, and as it is today. */
const OLD_AU = /\u0d4c/g;
const AU = '\u0d57';

/** The conjunct ന്റ in its other spellings: with a chillu, with and without a virama. */
const NTA = /ൻ\u0d4d?(?=റ)/g;

/**
 * Returns a text in which each letter has one spelling, without what nobody sees: for comparing, and for
 * making something else of it.
 */
export const plainLetters = (text: string): string =>
  storedLetters(text)
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(NTA, 'ന്')
    .replace(OLD_AU, AU);
