import type { DatedMovie } from '../../../content/movie/release-date';
import { pageShown, preloadImage, priorityImagesLoaded } from '../../../shared/data/first-view';
import { resolvedResource, type Resource } from '../../../shared/data/resource';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import type { PageView } from '../../data/page-view';
import type { MovieData } from './movie.loader';

export const movieView: PageView<MovieData, DatedMovie> = {
  dataOf: (movie) => {
    preloadImage(movie.backdrop, IMAGE_SIZES.backdrop);
    preloadImage(movie.picture, IMAGE_SIZES.poster);
    return { id: movie.id, movie: servedMovie(movie) };
  },
};

/**
 * A movie from the served view. It is read from the database after the page is shown, and replaced
 * unless that read fails.
 */
export const servedMovie = (movie: DatedMovie): Resource<DatedMovie | null> =>
  resolvedResource<DatedMovie | null>(movie, newerThan(movie));

async function newerThan(movie: DatedMovie): Promise<DatedMovie | null> {
  await pageShown();
  await priorityImagesLoaded();
  // App Check has to be initialized before the first read.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import('../../../firebase/app-check');
  const { fetchNewer } = await import('./movie.loader');
  return fetchNewer(movie);
}
