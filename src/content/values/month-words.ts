import { MONTHS } from '../../shared/day';

interface MonthWord {
  readonly month: number;
  /** Whether the word can mean something else: "May", the beginning of "Mar Thoma", a person called June. */
  readonly isAmbiguous: boolean;
  /** Whether it is a festival, which indicates a month only roughly and is not part of a date. */
  readonly isFestival?: boolean;
}

const DOUBTFUL = /^(march|april|may|june|august)$/;
const FESTIVALS: Readonly<Record<string, number>> = { vishu: 4, onam: 9, christmas: 12, xmas: 12 };

/**
 * Malayalam names of months by their beginning, because they are inflected ("ഡിസംബറിൽ"). Their
 * ending is also compared if a shorter form is an abbreviation, or if another word has the same
 * beginning ("മേയർ").
 */
const MALAYALAM: readonly (readonly [RegExp, number])[] = [
  [/^ജനുവരി/, 1],
  [/^ഫെബ്രുവരി/, 2],
  [/^മാ(ർ|ര്)ച്ച/, 3],
  [/^ഏപ്രി/, 4],
  [/^ജൂ(ൺ|ണ്|ണി)/, 6],
  [/^ജൂല(ൈ|ായ)/, 7],
  [/^[ഓആ]ഗസ്[റത]/, 8],
  [/^സെപ്[റത]/, 9],
  [/^ഒക്(ടോ|റ്റോ)/, 10],
  [/^നവംബ/, 11],
  [/^ഡിസംബ/, 12],
];
const MALAYALAM_DOUBTFUL: readonly (readonly [RegExp, number])[] = [
  [/^ജനു$/, 1],
  [/^ഫെബ(്രു)?$/, 2],
  [/^മാ(ർ|ര്)$/, 3],
  [/^മ[േെ]യ(്|ി|ിൽ|ില്|ിലെ)?$/, 5],
  [/^ജൂ$/, 6],
  [/^സെപ്$/, 9],
  [/^ഒക്ട$/, 10],
  [/^നവം?$/, 11],
  [/^ഡിസം?$/, 12],
];
const MALAYALAM_FESTIVALS: readonly (readonly [RegExp, number])[] = [
  [/^വിഷു/, 4],
  [/^(തിരു|തിരുവ|തിരുവോ)?ഓ?ണ(ം|ത്തി|ക്കാല)/, 9],
  [/^ക്രിസ്(തു)?മസ/, 12],
];

const among = (words: readonly (readonly [RegExp, number])[], word: string) =>
  words.find(([pattern]) => pattern.test(word))?.[1];

/** Returns the month that a word names; the word is in lower case and has no invisible characters. */
export function monthWord(word: string): MonthWord | undefined {
  const english =
    word.length > 2 ? MONTHS.findIndex((name) => name.toLowerCase().startsWith(word)) + 1 : 0;
  if (english > 0) {
    const isFull = MONTHS[english - 1]?.length === word.length;
    return { month: english, isAmbiguous: !isFull || DOUBTFUL.test(word) };
  }
  const month = among(MALAYALAM, word);
  if (month) return { month, isAmbiguous: false };
  const doubtful = among(MALAYALAM_DOUBTFUL, word);
  if (doubtful) return { month: doubtful, isAmbiguous: true };
  const festival = Object.hasOwn(FESTIVALS, word)
    ? FESTIVALS[word]
    : among(MALAYALAM_FESTIVALS, word);
  return festival ? { month: festival, isAmbiguous: false, isFestival: true } : undefined;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MALAYALAM_WEEKDAY =
  /^(ഞായ(ർ|ര്|റാഴ്ച)|തിങ്ക(ൾ|ള്|ളാഴ്ച)|ചൊവ്വ(ാഴ്ച)?|ബുധ(ൻ|ന്|നാഴ്ച)|വ്യാഴ(ം|ാഴ്ച)|വെള്ളി(യാഴ്ച)?|ശനി(യാഴ്ച)?)$/;

/** Returns whether a word in lower case is a day of the week, in full or abbreviated. */
export const isWeekday = (word: string): boolean =>
  (word.length > 2 && WEEKDAYS.some((name) => name.startsWith(word))) ||
  MALAYALAM_WEEKDAY.test(word);
