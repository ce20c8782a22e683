// The words of the list of movies.

/** Before a person's name. */
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
