import { monthWord } from '../values/month-words';
import { plainText } from '../values/written-date';

/** The languages in which programs write months and weekdays, beside English and Malayalam. */
const LANGUAGES = 'de fr es it pt nl sv da pl tr id ru hi ta te kn mr bn gu'.split(' ');

let names: ReadonlyMap<string, string> | undefined;

/** Returns the English name of each month, and '' for each weekday, by its name in other languages. */
function knownNames(): ReadonlyMap<string, string> {
  if (names) return names;
  const found = new Map<string, string>();
  const add = (language: string, options: Intl.DateTimeFormatOptions, at: Date, name: string) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    const parts = format.formatToParts(at);
    const text = parts.find(({ type }) => type === 'month' || type === 'weekday')?.value ?? '';
    const key = plainText(text).replace(/\.$/, '');
    // English and Malayalam take precedence: "mar." is a weekday in French.
    if (key && !/\d/.test(key) && !monthWord(key) && !found.has(key)) found.set(key, name);
  };
  for (const language of LANGUAGES) {
    for (const width of ['long', 'short'] as const) {
      for (let month = 0; month < 12; month += 1) {
        const at = new Date(Date.UTC(2026, month, 1));
        const name = at.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }).toLowerCase();
        add(language, { month: width }, at, name);
        add(language, { month: width, day: 'numeric', year: 'numeric' }, at, name);
      }
      for (let day = 1; day < 8; day += 1) {
        add(language, { weekday: width }, new Date(Date.UTC(2026, 0, day)), '');
      }
    }
  }
  return (names = found);
}

/**
 * Words and characters between the parts of a date in other languages: "18 de diciembre de 2026", "1er",
 * "18º".
 */
const FILLS =
  /(?<![\p{L}\p{M}])(de|del|den|der|le|el|dia|г|года)(?![\p{L}\p{M}])\.?|(?<=\d)\.?(er|º|ª|°)/gu;

/**
 * Translates months of other languages in a text of `plainText` into English, and removes weekdays.
 */
export function monthsInEnglish(text: string): string {
  const words = text
    .replaceAll(/म्(?=ब)/g, 'ं')
    .replaceAll(/(?<=\d)(?=\p{L}{3})|(?<=\p{L})(?=\d)/gu, ' ')
    .replaceAll(FILLS, ' ');
  return words
    .replaceAll(/([\p{L}\p{M}]+)\.?/gu, (all, word: string) => knownNames().get(word) ?? all)
    .replaceAll(/(\d\d?)\.?\s+(?=[a-z]{3})/g, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;.-]+|[\s,;-]+$/g, '');
}
