// The list of movies and its filter by status.

export const THE_MOVIES = 'The movies';
export const MOVIES_NOUN = 'movies';
export const ALL_MOVIES = 'All movies';
/** A filter by status as visitors read it. */
export const filterName = (filter: 'All' | 'Released' | 'Upcoming'): string => filter;
export const noneFound = (filter: string) => `No movies found for "${filter}"`;
/** `count` may be open at its end, as '20+'. */
export const upcomingCount = (count: string) => `${count} upcoming`;
