import { otherNames } from '../names/film-names';
import { MIN_SEARCH_LENGTH } from '../../shared/limits';
import {
  distanceOf,
  NONE,
  STEPS,
  termOf,
  Word,
  type MatchStep,
  type Term,
} from '../../shared/search/match-word';
import { personNamesIn, releaseYear } from './search-columns';
import { parseSearchKey, PEOPLE, type SearchEntry } from './search-entry';
import { searchWords } from '../../shared/search/search-words';
import { isNumber, withNumbers } from './number-words';
import { otherTitles, titlesOf } from './language-titles';
import { titleKey, titleWords } from './title-words';

/**
 * Ranks of the position of a word in an entry, best first. A match in another script ranks between
 * two of them.
 */
const TITLE = 0;
const PERSON = 2;
const OTHER = 4;

/** An entry that matches a search. */
export interface SearchMatch {
  readonly entry: SearchEntry;
  /** Returns the people whom the query names. */
  readonly people: () => readonly string[];
}

/** Returns the entries that match a query, best first; entries of equal rank keep their order. */
export type FindEntries = (query: string) => readonly SearchMatch[];

/**
 * Prepares entries for searches. Every term of a query has to be the beginning of a word, or the
 * same number, in any order; a single letter, or only punctuation, finds the entries with exactly
 * that title.
 */
export function prepareSearch(entries: readonly SearchEntry[]): FindEntries {
  const { words, titles } = indexWords(entries);

  /** Returns, for each entry, the distance of its best word from a term. */
  function distances(term: Term, step: MatchStep): Uint8Array {
    const best = new Uint8Array(entries.length).fill(NONE);
    for (const [word, postings] of words) {
      const distance = distanceOf(word, term, step);
      if (distance === NONE) continue;
      for (const posting of postings) {
        const entry = posting >> PLACE_BITS;
        best[entry] = Math.min(best[entry] ?? NONE, distance + (posting & PLACES));
      }
    }
    return best;
  }

  /** Returns, for each entry, the sum of the distances of all terms in the best variant. */
  function score(variants: readonly (readonly string[])[], step: MatchStep): Uint8Array {
    const known = new Map<string, Uint8Array>();
    const distancesOf = (text: string) => {
      const found = known.get(text) ?? distances(termOf(text), step);
      known.set(text, found);
      return found;
    };
    const total = new Uint8Array(entries.length).fill(NONE);
    for (const variant of variants) {
      const parts = variant.map(distancesOf);
      total.forEach((sum, entry) => {
        const own = parts.reduce((all, part) => all + (part[entry] ?? NONE), 0);
        total[entry] = Math.min(sum, own);
      });
    }
    return total;
  }

  const entitled = (key: string) =>
    entries
      .filter((entry) => key && titlesOf(entry).some((title) => titleKey(title) === key))
      .map((entry) => ({ entry, people: () => [] }));

  return (query) => {
    const terms = termsOf(query);
    const asTitle = titleWords(query).slice(0, MAX_TERMS);
    const numbered = withNumbers(asTitle);
    const numbers = numbered.some(isNumber) ? [numbered] : [];
    const isShort = terms.join('').length < MIN_SEARCH_LENGTH;
    if (isShort && numbers.length === 0) return entitled(titleKey(query));
    const isOther = asTitle.join(' ') !== terms.join(' ');
    const written = (isOther ? [terms, asTitle] : [terms]).flatMap(joinedVariants);
    const variants = isShort ? numbers : [...written, ...numbers];
    const start = termOf(asTitle.join(''));
    for (const step of STEPS) {
      const total = score(variants, step);
      const found = entries.flatMap((entry, index) => {
        const sum = total[index] ?? NONE;
        const title = titles[index];
        if (sum === NONE || !title) return [];
        return { entry, rank: sum * 3 + rankOfTitle(title, start, step) };
      });
      if (found.length > 0) {
        return found
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ entry }) => ({ entry, people: () => peopleNamed(entry, terms, step) }));
      }
    }
    return [];
  };
}

/** The maximum that keeps the sum of distances below NONE. */
const MAX_TERMS = 10;

const termsOf = (query: string) => searchWords(query).slice(0, MAX_TERMS);

/** Returns the terms, and variants with two neighbours joined: 'ant man' finds Antman. */
const joinedVariants = (terms: readonly string[]): readonly (readonly string[])[] => [
  terms,
  ...terms
    .slice(1)
    .map((next, at) => [...terms.slice(0, at), `${terms[at]}${next}`, ...terms.slice(at + 2)]),
];

