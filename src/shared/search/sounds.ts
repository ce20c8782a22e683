import { malayalamInLatin } from './malayalam';

/** Spellings of one sound, in the order in which they are replaced; C is the sound of ch. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'i'],
  [/[ts]ion/g, 'shan'],
  [/x/g, 'ks'],
  [/n[jyh](?=[aeiou])|gn|jn/g, 'nj'],
  [/^z|z$/g, 's'],
  [/zh?/g, 'l'],
  [/t?ch+/g, 'C'],
  // The soft c and the hard one.
  [/c(?=[eiy])/g, 's'],
  [/qu/g, 'kv'],
  [/[cgq]/g, 'k'],
  [/w(?=[aeiouy])/g, 'v'],
  [/(?<!o)u(?=[aei])/g, 'uv'],
  [/f/g, 'p'],
  [/(?<=[^aeiouwy])h|h(?![aeiou])/g, ''],
  [/d/g, 't'],
  [/nC/g, 'nj'],
  [/n(?=[pb])/g, 'm'],
  [/mb/g, 'mp'],
  [/m(?=[kstjC])/g, 'n'],
  [/(?<=[aou])y+(?=[aeiou])/g, 'Y'],
];

/** Of vowels in a row the last one decides: glides and diphthongs are spelled in many ways. */
const VOWELS = /[aeiouwy]*([aeiouwy])/g;
const VOWEL_CLASSES: Readonly<Record<string, string>> = { a: 'a', e: 'i', i: 'i', y: 'i' };

/**
 * Returns roughly what a word sounds like, be it in Malayalam or Latin letters: the same for most of
 * the ways in which people spell a Malayalam word (product 24.11).
 */
export function soundOf(word: string): string {
  const latin = malayalamInLatin(word);
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), latin)
    .replaceAll(VOWELS, (_, last: string) => VOWEL_CLASSES[last] ?? 'u')
    .replaceAll(/([^aiu\d])\1+/g, '$1')
    .replace(/(?<=..)u$/, '');
}

/** The beginning of a sound that a term stands for: what is typed last may be half a sound. */
export const termSoundOf = (term: string): string =>
  soundOf(term.replace(/(?<=.)c$/, '')).replace(/(?<=...)[aiu]$/, '');

/** The consonants of a sound, and whether it begins with a vowel. */
export const consonantsOf = (sound: string): string =>
  sound.replace(/^[aiu]/, 'A').replaceAll(/[aiuY]/g, '');
