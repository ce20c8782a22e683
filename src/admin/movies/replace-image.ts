import type { Movie } from '../../domain/movie';
import { updateMovie } from '../../services/movies-admin';
import { createPictureList } from '../pictures/picture-list';
import { afterWrite } from './movies.loader';

/**
 * Uploads another picture for a movie and shows it from now on; the files of the one before are
 * deleted afterwards. Throws what the picture list's `save` throws.
 */
export async function replaceImage(
  movie: Movie,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const pictures = createPictureList({ current: movie.picture });
  const stop = pictures.subscribe(() => {
    const state = pictures.snapshot().items[0]?.state;
    if (state?.status === 'uploading') onProgress(state.percent);
  });
  pictures.add([file]);
  try {
    await pictures.save('movies', (picture) =>
      afterWrite(updateMovie(movie, { ...movie, ...(picture && { picture }) })),
    );
  } finally {
    stop();
    pictures.clear();
  }
}
