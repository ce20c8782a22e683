import { LANGUAGES } from '../../company/languages';
import type { SearchEntry } from './search-entry';

/** Returns the entry with its title in a language, where it has one; the first language's is then among the others. */
export function titledIn(entry: SearchEntry, code: string): SearchEntry {
  const titles = entry.titles?.split('\t') ?? [];
  const own = titles.find((title) => title.startsWith(`${code}:`));
  if (!own) return entry;
  const others = [
    `${LANGUAGES[0].code}:${entry.title}`,
    ...titles.filter((title) => title !== own),
  ];
  return { ...entry, title: own.slice(code.length + 1), titles: others.join('\t') };
}
