import { forgetUploads } from '../../../data/upload-journal';
import { EntryNotFoundError } from '../../../domain/entries/conflict';
import { mayHaveBeenStored } from '../../../domain/failures/failure';
import type { Movie } from '../../../domain/movies/movie';
import { deletePicture } from '../../../services/files/pictures';
import {
  missingSharePicturesReader,
  setSharePicture,
} from '../../../services/admin-lists/share-pictures';
import { isRefusal } from '../../kit/feedback/failure-hint';
import { makeSharePicture } from '../../kit/share-picture/share-picture';

interface Progress {
  /** How many movies have been tried. */
  readonly tried: number;
  /** Those whose share picture could not be made. */
  readonly failed: readonly Movie[];
}

/**
 * Makes the missing share pictures of movies, one after the other, newest first; a movie that fails
 * does not stop the others (product 16.15). Ends early when `signal` is aborted. Throws when the movies
 * cannot be read, or when the rights are gone.
 */
export async function makeMissingSharePictures(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const readNext = missingSharePicturesReader();
  let progress: Progress = { tried: 0, failed: [] };
  for (;;) {
    const movies = await readNext();
    if (movies.length === 0) return;
    for (const movie of movies) {
      if (signal.aborted) return;
      const made = await makeFor(movie, signal);
      if (signal.aborted && !made) return;
      const failed = made ? progress.failed : [...progress.failed, movie];
      progress = { tried: progress.tried + 1, failed };
      onProgress(progress);
    }
  }
}

/** Whether the movie's share picture was made, or the movie is gone. */
async function makeFor(movie: Movie, signal: AbortSignal): Promise<boolean> {
  let share: string | undefined;
  try {
    if (!movie.picture) return true;
    share = await makeSharePicture(movie, movie.picture, signal);
    await setSharePicture(movie, share);
    forgetUploads([share]);
    return true;
  } catch (error) {
    if (share && !mayHaveBeenStored(error)) void deletePicture({ src: share });
    if (isRefusal(error)) throw error;
    if (!signal.aborted) console.error(error);
    return error instanceof EntryNotFoundError;
  }
}
