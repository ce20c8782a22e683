import type { UpcomingMovie } from '../../content/movie/release-order';

/** The movies of lists that were shown in this visit, by id: a movie's page begins with what it has here. */
export const knownMovies = new Map<string, UpcomingMovie>();
