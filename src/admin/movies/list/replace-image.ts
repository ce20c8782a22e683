import { EditConflictError } from '../../../domain/entries/conflict';
import type { Movie } from '../../../domain/movies/movie';
import type { Picture } from '../../../domain/pictures/picture';
import type { PreparedPicture } from '../../../domain/pictures/prepared-picture';
import { editEntry } from '../../../services/store/edit-entry';
import { createPictureList } from '../../kit/uploads/picture-list';
import { createShareStore } from '../../kit/share-picture/share-picture';
import { movieList } from './movies.loader';

/**
 * Replaces the picture of a movie (product 16.6). Throws what the picture list's `save` throws.
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
  const storeWithShare = createShareStore();
  /** Changes of somebody else since the movie was read remain; another picture is a conflict. */
  const store = async (now: Movie, picture: Picture, prepared?: PreparedPicture): Promise<void> => {
    try {
      await storeWithShare({ before: now, after: { ...now, picture }, prepared }, (next) =>
        movieList.afterWrite(editEntry('movie', now, next)),
      );
    } catch (error) {
      if (!(error instanceof EditConflictError) || now !== movie) throw error;
      const current: Movie = error.current;
      if (current.picture?.src !== movie.picture?.src) throw error;
      await store(current, picture, prepared);
    }
  };
  try {
    await pictures.save('movies', async (picture, prepared) => {
      if (picture) await store(movie, picture, prepared);
    });
  } finally {
    stop();
    pictures.clear();
  }
}
