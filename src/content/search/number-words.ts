/** The numbers from 0 to 19. */
const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The ordinals whose endings differ from the endings of their numbers. */
const ORDINALS: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};
/** The numbers from 1 to 10, without the endings that differ in "രണ്ട്", "രണ്ടു" and "രണ്ടാം". */
const MALAYALAM = 'ഒന്ന രണ്ട മൂന്ന നാല അഞ്ച ആറ ഏഴ എട്ട ഒമ്പത പത്ത'.split(' ');

const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/**
 * Returns the value of a Roman number; undefined for any other word, and for a single letter unless `isSure`.
 */
export function romanNumber(word: string, isSure = false): number | undefined {
  const [, tens = '', ones = ''] = ROMAN.exec(word) ?? [];
  return word.length > (isSure ? 0 : 1) && tens + ones
    ? tens.length * 10 + ROMAN_ONES.indexOf(ones)
    : undefined;
}

/**
 * Returns the value of a word that is a number by itself: "12", "12th", "twelve", "twelfth", "രണ്ട്";
 * undefined for any other word.
 */
export function numberIn(word: string): number | undefined {
  const [digits] = /^[\d൦-൯]{1,9}(?=(st|nd|rd|th)?$)/.exec(word) ?? [];
  if (digits) return Number(digits.replace(/[൦-൯]/g, (one) => `${one.charCodeAt(0) - 0xd66}`));
  const text = ORDINALS[word] ?? word.replace(/ieth$/, 'y').replace(/(?<=...)th$/, '');
  const small = SMALL.indexOf(text);
  if (small >= 0) return small;
  const tens = TENS.indexOf(text);
  if (tens >= 0) return (tens + 2) * 10;
  const malayalam = MALAYALAM.indexOf(word.replace(/[്ു]$|ാം$/, '').replace('ന്പ', 'മ്പ'));
  return malayalam < 0 ? undefined : malayalam + 1;
}

const POWERS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };

/**
 * Replaces each number by `#9#`, however it is written: "Nine Days", "9 Days", "Twenty-Two",
 * "Nineteen Seventeen", "Rocky IV".
 */
export function withNumbers(words: readonly string[]): readonly string[] {
  const out: (string | number)[] = [];
  let isOpen = false;
  words.forEach((word, index) => {
    const last = isOpen ? out.at(-1) : undefined;
    const power = POWERS[word.replace(/th$/, '')];
    const value = power ?? numberIn(word) ?? (index > 0 ? romanNumber(word) : undefined);
    isOpen = value !== undefined && !/\d/.test(word);
    if (value === undefined) {
      out.push(word);
    } else if (typeof last === 'number' && isOpen && (power || joins(last, value))) {
      out[out.length - 1] = power ? last * power : joined(last, value);
    } else {
      out.push(value);
    }
  });
  return out.map((part) => (typeof part === 'number' ? `#${part}#` : part));
}

/** Returns whether a word continues a number: "twenty two", "hundred one", "nineteen seventeen". */
const joins = (before: number, value: number) =>
  isAdded(before, value) || (before >= 10 && before < 100 && value >= 10);

const isAdded = (before: number, value: number) =>
  before > 0 && (before % 100 === 0 || (value < 10 && before % 10 === 0 && before % 100 > 10));

const joined = (before: number, value: number) =>
  isAdded(before, value) ? before + value : before * 100 + value;

/** Returns whether a word is a number in the format of `withNumbers`. */
export const isNumber = (word: string): boolean => word.startsWith('#');
