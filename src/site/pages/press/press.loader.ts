import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../shared/data/resource';
import { STILLS_IN_PRESS } from '../../../shared/limits';
import { getDue, withDue } from '../../../store/due/due-entries';
import { galleryReader } from '../../../store/read/gallery';
import { getMovie } from '../../../store/read/movies';
import { refreshSettings } from '../../../store/settings/settings';

export type PressData = Awaited<ReturnType<typeof pressLoader>>;

/** Reads the movie and its stills, and waits a limited time for the settings. */
export async function pressLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  const data = {
    id,
    movie: resource(() => getDue('movie', id, getMovie)),
    stills: resource(readStills(id)),
  };
  await refreshSettings();
  return data;
}

/**
 * Returns a function that reads the stills of a movie, and one more than are shown, to find out
 * whether there are more.
 */
export function readStills(movieId: string) {
  const images = { movieId, size: STILLS_IN_PRESS + 1 };
  return withDue({ kind: 'image', ...images }, galleryReader(images));
}
