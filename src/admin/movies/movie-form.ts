import { MOVIE_LENGTHS } from '../../domain/entry-limits';
import type { Movie } from '../../domain/movie';
import { movieEntryOf, movieErrors, type MovieEntry } from '../../domain/movie-entry';
import type { FormDefinition } from '../forms/entry';

/** The movie form (SPEC §2) with what the details page shows besides (DESIGN §4). */
export const movieForm: FormDefinition<Movie, MovieEntry> = {
  labels: {
    title: 'Movie Title',
    description: 'Movie Description',
    status: 'Movie Status',
    genre: 'Genre',
    releaseDate: 'Release Date',
    director: 'Director',
    actors: 'Actor(s)',
    writers: 'Writer(s)',
    language: 'Language',
    certificate: 'Certificate',
    runtimeMinutes: 'Runtime',
    ticketUrl: 'Ticket Link',
    trailerUrl: 'Trailer Link',
  },
  limits: MOVIE_LENGTHS,
  entryOf: movieEntryOf,
  problemsOf: movieErrors,
};
