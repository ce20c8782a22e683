import { preloadImage } from '../../../shared/data/priority-images';
import { resource } from '../../../shared/data/resource';
import { pageShown } from '../../../shared/data/page-shown';
import { HANDED_MOVIE_ID, parseHandedMovie } from '../../../content/movie/handed-movie';
import type { UpcomingMovie } from '../../../content/movie/release-order';
import { IMAGE_SIZES } from '../../../shared/pictures/image-sizes';
import type { MovieData } from './movie.loader';

/** Returns the movie that the served page holds (product 23.10); null if it holds none. */
export function handedMovie(): UpcomingMovie | null {
  const json = document.getElementById(HANDED_MOVIE_ID)?.textContent;
  return json ? parseHandedMovie(json) : null;
}

/**
 * The page's data of such a movie, which is there at once. When it has been shown, the database is
 * asked once what is newer; if that cannot be read, the movie stays.
 */
export const handedMovieData = (handed: UpcomingMovie): MovieData => ({
  id: handed.id,
  movie: resource<UpcomingMovie | null>(async (onPartial) => {
    preloadImage(handed.backdrop, IMAGE_SIZES.backdrop);
    preloadImage(handed.picture, IMAGE_SIZES.poster);
    await onPartial(handed);
    await pageShown();
    // App Check has to be initialized before the first read.
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import('../../../firebase/app-check');
    const { fetchNewer } = await import('./movie.loader');
    return fetchNewer(handed);
  }),
});
