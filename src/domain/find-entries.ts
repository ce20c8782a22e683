import { namesIn } from './search-columns';
import type { SearchEntry } from './search-entry';
import { beginsWithSlip, searchWords } from './search-words';

/** How well a word matches: the place of the word in the entry, the best first. */
const TITLE = 0;
const PERSON = 1;
const OTHER = 2;
/** No word matches the term. */
const NONE = 255;

/** A search starts with so many letters. */
export const MIN_SEARCH_LENGTH = 2;

/** Returns the entries that match a query, the best first and then in their own order. */
export type FindEntries = (query: string) => readonly SearchEntry[];

/**
 * Prepares entries for searches (product 24.3). Every term of a query has to be the beginning of a
 * word, in any order. If no entry has them all, one slip is forgiven in longer terms.
 */
export function prepareSearch(entries: readonly SearchEntry[]): FindEntries {
  const { words, postings, titles } = indexWords(entries);

  /** By entry: the sum of how well the terms match, or NONE. */
  function score(terms: readonly string[], candidates: (term: string) => readonly number[]) {
    const total = new Uint8Array(entries.length);
    for (const term of terms) {
      const best = new Uint8Array(entries.length).fill(NONE);
      for (const word of candidates(term)) {
        for (const posting of postings[word] ?? []) {
          const entry = posting >> 2;
          best[entry] = Math.min(best[entry] ?? NONE, posting & 3);
        }
      }
      total.forEach((sum, entry) => {
        total[entry] = Math.min(NONE, sum + (best[entry] ?? NONE));
      });
    }
    return total;
  }

  const beginning = (term: string) => rangeOf(words, term);
  const beginningOrSlip = (term: string) =>
    words.flatMap((word, index) => (beginsWithSlip(word, term) ? [index] : []));

  return (query) => {
    const terms = searchWords(query).slice(0, MAX_TERMS);
    if (terms.join('').length < MIN_SEARCH_LENGTH) return [];
    const isFound = (sum: number) => sum < NONE;
    const exact = score(terms, beginning);
    const total = exact.some(isFound) ? exact : score(terms, beginningOrSlip);
    const start = terms.join(' ');
    const isFirst = (index: number) => titles[index]?.startsWith(start) ?? false;
    return entries
      .map((entry, index) => ({ entry, index, sum: total[index] ?? NONE }))
      .filter(({ sum }) => isFound(sum))
      .map(({ entry, index, sum }) => ({ entry, rank: sum * 2 + (isFirst(index) ? 0 : 1) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
  };
}

/** Keeps the sum of a search far from NONE. */
const MAX_TERMS = 10;

/** The distinct words in order, and for each the entries that have it and where. */
function indexWords(entries: readonly SearchEntry[]) {
  const byWord = new Map<string, number[]>();
  const listOf = (word: string) => {
    const list = byWord.get(word) ?? [];
    byWord.set(word, list);
    return list;
  };
  const add = (lists: readonly number[][], posting: number) => {
    for (const list of lists) if (list.at(-1) !== posting) list.push(posting);
  };
  // Most names, genres and years are those of many entries.
  const byText = new Map<string, readonly number[][]>();
  const addText = (text: string | undefined, posting: number) => {
    if (!text) return;
    const lists = byText.get(text) ?? searchWords(text).map(listOf);
    byText.set(text, lists);
    add(lists, posting);
  };
  const titles = entries.map((entry, index) => {
    const words = searchWords(entry.title);
    const at = index * 4;
    add(words.map(listOf), at + TITLE);
    for (const people of [entry.director, entry.actors, entry.writers]) {
      for (const name of people?.split(',') ?? []) addText(name.trim(), at + PERSON);
    }
    addText(entry.genre, at + OTHER);
    addText(entry.language, at + OTHER);
    addText(yearOf(entry.releaseDate), at + OTHER);
    return words.join(' ');
  });
  const words = [...byWord.keys()].toSorted();
  return { words, postings: words.map((word) => byWord.get(word)), titles };
}

/** The indexes of the words that begin with the term. */
function rangeOf(words: readonly string[], term: string): readonly number[] {
  const [first, end] = [positionOf(words, term), positionOf(words, `${term}\uffff`)];
  return Array.from({ length: end - first }, (_, at) => first + at);
}

/** The number of words before this one, found by halving. */
function positionOf(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the year in a release date; undefined without one. */
export const yearOf = (releaseDate = ''): string | undefined =>
  /\b(?:19|20)\d\d\b/.exec(releaseDate)?.[0];

/** Returns the people of an entry whom a query names; with a slip only if none is named exactly. */
export function peopleNamed({ director, actors, writers }: SearchEntry, query: string) {
  const terms = searchWords(query);
  const people = [...new Set([director, actors, writers].flatMap((names) => namesIn(names)))];
  const namedBy = (matches: (word: string, term: string) => boolean) =>
    people.filter((name) =>
      searchWords(name).some((word) => terms.some((term) => matches(word, term))),
    );
  const named = namedBy((word, term) => word.startsWith(term));
  return named.length > 0 ? named : namedBy(beginsWithSlip);
}