/** Returns 0 if the query is the title, 1 if it is the beginning of the title, otherwise 2. */
function rankOfTitle(title: Word, start: Term, step: MatchStep): number {
  if (title.text === start.text) return 0;
  if (distanceOf(title, start, step) === NONE) return 2;
  return title.isMalayalam !== start.isMalayalam && title.sounds.sound === start.complete ? 0 : 1;
}

/**
 * Returns the words, and for each word the title from this word on without spaces: 'spiderman'
 * finds Spider-Man.
 */
function andJoined(words: readonly string[]): readonly string[] {
  return [...words, ...words.slice(0, -1).map((_, at) => words.slice(at).join(''))];
}

const PLACE_BITS = 3;
const PLACES = 7;

/** Returns the distinct words, each with its positions in entries, and the titles. */
function indexWords(entries: readonly SearchEntry[]) {
  const postings = new Map<string, number[]>();
  const listOf = (word: string) => {
    const list = postings.get(word) ?? [];
    postings.set(word, list);
    return list;
  };
  // Cached by text, because most names, genres and years occur in many entries.
  const byText = new Map<string, readonly number[][]>();
  const listsOf = (own: readonly string[]) => andJoined(own).map(listOf);
  const put = (lists: readonly number[][], posting: number) => {
    for (const list of lists) if (list.at(-1) !== posting) list.push(posting);
  };
  const add = (text: string | undefined, posting: number) => {
    if (!text) return;
    const lists = byText.get(text) ?? listsOf(searchWords(text));
    byText.set(text, lists);
    put(lists, posting);
  };
  const titles = entries.map(({ title }) => titleWords(title));
  entries.forEach((entry, index) => {
    const at = index << PLACE_BITS;
    add(entry.title, at + TITLE);
    const addTitle = (own: readonly string[]) => {
      put(listsOf(own), at + TITLE);
      put(withNumbers(own).filter(isNumber).map(listOf), at + TITLE);
    };
    addTitle(titles[index] ?? []);
    for (const title of otherTitles?.(entry) ?? []) addTitle(titleWords(title));
    for (const field of PEOPLE) {
      // Split only at commas, because parsing roles would take three times as long.
      for (const name of entry[field]?.split(',') ?? []) add(name.trim(), at + PERSON);
      for (const name of otherNames?.('person', entry[field]) ?? []) add(name, at + PERSON);
    }
    for (const kind of ['genre', 'language'] as const)
      for (const name of otherNames?.(kind, entry[kind]) ?? []) add(name, at + OTHER);
    add(entry.genre, at + OTHER);
    add(entry.language, at + OTHER);
    add(releaseYear(entry.releaseDate), at + OTHER);
    add(releaseYear(entry.lastDay), at + OTHER);
  });
  return {
    words: [...postings].map(([text, list]) => [new Word(text), list] as const),
    titles: titles.map((own) => new Word(own.join(''))),
  };
}

/**
 * Returns the people of an entry that the terms name, with the same tolerance of the match as for
 * the entry.
 */
function peopleNamed(
  entry: SearchEntry,
  terms: readonly string[],
  lastStep: MatchStep,
): readonly string[] {
  const people = [...new Set(PEOPLE.flatMap((field) => personNamesIn(entry[field])))];
  const wanted = terms.map(termOf);
  for (const step of STEPS.slice(0, lastStep + 1)) {
    const named = people.filter((name) =>
      [name, ...(otherNames?.('person', name) ?? [])]
        .flatMap((text) => andJoined(searchWords(text)))
        .map((text) => new Word(text))
        .some((word) => wanted.some((term) => distanceOf(word, term, step) < NONE)),
    );
    if (named.length > 0) return named;
  }
  return [];
}

/**
 * Returns the entries, in their original order, that match a search, or whose id begins with the
 * last segment of an address; all entries for ''.
 */
export function filterBySearch(
  entries: readonly SearchEntry[],
  search: string,
): readonly SearchEntry[] {
  if (!search) return entries;
  const found = new Set(prepareSearch(entries)(search).map(({ entry }) => entry));
  const id = search.split(/[/=#]/).at(-1)?.toLowerCase() ?? '';
  const isAddressed = ({ key }: SearchEntry) =>
    id.length >= MIN_ADDRESS_LENGTH && parseSearchKey(key).id.toLowerCase().startsWith(id);
  return entries.filter((entry) => found.has(entry) || isAddressed(entry));
}

/** With fewer characters, too many ids would match. */
const MIN_ADDRESS_LENGTH = 3;
