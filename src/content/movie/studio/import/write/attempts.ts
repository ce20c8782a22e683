import { mayHaveBeenStored } from '../../../../../shared/failures/failure';
import type { createPictureList } from '../../../../../studio/pictures/upload/picture-list';

/** The pictures of a row while it is being written. */
interface Attempt {
  readonly pictures: ReturnType<typeof createPictureList>;
  readonly backdrops: ReturnType<typeof createPictureList>;
}

/**
 * Returns a function that writes a row with what `begin` makes of it. A row that may have been stored
 * gets the same again when it is tried again, so that its files are stored once; any other lets go of
 * its files. The function throws what `write` throws.
 */
export function createAttempts<Row extends { readonly row: number }, A extends Attempt>(
  begin: (row: Row) => A,
) {
  const attempts = new Map<number, A>();

  return async (movie: Row, write: (attempt: A) => Promise<void>): Promise<void> => {
    const attempt = attempts.get(movie.row) ?? begin(movie);
    const forget = () => {
      attempt.pictures.clear();
      attempt.backdrops.clear();
      attempts.delete(movie.row);
    };
    attempts.set(movie.row, attempt);
    try {
      await write(attempt);
    } catch (error) {
      if (!mayHaveBeenStored(error)) forget();
      throw error;
    }
    forget();
  };
}
