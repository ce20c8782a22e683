// The texts of the list of movies.

/** Precedes a person's name. */
export const FILMS_OF = 'Films of';
export const IN_CINEMAS_NOW = 'In cinemas now';

export const FILTER_MOVIES = 'Filter movies';
export const MORE_FILTERS = 'More filters';
export const THE_FILTERS = 'The filters';
export const CLEAR_FILTERS = 'Clear filters';
export const GENRE = 'Genre';
export const LANGUAGE = 'Language';
export const YEAR = 'Year';
export const ANY = 'Any';

// The list of movies and its filter by status.

export const THE_MOVIES = 'The movies';
export const MOVIES_NOUN = 'movies';
export const ALL_MOVIES = 'All movies';
export const filterLabel = (filter: 'All' | 'Released' | 'Upcoming'): string => filter;
export const noMoviesFoundText = (filter: string) => `No movies found for "${filter}"`;
/** `count` may be open-ended: '20+'. */
export const upcomingCountText = (count: string) => `${count} upcoming`;

// The texts of a movie's card in lists.

export const UPCOMING = 'Upcoming';
export const statusLabel = (status: 'Released' | 'Upcoming'): string => status;
/** `year` is '' if it is unknown. */
export const releasedText = (year: string) => `Released ${year}`;
export const TICKETS = 'Tickets';
export const GRAB_TICKETS = 'Grab Your Tickets!';
export const LOADING_MOVIES = 'Loading movies';
export const LOADING_UPCOMING = 'Loading upcoming movies';
