import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { collections } from '../base/place';

/** The two statuses of a movie, which are also the names of the two collections. */
export const MOVIE_STATUSES = ['Upcoming', 'Released'] as const;
export type MovieStatus = (typeof MOVIE_STATUSES)[number];

/** The facts of films, all of which the film's page shows. */
export const movieKind = defineKind('movie', {
  place: collections('Movies/{}/Movies', MOVIE_STATUSES),
  fields: {
    // Older documents have the title in `name`.
    title: {
      type: 'text',
      translated: true,
      max: 150,
      required: true,
      older: { name: 'name', max: 200 },
    },
    description: { type: 'long text', translated: true, max: 5000, required: true },
    status: { type: 'choice', required: true, anyCase: true, options: MOVIE_STATUSES },
    picture: { type: 'picture', stored: 'img', folder: 'movies', required: true, card: 'drawn' },
    genre: { type: 'text', stored: 'Genre', max: 200 },
    releaseDate: { type: 'date', stored: 'ReleaseDate', max: 200 },
    director: { type: 'text', stored: 'Director', max: 200 },
    // Names, with or without a role (cast.ts).
    actors: { type: 'text', stored: 'Actor', max: 500 },
    writers: { type: 'text', stored: 'Writer', max: 200 },
    music: { type: 'text', stored: 'Music', max: 200 },
    camera: { type: 'text', stored: 'Camera', max: 200 },
    editing: { type: 'text', stored: 'Editing', max: 200 },
    trailerUrl: { type: 'YouTube link', max: 300 },
    language: { type: 'text', max: 100 },
    runtimeMinutes: { type: 'number', stored: 'runtime', max: 1000, unit: 'minutes' },
    certificate: { type: 'text', max: 20 },
    ticketUrl: { type: 'web address' },
    // The syntax of the lines is in entry-lines.ts.
    tickets: { type: 'lines', translated: true, max: 2000 },
    watch: { type: 'lines', translated: true, max: 2000 },
    laurels: { type: 'lines', translated: true, max: 2000 },
    quotes: { type: 'lines', translated: true, max: 3000 },
    ticketsFrom: { type: 'date', max: 20 },
    backdrop: { type: 'wide picture' },
  },
  order: 'newest',
  page: 50,
  file: 'movies',
  missing: [
    'title',
    'picture',
    'releaseDate',
    'description',
    'genre',
    'language',
    'trailerUrl',
    'backdrop',
  ],
});

export interface MovieFields extends Fields<typeof movieKind> {}
/** `collection` is the collection in which the movie was created. */
export interface Movie extends Entry<typeof movieKind> {}

/** The filters of the movies list, in display order. */
export const MOVIE_FILTERS = ['All', 'Released', 'Upcoming'] as const;
export type MovieFilter = 'All' | MovieStatus;

/** Returns the filter in the URL's parameter `status`, in any case; 'All' if it is missing or unknown. */
export function movieFilterFrom(parameters: URLSearchParams): MovieFilter {
  const status = parameters.get('status')?.toLowerCase();
  return MOVIE_FILTERS.find((filter) => filter.toLowerCase() === status) ?? 'All';
}
