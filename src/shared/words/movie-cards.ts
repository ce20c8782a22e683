// The words of a movie on its card, in lists.

export const UPCOMING = 'Upcoming';
/** A status as visitors read it. */
export const statusName = (status: 'Released' | 'Upcoming'): string => status;
/** `year` is blank where it is not known. */
export const releasedIn = (year: string) => `Released ${year}`;
export const TICKETS = 'Tickets';
export const GRAB_TICKETS = 'Grab Your Tickets!';
export const LOADING_MOVIES = 'Loading movies';
export const LOADING_UPCOMING = 'Loading upcoming movies';
