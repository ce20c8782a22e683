// The words of the press material of a film.

export const PRESS = 'Press';
/** The title of the page. */
export const pressOf = (title: string) => `Press: ${title}`;
export const PRESS_MATERIAL = 'Press material';
export const THE_PRESS_MATERIAL = 'The press material';
export const FILMS_PAGE = 'The film’s page';
export const PRINT = 'Print';
export const WRITE_TO_US = 'Write to us';
export const SYNOPSIS = 'Synopsis';
export const SHORT = 'Short';
export const LONG = 'Long';
export const TRAILER = 'Trailer';

export const CREDITS_AND_FACTS = 'Credits and facts';
export const DIRECTOR = 'Director';
export const CAST = 'Cast';
export const WRITER = 'Writer';
export const PRODUCTION = 'Production';
export const RUNTIME = 'Runtime';
export const RELEASE = 'Release';
export const QUOTES = 'Quotes';
