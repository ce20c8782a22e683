import type { StoredFields } from '../fields/stored-fields';
import { backdropField, field, pictureField, type FieldsIn } from '../fields/fields';
import { asPositiveInteger, asRequiredText, asText, asWebAddress } from '../fields/stored-values';

/** The two states of a movie, and the names of the two collections (product 5.1). */
export const MOVIE_STATUSES = ['Upcoming', 'Released'] as const;
export type MovieStatus = (typeof MOVIE_STATUSES)[number];

/**
 * The fields of a movie: what an editor fills in, and how each is stored. A line has the stored name,
 * and what reads the value: its type is that of the field, and one that reads undefined makes it
 * optional. Optional ones are shown on the details page (product 5.10, 5.16).
 */
export const STORED_MOVIE = {
  title: {
    // `name` and `title` are the same (product 5.3).
    read: ({ name, title }: StoredFields) => asText(name) ?? asRequiredText(title),
    write: (title: string) => ({ title }),
  },
  description: field('description', asRequiredText),
  status: field('status', asStatus),
  picture: pictureField('img'),
  genre: field('Genre', asText),
  /** An ISO day (2026-12-18) when entered on this site; older entries hold any text. */
  releaseDate: field('ReleaseDate', asText),
  director: field('Director', asText),
  /** Names, each with its role or without (cast.ts). */
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
  /** Lists of one entry per line (entry-lines.ts). */
  tickets: field('tickets', asText),
  watch: field('watch', asText),
  laurels: field('laurels', asText),
  quotes: field('quotes', asText),
  /** The ISO day from which tickets are sold. */
  ticketsFrom: field('ticketsFrom', asText),
  /** A wide picture behind the head of the movie's page. */
  backdrop: backdropField('backdrop'),
};

/** The fields above as values: `title: string`, `genre?: string`, `runtimeMinutes?: number` and so on. */
export interface MovieFields extends FieldsIn<typeof STORED_MOVIE> {}

/** A stored movie: `collection` is the one that it was first written to (product 5.1). */
export interface Movie extends MovieFields {
  readonly id: string;
  readonly collection: MovieStatus;
  readonly publishedAt?: Date;
}

function asStatus(value: unknown): MovieStatus {
  const wanted = asText(value)?.toLowerCase();
  return MOVIE_STATUSES.find((status) => status.toLowerCase() === wanted) ?? 'Upcoming';
}
