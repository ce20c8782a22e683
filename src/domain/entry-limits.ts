/** What an editor may write, in the units of a text's length: the bounds of firestore.rules. */
export const BANNER_LENGTHS = { title: 150, line: 200, link: 300 } as const;

/** How many announcements there can be. */
export const ANNOUNCEMENTS_MAX = 100;
export const ANNOUNCEMENT_LENGTHS = { title: 150, subtitle: 150, description: 2000 } as const;

export const MOVIE_LENGTHS = {
  title: 150,
  description: 5000,
  genre: 200,
  releaseDate: 200,
  director: 200,
  actors: 200,
  writers: 200,
  trailerUrl: 300,
  language: 100,
  certificate: 20,
  ticketUrl: 300,
} as const;
export const MOVIE_MAX_MINUTES = 1000;

export const VIDEO_LENGTHS = { title: 150, description: 5000, videoUrl: 300 } as const;

export const GALLERY_LENGTHS = { title: 150, subtitle: 150, description: 2000 } as const;

/** The words for people who cannot see a picture. */
export const ALT_LENGTH = 200;
