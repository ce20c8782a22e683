import { inReleaseOrder, comparableText, listedParts } from './movie-facets';
import type { Movie } from '../movie/movie';
import { personNamesIn } from './search-columns';
import { movieKey, type SearchEntry, type SearchKey, isMovieKey } from './search-entry';

/** The maximum number of related movies on a movie's page. */
const MAX_RELATED = 3;

type Related = Pick<Movie, 'director' | 'actors' | 'writers' | 'genre'>;

/**
 * Returns the keys of at most three related movies: with the same director first, then with any
 * person in common, then with a genre in common. Equally good matches, and the result, are ordered
 * with upcoming movies first, soonest first, then released ones, latest first.
 */
export function relatedMovies(entries: readonly SearchEntry[], movie: Movie): readonly SearchKey[] {
  const own = movieKey(movie);
  const fit = fitWith(movie);
  const fits = new Map<SearchEntry, number>();
  for (const entry of entries) {
    const isOther = entry.key !== own && isMovieKey(entry.key);
    if (isOther && fit(entry) > 0) fits.set(entry, fit(entry));
  }
  const fitOf = (entry: SearchEntry) => fits.get(entry) ?? 0;
  const best = inReleaseOrder([...fits.keys()])
    .toSorted((a, b) => fitOf(b) - fitOf(a))
    .slice(0, MAX_RELATED);
  return inReleaseOrder(best).map(({ key }) => key);
}

/**
 * Returns a function that rates how closely a movie is related to this one; 0 for nothing in
 * common.
 */
function fitWith(movie: Related): (other: Related) => number {
  const directors = namesOf(movie.director);
  const people = peopleOf(movie);
  const genres = genresOf(movie);
  const shares = (known: ReadonlySet<string>, others: Iterable<string>) =>
    [...others].some((name) => known.has(name));
  return (other) => {
    if (shares(directors, namesOf(other.director))) return 3;
    if (shares(people, peopleOf(other))) return 2;
    return shares(genres, genresOf(other)) ? 1 : 0;
  };
}

const peopleOf = ({ director, actors, writers }: Related) =>
  new Set([director, actors, writers].flatMap((text) => [...namesOf(text)]));

/** Returns the names in a list of people, for comparison. */
const namesOf = (text?: string) => compared(personNamesIn(text));

const genresOf = ({ genre }: Related) => compared(listedParts(genre));

const compared = (texts: readonly string[]) => new Set(texts.map(comparableText).filter(Boolean));
