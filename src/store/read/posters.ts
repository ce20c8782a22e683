import type { Picture } from '../../shared/pictures/picture';
import type { SearchKey } from '../../content/search/search-entry';
import { getMoviesByKey } from './movies';

const posters = new Map<SearchKey, Promise<Picture | undefined>>();

/**
 * Returns the poster of a movie; undefined without one. Each movie is read once. Never throws: a
 * failure is logged.
 */
export function readPoster(key: SearchKey): Promise<Picture | undefined> {
  const known = posters.get(key);
  if (known) return known;
  const poster = getMoviesByKey([key]).then(
    ([movie]) => movie?.picture,
    (error: unknown) => {
      console.error(error);
      posters.delete(key);
      return undefined;
    },
  );
  posters.set(key, poster);
  return poster;
}

/** Clears the cache, for tests. */
export const clearPosters = (): void => posters.clear();
