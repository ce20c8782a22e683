import { preloadImage, pageShown } from '../../../shared/data/first-view';
import { resource } from '../../../shared/data/resource';
import { EMBEDDED_MOVIE_ID, parseEmbeddedMovie } from '../../../content/movie/embedded-movie';
import { takeServedNames } from '../../../content/names/own-names';
import type { DatedMovie } from '../../../content/movie/release-date';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import type { MovieData } from './movie.loader';

/** Returns the movie that is embedded in the served page (product 23.10); null if there is none. */
export function embeddedMovie(): DatedMovie | null {
  const json = document.getElementById(EMBEDDED_MOVIE_ID)?.textContent;
  takeServedNames?.(document);
  return json ? parseEmbeddedMovie(json) : null;
}

/**
 * Returns the page's data with an embedded movie, which is shown at once. Afterwards the movie is read
 * once from the database; if that fails, the embedded one stays.
 */
export const embeddedMovieData = (movie: DatedMovie): MovieData => ({
  id: movie.id,
  movie: resource<DatedMovie | null>(async (onPartial) => {
    preloadImage(movie.backdrop, IMAGE_SIZES.backdrop);
    preloadImage(movie.picture, IMAGE_SIZES.poster);
    await onPartial(movie);
    await pageShown();
    // App Check has to be initialized before the first read.
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import('../../../firebase/app-check');
    const { fetchNewer } = await import('./movie.loader');
    return fetchNewer(movie);
  }),
});
