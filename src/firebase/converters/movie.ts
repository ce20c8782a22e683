import {
  STORED_MOVIE,
  type Movie,
  type MovieFields,
  type MovieStatus,
} from '../../domain/movies/movie';
import { readFields, withoutUndefined, writeFields } from '../../domain/fields/fields';
import { timestampOf } from '../../domain/fields/stored-values';

/** The movie of a stored document (product 10.4); a field that holds nothing usable is left out. */
export const movieFromDocument = (id: string, collection: MovieStatus, data: unknown): Movie =>
  withoutUndefined<Movie>({
    id,
    collection,
    ...readFields(STORED_MOVIE, data),
    publishedAt: timestampOf(data),
  });

/** The document that is written for a movie; without a `timestamp` if none is given. */
export const movieDocument = (movie: Partial<MovieFields>, timestamp?: unknown) =>
  writeFields(STORED_MOVIE, movie, timestamp);
