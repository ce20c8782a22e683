import type { LoaderFunctionArgs } from 'react-router-dom';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import { movieCache } from '../../data/loader-cache';
import { preloadImage } from '../../../shared/data/first-view';
import { resource } from '../../../shared/data/resource';
import type { OnPartial } from '../../../shared/lists/merge-by-time';
import type { Movie } from '../../../content/movie/movie';
import { isWrittenDate, type DatedMovie } from '../../../content/movie/release-date';
import { getDue } from '../../../store/due/due-entries';
import { getMovie } from '../../../store/read/movies';

export type MovieData = ReturnType<typeof movieLoader>;

/**
 * Reads the movie in the address. A movie from a list of this visit is shown until the database has
 * responded.
 */
export function movieLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  const cached = movieCache.get(id);
  return {
    id,
    movie: resource<DatedMovie | null>((onPartial) =>
      cached ? showThenFetch(cached, onPartial) : fetchMovie(id),
    ),
  };
}

async function showThenFetch(cached: DatedMovie, onPartial: OnPartial<DatedMovie | null>) {
  preloadPictures(cached);
  await onPartial(cached);
  return fetchNewer(cached);
}

/**
 * Reads a movie that is already visible. Returns the same object if nothing has changed, because a
 * new object would make the page read its sections again.
 */
export async function fetchNewer(shown: DatedMovie): Promise<DatedMovie | null> {
  const stored = await fetchMovie(shown.id);
  return JSON.stringify(stored) === JSON.stringify(shown) ? shown : stored;
}

/**
 * Reads a movie, including a due one; null if there is none. Requests the pictures at the top of
 * the page as soon as their URLs are known.
 */
async function fetchMovie(id: string): Promise<DatedMovie | null> {
  const movie = await getDue('movie', id, getMovie);
  preloadPictures(movie);
  return movie && withWrittenDate(movie);
}

function preloadPictures(movie: Movie | null): void {
  preloadImage(movie?.backdrop, IMAGE_SIZES.backdrop);
  preloadImage(movie?.picture, IMAGE_SIZES.poster);
}

/** Adds the coming release date if it is stored as free text that can be parsed. */
async function withWrittenDate(movie: Movie): Promise<DatedMovie> {
  if (!isWrittenDate(movie)) return movie;
  return import('../../../content/movie/written-order').then(
    ({ withRelease }) => withRelease(movie),
    () => movie,
  );
}
