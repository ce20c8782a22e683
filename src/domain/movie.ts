import type { Picture } from './picture';

/** The two states of a movie and the two places it can be stored in (DESIGN R1). */
export const MOVIE_STATUSES = ['Upcoming', 'Released'] as const;
export type MovieStatus = (typeof MOVIE_STATUSES)[number];

/** What an editor fills in. The optional fields are those of the details page (SPEC §2, DESIGN §4). */
export interface MovieFields {
  readonly title: string;
  readonly description: string;
  readonly status: MovieStatus;
  readonly picture?: Picture;
  readonly genre?: string;
  /** An ISO day (2026-12-18) when entered on this site; older entries hold any text. */
  readonly releaseDate?: string;
  readonly director?: string;
  readonly actors?: string;
  readonly writers?: string;
  readonly trailerUrl?: string;
  readonly language?: string;
  readonly runtimeMinutes?: number;
  readonly certificate?: string;
  readonly ticketUrl?: string;
}

/** A movie as stored: `place` is the folder it was first written to and says nothing else. */
export interface Movie extends MovieFields {
  readonly id: string;
  readonly place: MovieStatus;
  readonly publishedAt?: Date;
}
