import { mayHaveBeenStored } from '../../domain/failure';
import type { MovieFields } from '../../domain/movie';
import { addMovie, type MovieRef } from '../../services/movies-admin';

/**
 * Stores the new movies of a form. After an attempt that may have been stored, the next one uses the
 * same id and collection, so that no movie is stored twice (product 15.6).
 */
export function createMovieWriter() {
  let uncertain: MovieRef | null = null;
  let pictures: readonly string[] = [];

  return {
    /** The address of a movie that may have been stored: it cannot be changed any more. */
    fixedAddress: () => uncertain?.id,
    /** Returns where the movie is stored. Throws what `addMovie` throws. */
    write: async (address: string, movie: MovieFields): Promise<MovieRef> => {
      const ref = uncertain ?? { id: address, collection: movie.status };
      try {
        await addMovie(ref, movie, pictures);
        uncertain = null;
        pictures = [];
        return ref;
      } catch (error) {
        if (mayHaveBeenStored(error)) {
          uncertain = ref;
          if (movie.picture) pictures = [...pictures, movie.picture.src];
        }
        throw error;
      }
    },
  };
}
