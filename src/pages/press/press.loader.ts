import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../data/resource';
import { STILLS_IN_PRESS } from '../../domain/limits';
import { getDue, withDue } from '../../services/due/due-entries';
import { galleryReader } from '../../services/entries/gallery';
import { getMovie } from '../../services/movies/movie';
import { freshSettings } from '../../services/settings/settings';

export type PressData = Awaited<ReturnType<typeof pressLoader>>;

/** Reads the movie and its stills, and waits for the settings, but not for long (product 27.5). */
export async function pressLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  // One more than are shown says whether there are others.
  const images = { movieId: id, size: STILLS_IN_PRESS + 1 };
  const data = {
    id,
    movie: resource(() => getDue('movie', id, getMovie)),
    stills: resource(withDue({ kind: 'image', ...images }, galleryReader(images))),
  };
  await freshSettings();
  return data;
}
