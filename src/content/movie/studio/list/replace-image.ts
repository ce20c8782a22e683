import { EditConflictError } from '../../../../store/documents/conflict';
import type { Movie } from '../../movie';
import type { Picture } from '../../../../shared/pictures/picture';
import type { PreparedPicture } from '../../../../shared/pictures/prepared-picture';
import { editEntry } from '../../../../store/write/edit-entry';
import { createPictureList } from '../../../../studio/pictures/upload/picture-list';
import { createSharePictures } from '../../../../studio/pictures/upload/share-picture';
import { withUploads } from '../../../../studio/pictures/upload/uploads';
import { movieList } from './movies.loader';

/**
 * Replaces the picture of a movie (product 16.6). Throws what the picture list's `upload` and `editEntry` throw.
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
  const withShare = createSharePictures();
  /** Changes of somebody else since the movie was read remain; another picture is a conflict. */
  const store = async (now: Movie, picture: Picture, prepared?: PreparedPicture): Promise<void> => {
    try {
      await withUploads(async (track) => {
        const after = { ...now, picture };
        const shared = track(await withShare({ before: now, after, prepared }));
        await movieList.afterWrite(editEntry('movie', now, shared.movie));
      });
    } catch (error) {
      if (!(error instanceof EditConflictError) || now !== movie) throw error;
      const current: Movie = error.current;
      if (current.picture?.src !== movie.picture?.src) throw error;
      await store(current, picture, prepared);
    }
  };
  try {
    await withUploads(async (track) => {
      const { picture, prepared } = track(await pictures.upload('movies'));
      if (picture) await store(movie, picture, prepared);
    });
  } finally {
    stop();
    pictures.clear();
  }
}
