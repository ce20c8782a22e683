import { beginsWithSlip } from './search-words';
import { malayalamInLatin } from './malayalam';

/** The degrees of tolerance. The next step is tried only if the previous one finds nothing. */
export const STEPS = [0, 1, 2] as const;
export type MatchStep = (typeof STEPS)[number];
/** Also matches words of the other script that sound like the term. */
const SCRIPT: MatchStep = 0;
/** Also matches words with one typing error. */
const SLIP: MatchStep = 2;

/** The distance of a word that does not match. */
export const NONE = 255;

/** The sound of a word or term. */
class Sounds {
  readonly sound: string;
  readonly consonants: string;
  /** The sound with all vowels replaced by the same one. */
  readonly rhythm: string;

  constructor(sound: string) {
    this.sound = sound;
    this.consonants = consonantsOf(sound);
    this.rhythm = sound.replaceAll(/[iu]/g, 'a');
  }
}

/** A word that can be found. Its sounds are computed on demand. */
export class Word {
  readonly text: string;
  readonly isMalayalam: boolean;
  #sounds: Sounds | undefined;

  constructor(text: string) {
    this.text = text;
    this.isMalayalam = isMalayalam(text);
  }

  get sounds(): Sounds {
    return (this.#sounds ??= new Sounds(soundOf(this.text)));
  }
}

/** A term of a search, which may be the beginning of a word. */
export interface Term {
  readonly text: string;
  readonly isMalayalam: boolean;
  readonly sounds: Sounds;
  /** The sound, if the term is a complete word. */
  readonly complete: string;
}

export const termOf = (text: string): Term => ({
  text,
  isMalayalam: isMalayalam(text),
  sounds: new Sounds(termSoundOf(text)),
  complete: soundOf(text),
});

const isMalayalam = (text: string) => /[\u0d00-\u0d7f]/.test(text);

/** The minimum number of sounds or consonants; with fewer, too many words would match. */
const MIN_SOUND = 3;
const MIN_CONSONANTS = 3;

/**
 * Returns the distance of a word from beginning with the term: 0 if it does, NONE if it does not
 * match.
 */
export function distanceOf(word: Word, term: Term, step: MatchStep): number {
  if (word.text.startsWith(term.text)) return 0;
  const isOtherScript = word.isMalayalam !== term.isMalayalam;
  if (step === SCRIPT && !isOtherScript) return NONE;
  if (hasSound(word, term)) return isOtherScript ? 1 : 6;
  if ((isOtherScript || step === SLIP) && hasConsonants(word.sounds, term.sounds)) {
    return isOtherScript ? 5 : 12;
  }
  return step === SLIP && hasSlip(word, term) ? 18 : NONE;
}

/**
 * A short term in Latin letters has to be a complete word ('ee ma yau'); longer ones may be the
 * beginning of a word.
 */
function hasSound(word: Word, term: Term): boolean {
  const { sound } = term.sounds;
  if (sound.length >= MIN_SOUND) return word.sounds.sound.startsWith(sound);
  return !term.isMalayalam && word.sounds.sound === sound;
}

/**
 * Compares consonants, because vowels are misspelled most often. A few consonants suffice only if
 * the vowels between them are at the same positions.
 */
const hasConsonants = (word: Sounds, { consonants, rhythm }: Sounds) =>
  consonants.length >= MIN_CONSONANTS &&
  word.consonants.startsWith(consonants) &&
  (consonants.length > MIN_CONSONANTS || word.rhythm.startsWith(rhythm));

/** Compares with one typing error, except years and numbers, which would be different ones. */
const hasSlip = (word: Word, term: Term) =>
  !/\d/.test(term.text) &&
  (beginsWithSlip(word.text, term.text) || beginsWithSlip(word.sounds.sound, term.sounds.sound));

/** Spellings of the same sound, in the order in which they are replaced; C is the sound of ch. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'i'],
  [/[ts]ion/g, 'shan'],
  [/x/g, 'ks'],
  [/n[jyh](?=[aeiou])|gn|jn/g, 'nj'],
  [/^z|z$/g, 's'],
  [/zh?/g, 'l'],
  [/t?ch+/g, 'C'],
  // The soft and the hard c.
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

/** Only the last of several vowels counts: glides and diphthongs have many spellings. */
const VOWELS = /[aeiouwy]*([aeiouwy])/g;
const VOWEL_CLASSES: Readonly<Record<string, string>> = { a: 'a', e: 'i', i: 'i', y: 'i' };

/**
 * Returns the approximate sound of a word in Malayalam or Latin letters, which is the same for most
 * spellings of a Malayalam word.
 */
function soundOf(word: string): string {
  const latin = malayalamInLatin(word);
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), latin)
    .replaceAll(VOWELS, (_, last: string) => VOWEL_CLASSES[last] ?? 'u')
    .replaceAll(/([^aiu\d])\1+/g, '$1')
    .replace(/(?<=..)u$/, '');
}

/**
 * Returns the sound of a term as the beginning of a word's sound, because the last typed letter may
 * be half a sound.
 */
const termSoundOf = (term: string): string =>
  soundOf(term.replace(/(?<=.)c$/, '')).replace(/(?<=...)[aiu]$/, '');

/** Returns the consonants of a sound, and whether it begins with a vowel. */
const consonantsOf = (sound: string): string =>
  sound.replace(/^[aiu]/, 'A').replaceAll(/[aiuY]/g, '');
