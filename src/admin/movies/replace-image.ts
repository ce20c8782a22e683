import { ChangedMeanwhileError } from '../../domain/conflict';
import type { Movie } from '../../domain/movie';
import type { Picture } from '../../domain/picture';
import { updateMovie } from '../../services/movies-admin';
import { createPictureList } from '../pictures/picture-list';
import { movieList } from './movies.loader';

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
    await pictures.save('movies', (picture) => movieList.afterWrite(showPicture(movie, picture)));
  } finally {
    stop();
    pictures.clear();
  }
}

/** What somebody else has changed meanwhile stays, unless it is the picture itself. */
async function showPicture(movie: Movie, picture: Picture | undefined): Promise<void> {
  const withPicture = (now: Movie) => ({ ...now, ...(picture && { picture }) });
  try {
    await updateMovie(movie, withPicture(movie));
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    const current: Movie = error.current;
    if (current.picture?.src !== movie.picture?.src) throw error;
    await updateMovie(current, withPicture(current));
  }
}
