import type { Backdrop, Picture } from '../pictures/picture';

/** The two states of a movie, and the names of the two collections (product 5.1). */
export const MOVIE_STATUSES = ['Upcoming', 'Released'] as const;
export type MovieStatus = (typeof MOVIE_STATUSES)[number];

/** What an editor fills in; the optional fields are shown on the details page (product 5.10, 5.16). */
export interface MovieFields {
  readonly title: string;
  readonly description: string;
  readonly status: MovieStatus;
  readonly picture?: Picture;
  readonly genre?: string;
  /** An ISO day (2026-12-18) when entered on this site; older entries hold any text. */
  readonly releaseDate?: string;
  readonly director?: string;
  /** Names, each with its role or without (cast.ts). */
  readonly actors?: string;
  readonly writers?: string;
  readonly music?: string;
  readonly camera?: string;
  readonly editing?: string;
  readonly trailerUrl?: string;
  readonly language?: string;
  readonly runtimeMinutes?: number;
  readonly certificate?: string;
  readonly ticketUrl?: string;
  /** Lists of one entry per line (entry-lines.ts). */
  readonly tickets?: string;
  readonly watch?: string;
  readonly laurels?: string;
  readonly quotes?: string;
  /** The ISO day from which tickets are sold. */
  readonly ticketsFrom?: string;
  /** A wide picture behind the head of the movie's page. */
  readonly backdrop?: Backdrop;
}

/** A stored movie: `collection` is the one that it was first written to (product 5.1). */
export interface Movie extends MovieFields {
  readonly id: string;
  readonly collection: MovieStatus;
  readonly publishedAt?: Date;
}
