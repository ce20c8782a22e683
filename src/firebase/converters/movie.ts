import {
  MOVIE_STATUSES,
  type Movie,
  type MovieFields,
  type MovieStatus,
} from '../../domain/movies/movie';
import {
  asPositiveInteger,
  asRequiredText,
  asText,
  asWebAddress,
  backdropField,
  field,
  pictureField,
  readFields,
  timestampOf,
  withoutUndefined,
  writeFields,
  type Codecs,
} from './fields';

const FIELDS: Codecs<MovieFields> = {
  title: {
    // `name` and `title` are the same (product 5.3).
    read: ({ name, title }) => asText(name) ?? asRequiredText(title),
    write: (title) => ({ title }),
  },
  description: field('description', asRequiredText),
  status: field('status', asStatus),
  picture: pictureField('img'),
  genre: field('Genre', asText),
  releaseDate: field('ReleaseDate', asText),
  director: field('Director', asText),
  actors: field('Actor', asText),
  writers: field('Writer', asText),
  music: field('Music', asText),
  camera: field('Camera', asText),
  editing: field('Editing', asText),
  trailerUrl: field('trailerUrl', asText),
  language: field('language', asText),
  runtimeMinutes: field('runtime', asPositiveInteger),
  certificate: field('certificate', asText),
  ticketUrl: field('ticketUrl', asWebAddress),
  tickets: field('tickets', asText),
  ticketsFrom: field('ticketsFrom', asText),
  watch: field('watch', asText),
  laurels: field('laurels', asText),
  quotes: field('quotes', asText),
  backdrop: backdropField('backdrop'),
};

/** The movie of a stored document (product 10.4); a field that holds nothing usable is left out. */
export const movieFromDocument = (id: string, collection: MovieStatus, data: unknown): Movie =>
  withoutUndefined<Movie>({
    id,
    collection,
    ...readFields(FIELDS, data),
    publishedAt: timestampOf(data),
  });

/** The document that is written for a movie; without a `timestamp` if none is given. */
export const movieDocument = (movie: Partial<MovieFields>, timestamp?: unknown) =>
  writeFields(FIELDS, movie, timestamp);

function asStatus(value: unknown): MovieStatus {
  const wanted = asText(value)?.toLowerCase();
  return MOVIE_STATUSES.find((status) => status.toLowerCase() === wanted) ?? 'Upcoming';
}
