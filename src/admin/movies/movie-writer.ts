import { mayHaveBeenStored } from '../../domain/failures/failure';
import type { MovieFields } from '../../domain/movies/movie';
import type { Publication } from '../../domain/entries/unpublished';
import { newReference } from '../../firebase/converters/unpublished-reference';
import { paths } from '../../paths';
import { movieKey } from '../../domain/search/search-entry';
import { addMovie, type MovieRef, type NewMovieRef } from '../../services/admin/movies-admin';
import { createEntryWriter } from '../kit/saving/entry-writer';
import type { SavedEntry } from '../kit/saving/saved-entry';

/** What the list of movies is to show of one that was saved. */
export const savedMovie = (ref: MovieRef): SavedEntry => ({
  key: movieKey(ref),
  viewPath: paths.movie(ref.id),
});

interface MovieTimes {
  readonly publication?: Publication | undefined;
  readonly addedAt?: Date | undefined;
}

/**
 * Stores the new movies of a form. After an attempt that may have been stored, the next one uses the
 * same id and collection, so that no movie is stored twice (product 15.6).
 */
export function createMovieWriter() {
  const writeEntry = createEntryWriter<'movie'>();
  let uncertain: NewMovieRef | null = null;
  let pictures: readonly string[] = [];

  return {
    /** The address of a movie that may have been stored: it cannot be changed any more. */
    fixedAddress: () => uncertain?.id,
    /**
     * Stores it at once, as a draft or for a time; `addedAt` is when it was added, if it was before.
     * Throws what `addMovie` and `addUnpublished` throw.
     */
    write: async (
      address: string,
      movie: MovieFields,
      { publication = 'now', addedAt }: MovieTimes = {},
    ): Promise<SavedEntry> => {
      const publishedAt = addedAt && { publishedAt: addedAt };
      const ref = uncertain ?? { id: address, collection: movie.status, ...publishedAt };
      try {
        const saved = await writeEntry({
          reference: newReference('movie', ref.id, ref.collection),
          fields: movie,
          publication,
          store: async () => {
            await addMovie(ref, movie, pictures);
            return ref.id;
          },
          saved: () => savedMovie(ref),
        });
        uncertain = null;
        pictures = [];
        return saved;
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
