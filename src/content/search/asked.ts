import { byAlphabet } from '../locale/collation';
import type { MovieFilter } from '../movie/movie';
import { foundIn } from './find-entries';
import {
  countLacks,
  lacking,
  type LackCount,
  type AskedFacet,
  type MovieOrder,
  type MovieQuestion,
  type EntryQuestion,
} from './list-questions';
import { choicesOf, moviesThatFit, dayOf, type MovieChoice } from './movie-facets';
import { parseSearchKey, type SearchEntry } from './search-entry';
import type { SearchKind } from '../base/define-kind';

type Movies = readonly SearchEntry[];

/** Sorts films by order; the index is newest first and does not know when most films were changed. */
const ORDERED: Readonly<Record<MovieOrder, (movies: Movies) => Movies>> = {
  newest: (movies) => movies,
  changed: (movies) => movies,
  oldest: (movies) => movies.toReversed(),
  title: (movies) => movies.toSorted((a, b) => byAlphabet(a.title, b.title)),
  // Films without a date come last.
  release: (movies) => movies.toSorted((a, b) => dayOf(b) - dayOf(a)),
};

/** The movies with the status that match the search, of those that were imported last if these are asked for. */
function found(entries: Movies, { status, search, imported }: MovieQuestion): Movies {
  const matching = foundIn(moviesThatFit(entries, status, {}), search);
  const keys = imported && new Set(imported);
  return keys ? matching.filter(({ key }) => keys.has(key)) : matching;
}

/** Returns the movies of the search index that a question asks for, in its order (product 35.1). */
export function moviesAsked(entries: Movies, question: MovieQuestion): Movies {
  const { status, lack, facets = {}, order = 'newest' } = question;
  return ORDERED[order](lacking(moviesThatFit(found(entries, question), status, facets), lack));
}

/** What a list is asked for has these movies, and leaves these choices, each with its number. */
export interface MovieAnswer {
  readonly count: number;
  /** How many the question has with each status instead of its own. */
  readonly statuses: Readonly<Record<MovieFilter, number>>;
  readonly missing: readonly LackCount[];
  readonly facets: Readonly<Record<AskedFacet, readonly MovieChoice[]>>;
}

/** Counts the films that match, and for each filter the options that remain under the other filters. */
export function movieAnswer(entries: Movies, question: MovieQuestion): MovieAnswer {
  const { status, lack, facets = {} } = question;
  const others = lacking(found(entries, question), lack);
  const countOf = (filter: MovieFilter) =>
    moviesAsked(entries, { ...question, status: filter }).length;
  const choices = (name: AskedFacet) => choicesOf(others, status, facets, name);
  return {
    count: moviesAsked(entries, question).length,
    statuses: { All: countOf('All'), Released: countOf('Released'), Upcoming: countOf('Upcoming') },
    missing: countLacks(moviesAsked(entries, { ...question, lack: undefined }), 'movie'),
    facets: { genre: choices('genre'), language: choices('language'), year: choices('year') },
  };
}

/** Returns the entries of a kind in the search index that a question asks for, in its order. */
export function entriesAsked(
  entries: readonly SearchEntry[],
  kind: SearchKind,
  { search, lack, order = 'newest' }: EntryQuestion,
): readonly SearchEntry[] {
  const own = entries.filter(({ key }) => parseSearchKey(key).kind === kind);
  const matching = lacking(foundIn(own, search), lack);
  return order === 'newest' ? matching : matching.toReversed();
}

/** How many entries a question has, and what can be asked for as missing with the rest of it. */
export function entryAnswer(
  entries: readonly SearchEntry[],
  kind: SearchKind,
  question: EntryQuestion,
): { readonly count: number; readonly missing: readonly LackCount[] } {
  const others = entriesAsked(entries, kind, { ...question, lack: undefined });
  return { count: lacking(others, question.lack).length, missing: countLacks(others, kind) };
}
