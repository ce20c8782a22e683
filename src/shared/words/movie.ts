// The texts of a movie's page and its sections.

export const MOVIE = 'Movie';
export const THE_MOVIE = 'The movie';
export const WATCH_TRAILER = 'Watch the trailer';
/** Follows the title in the player. */
export const TRAILER = 'trailer';
export const TICKETS_BY_CITY = 'Tickets by city';

export const NO_INFORMATION = 'Information not available';
export const NO_DESCRIPTION = 'Description not available.';
export const ABOUT = 'About';
export const PRESS_MATERIAL = 'Press material';
export const LANGUAGE = 'Language';
export const CERTIFICATE = 'Certificate';
export const GENRE = 'Genre';
export const RELEASE_DATE = 'Release Date';
export const DIRECTOR = 'Director';
export const ACTORS = 'Actor(s)';
export const WRITERS = 'Writer(s)';
export const MUSIC = 'Music';
export const CINEMATOGRAPHY = 'Cinematography';
export const EDITING = 'Editing';

export const LISTED_FILMS = 'Films of the list';
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';

export const WHERE_TO_WATCH = 'Where to watch';
export const AWARDS = 'Awards';
export const PRESS = 'Press';
export const NEWS = 'News';
export const THE_NEWS = 'The news';
export const MORE_FILMS = 'More films';
export const STILLS = 'Stills';
export const THE_STILLS = 'The stills';
export const ALL_STILLS = 'All stills';

// The length of a movie.

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const HOURS_SHORT = 'h';
export const MINUTES_SHORT = 'min';
/** Spelled out, for screen readers. */
export const hoursText = (count: number) => plural(count, 'hour');
export const minutesText = (count: number) => plural(count, 'minute');
