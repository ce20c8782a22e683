import type { LoaderFunctionArgs } from 'react-router-dom';
import { VALUE_KINDS } from '../../../base/describe';
import { comparableText } from '../../../search/movie-facets';
import { byAlphabet } from '../../../locale/collation';
import { roleCounts, valueCounts, type ValueCount } from '../../../search/movie-values';
import { NAME_KINDS, type NameKind } from '../../../names/film-names';
import { readAllNames } from '../../../../store/names/names-reader';
import { allEntriesReader } from '../../../../store/read/admin/entries';
import { readSearchIndex } from '../../../../store/read/search-index';
import { searchEntryOf } from '../../../../store/search/search-entries';
import { listUnpublished } from '../../../../store/write/unpublished';
import type { Movie } from '../../movie';
import { resource } from '../../../../shared/data/resource';
import { NAME_LANGUAGES, storedTranslation } from './useNameForm';

/**
 * The values of a kind in all movies, alphabetically: all values, and the values that match the
 * search.
 */
export interface Names {
  readonly all: readonly ValueCount[];
  readonly found: readonly ValueCount[];
  /** For each other language: the number of values without a translation. */
  readonly missing: readonly MissingNames[];
}

interface MissingNames {
  readonly language: string;
  readonly count: number;
}

/** The kinds with a list. Roles can only be translated, not renamed. */
export const LISTED_KINDS: readonly NameKind[] = import.meta.env.ONE_LANGUAGE
  ? VALUE_KINDS
  : NAME_KINDS;

/**
 * Starts to read the search index and the translations of names. The address contains the kind, the search,
 * and the language of the missing translations.
 */
export function namesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const kind = LISTED_KINDS.find((each) => each === searchParams.get('kind')) ?? 'genre';
  const search = searchParams.get('search')?.trim() ?? '';
  const missingLanguage = NAME_LANGUAGES.find((each) => each === searchParams.get('missing'));
  return {
    kind,
    search,
    missingLanguage,
    names: resource(() => readNames(kind, search, missingLanguage)),
  };
}

async function readNames(
  kind: NameKind,
  search: string,
  missingLanguage: string | undefined,
): Promise<Names> {
  const [counts] = await Promise.all([countsOf(kind), readAllNames?.()]);
  const all = counts.toSorted((a, b) => byAlphabet(a.value, b.value));
  const wanted = comparableText(search);
  const isFound = (name: string) => comparableText(name).includes(wanted);
  const lacks = (language: string) => (each: ValueCount) =>
    !storedTranslation({ language, kind, name: each.value });
  return {
    all,
    found: all
      .filter(missingLanguage ? lacks(missingLanguage) : () => true)
      .filter(({ value }) => isFound(value) || namesOf(kind, value).some(isFound)),
    missing: NAME_LANGUAGES.map((language) => ({
      language,
      count: all.filter(lacks(language)).length,
    })),
  };
}

/**
 * Counts values. The search index contains neither roles nor drafts, so all films are read for
 * roles, and drafts are always read.
 */
async function countsOf(kind: NameKind): Promise<readonly ValueCount[]> {
  const drafts = draftMovies();
  if (kind === 'role') return roleCounts([...(await allMovies()), ...(await drafts)]);
  const [entries, movies] = await Promise.all([readSearchIndex(), drafts]);
  return valueCounts([...entries, ...movies.map((movie) => searchEntryOf('movie', movie))], kind);
}

/**
 * Returns the unpublished films, so that their names can be translated before visitors see them.
 */
const draftMovies = async (): Promise<readonly Movie[]> =>
  (await listUnpublished()).flatMap((draft) => (draft.kind === 'movie' ? [draft.entry] : []));

async function allMovies(): Promise<readonly Movie[]> {
  const read = allEntriesReader('movie', PER_READ);
  const movies: Movie[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next page begins after the last entry of the
    // previous one
    const page = await read();
    if (page.length === 0) return movies;
    movies.push(...page);
  }
}

/** Films per query. */
const PER_READ = 200;

const namesOf = (kind: NameKind, value: string) =>
  NAME_LANGUAGES.map((language) => storedTranslation({ language, kind, name: value }));
