// The texts of a film's press page.

export const PRESS = 'Press';
export const pressPageTitle = (title: string) => `Press: ${title}`;
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

// The pictures of the press page.

export const PICTURES = 'Pictures';
export const courtesyLine = (title: string, company: string) =>
  `“${title}”, courtesy of ${company}`;
/** Precedes the credit line. */
export const FREE_TO_USE = 'Free to use in reports on the film, with the credit line:';
export const posterAlt = (title: string) => `Poster of ${title}`;
export const WIDE_PICTURE = 'Wide picture';
/** Precedes its number, for a still without a name. */
export const STILL = 'Still';
export const OPEN_FILE = 'Open the file';
export const DOWNLOAD_ALL = 'Download all as ZIP';
export const PACKING = 'Packing...';
export const unreadPicturesText = (missing: number, count: number) =>
  `${missing} of ${count} could not be read. Open them one by one.`;
export const NOT_PACKED = 'The pictures could not be packed. Open them one by one.';

// The text file in the ZIP of the press page.

export const creditLine = (credit: string) => `Credit line: ${credit}`;
export const notIncludedLine = (name: string, address: string) =>
  `Not included: ${name}, ${address}`;
