import { plainLetters } from '../text/letters';

/** Whether the texts contain all terms of a search, case-insensitively. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const haystack = normalize(texts.join('\n'));
  return normalize(search)
    .split(/\s+/)
    .every((term) => haystack.includes(term));
}

const normalize = (text: string) => plainLetters(text).toLowerCase();
