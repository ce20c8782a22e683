import { LANGUAGES } from '../../company/languages';
import { translationsOf } from '../locale/translations';
import type { SearchEntry } from './search-entry';

/** Returns the titles of an entry in other languages than the first; undefined in a site of one language. */
export const otherTitles =
  translationsOf &&
  (({ titles }: SearchEntry): readonly string[] =>
    titles?.split('\t').map((title) => title.slice(title.indexOf(':') + 1)) ?? []);

/** Returns the titles of an entry in all languages. */
export const titlesOf = (entry: SearchEntry): readonly string[] => [
  entry.title,
  ...(otherTitles?.(entry) ?? []),
];

/**
 * Returns the entry with its title in a language, if it has one; `titles` then contains the title
 * in the first language.
 */
export function withTitleInLanguage(entry: SearchEntry, code: string): SearchEntry {
  const titles = entry.titles?.split('\t') ?? [];
  const own = titles.find((title) => title.startsWith(`${code}:`));
  if (!own) return entry;
  const others = [
    `${LANGUAGES[0].code}:${entry.title}`,
    ...titles.filter((title) => title !== own),
  ];
  return { ...entry, title: own.slice(code.length + 1), titles: others.join('\t') };
}
