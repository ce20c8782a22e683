/**
 * Consonants without their inherent vowel; pairs whose sound differs from their parts come first.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  ക്ഷ: 'ksh',
  ങ്ക: 'nk',
  ങ്ങ: 'ng',
  ച്ച: 'ch',
  ച്ഛ: 'ch',
  ഞ്ച: 'nch',
  ഞ്ഞ: 'nj',
  ജ്ഞ: 'jn',
  ട്ട: 'tt',
  ണ്ട: 'nd',
  ത്ത: 'th',
  ത്ഥ: 'th',
  ദ്ധ: 'dh',
  ന്റ: 'nt',
  ൻറ: 'nt',
  റ്റ: 'tt',
  ക: 'k',
  ഖ: 'kh',
  ഗ: 'g',
  ഘ: 'gh',
  ങ: 'ng',
  ച: 'ch',
  ഛ: 'chh',
  ജ: 'j',
  ഝ: 'jh',
  ഞ: 'nj',
  ട: 'd',
  ഠ: 'th',
  ഡ: 'd',
  ഢ: 'dh',
  ണ: 'n',
  ത: 'th',
  ഥ: 'th',
  ദ: 'd',
  ധ: 'dh',
  ന: 'n',
  പ: 'p',
  ഫ: 'f',
  ബ: 'b',
  ഭ: 'bh',
  മ: 'm',
  യ: 'y',
  ര: 'r',
  റ: 'r',
  ല: 'l',
  ള: 'l',
  ഴ: 'zh',
  വ: 'v',
  ശ: 'sh',
  ഷ: 'sh',
  സ: 's',
  ഹ: 'h',
};

/** Vowel signs with their vowels. */
const SIGNS: Readonly<Record<string, string>> = {
  'ാ': 'a',
  'ി': 'i',
  'ീ': 'ee',
  'ു': 'u',
  'ൂ': 'oo',
  'ൃ': 'ri',
  'െ': 'e',
  'േ': 'e',
  'ൈ': 'ai',
  'ൊ': 'o',
  'ോ': 'o',
  'ൌ': 'au',
  'ൗ': 'au',
};

/** Letters that do not take a vowel. */
const OTHERS: Readonly<Record<string, string>> = {
  അ: 'a',
  ആ: 'a',
  ഇ: 'i',
  ഈ: 'ee',
  ഉ: 'u',
  ഊ: 'oo',
  ഋ: 'ri',
  എ: 'e',
  ഏ: 'e',
  ഐ: 'ai',
  ഒ: 'o',
  ഓ: 'o',
  ഔ: 'au',
  'ം': 'm',
  'ഃ': 'h',
  ൎ: 'r',
  ൺ: 'n',
  ൻ: 'n',
  ർ: 'r',
  ൽ: 'l',
  ൾ: 'l',
  ൿ: 'k',
  ...Object.fromEntries([...'൦൧൨൩൪൫൬൭൮൯'].map((digit, value) => [digit, String(value)])),
};

const VIRAMA = '്';
const JOINER = '\u200d';

const SYLLABLE = new RegExp(
  `(${Object.keys(CONSONANTS).join('|')})([${Object.keys(SIGNS).join('')}]|${VIRAMA}${JOINER}?)?`,
  'g',
);

/**
 * Transliterates the Malayalam letters of a text as titles of movies usually are: easy to read, not
 * exact. Other characters do not change.
 */
export function malayalamInLatin(title: string): string {
  const text = title.normalize('NFC');
  return text
    .replace(SYLLABLE, (syllable, consonant: string, vowel: string | undefined, offset: number) => {
      const atStart = !/[\u0d00-\u0d7f]/.test(text[offset - 1] ?? '');
      const latin = consonant === 'ട' && atStart ? 't' : CONSONANTS[consonant];
      const next = text[offset + syllable.length] ?? '';
      return `${latin}${vowelOf(vowel, next)}`;
    })
    .replace(/[\u0d00-\u0d7f]/g, (letter) => OTHERS[letter] ?? '');
}

/**
 * Returns the vowel of a sign: an a without a sign, none for a virama, which at the end of a word
 * is a short u.
 */
function vowelOf(sign: string | undefined, next: string): string {
  if (sign === undefined) return 'a';
  if (sign === VIRAMA) return /[\u0d00-\u0d7f]/.test(next) ? '' : 'u';
  return SIGNS[sign] ?? '';
}
