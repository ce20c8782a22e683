// The words of lists and of the cards in them.

/** For an entry without a title. */
export const UNTITLED = 'Untitled';
export const READ_MORE = 'Read More';
export const READ_LESS = 'Read Less';
export const NEWEST_FIRST = 'Newest first';
export const SOONEST_FIRST = 'Soonest first';
export const ABOUT_THE_FILM = 'About the film';
export const FIND_OUT_MORE = 'Find out more';
export const CLOSE = 'Close';
