import { mayHaveBeenStored } from '../../domain/failure';
import type { MovieFields } from '../../domain/movie';
import { addMovie, type MovieAddress } from '../../services/movies-admin';

/**
 * A function that stores the movies of a form, one after the other. An attempt that may have
 * arrived is followed by one at the same address, so that no movie is stored twice.
 */
export function createMovieWriter() {
  let uncertain: MovieAddress | null = null;

  return async (movie: MovieFields): Promise<void> => {
    const address = uncertain ?? { id: crypto.randomUUID(), place: movie.status };
    try {
      await addMovie(address, movie);
      uncertain = null;
    } catch (error) {
      if (mayHaveBeenStored(error)) uncertain = address;
      throw error;
    }
  };
}
