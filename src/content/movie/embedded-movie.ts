import type { DatedMovie } from './release-date';

/** The id of the element in which the served page of a movie holds it as JSON (product 23.10). */
export const EMBEDDED_MOVIE_ID = 'movie';

/** Returns the movie of such a text, which this release of the site has written. */
export const parseEmbeddedMovie = (json: string): DatedMovie =>
  JSON.parse(json, (name, value) => (name === 'publishedAt' ? new Date(value) : value));
