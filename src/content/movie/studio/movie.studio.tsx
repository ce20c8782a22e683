import { adminPaths, editMoviePath } from '../../paths/admin-paths';
import { LAUREL_LINES, QUOTE_LINES, TICKET_LINES, WATCH_LINES } from '../entry-lines';
import { MOVIES_PER_PAGE } from '../../../shared/limits';
import { BACKDROP_SIZE, POSTER_SIZE, POSTER_CROPS } from '../../../shared/pictures/crops';
import { EXAMPLES } from '../../../company/examples';
import { paths } from '../../paths/paths';
import { defineStudio } from '../../../studio/kinds';
import { movieKind } from '../movie';

/** The group headings of the form: the details, and the lists. */
export const DETAILS = 'Details';
export const LISTS = 'Tickets, Awards and Press';
const group = DETAILS;
const PEOPLE = `As in ${EXAMPLES.people}.`;

export const movieStudio = defineStudio(movieKind, {
  words: {
    one: 'movie',
    many: 'movies',
    called: 'film',
    picture: 'poster',
    pictures: 'Movies: posters and wide pictures',
    incomplete: 'All fields are required!',
    searched: 'titles, people, genres, languages, years and addresses',
    add: {
      label: 'Add a movie',
      action: 'Upload Movie',
      pending: 'Uploading...',
      done: 'Movie uploaded successfully!',
      failed: (reason) => `Error uploading movie: ${reason}`,
    },
    edit: {
      done: 'Movie updated successfully!',
      failed: (reason) => `Error updating movie: ${reason}`,
    },
    remove: {
      done: 'Movie deleted successfully!',
      failed: (reason) => `Error deleting movie: ${reason}`,
    },
  },
  fields: {
    title: {
      label: 'Movie Title',
      column: 'Title',
      blank: 'Please give the movie a title.',
      hint: 'As on the poster, without the year.',
    },
    status: {
      label: 'Movie Status',
      column: 'Status',
      hint: 'Upcoming until the day of its release.',
    },
    description: {
      label: 'Movie Description',
      column: 'Description',
      rows: 6,
      wide: true,
      blank: 'Please describe the movie.',
      hint: 'What it is about, in a few sentences.',
    },
    genre: {
      label: 'Genre',
      suggests: 'genre',
      hint: 'As in Drama, Family.',
      group,
    },
    releaseDate: {
      label: 'Release Date',
      hint: 'The first day in cinemas.',
      group,
      bulkNote:
        'Their pictures for links show the date: they are removed, and can be made anew above the list.',
    },
    director: {
      label: 'Director',
      suggests: 'person',
      hint: PEOPLE,
      group,
    },
    writers: {
      label: 'Writer(s)',
      column: 'Writers',
      suggests: 'person',
      hint: PEOPLE,
      group,
    },
    actors: {
      label: 'Actor(s)',
      column: 'Actors',
      suggests: 'person',
      hint: `With roles if you like: ${EXAMPLES.cast}.`,
      wide: true,
      group,
    },
    music: {
      label: 'Music',
      suggests: 'person',
      hint: 'Who composed it.',
      group,
    },
    camera: {
      label: 'Cinematography',
      suggests: 'person',
      hint: 'Who was behind the camera.',
      group,
    },
    editing: {
      label: 'Editing',
      suggests: 'person',
      hint: 'Who edited it.',
      group,
    },
    language: {
      label: 'Language',
      suggests: 'language',
      hint: `As in ${EXAMPLES.language}.`,
      group,
    },
    certificate: {
      label: 'Certificate',
      hint: `As in ${EXAMPLES.certificate}.`,
      group,
    },
    runtimeMinutes: {
      label: 'Runtime',
      hint: 'In minutes: 135 is 2 h 15 min.',
      group,
    },
    ticketUrl: {
      label: 'Ticket Link',
      hint: 'Where tickets for this movie are sold.',
      group,
    },
    ticketsFrom: {
      label: 'Tickets From',
      hint: 'The first day on which they are sold.',
      group,
    },
    trailerUrl: {
      label: 'Trailer Link',
      hint: 'On YouTube, as in https://youtu.be/…',
      wide: true,
      group,
    },
    tickets: {
      label: 'Ticket Sellers',
      syntax: TICKET_LINES,
      hint: 'One per line: seller, city and link. Up to 8.',
      wide: true,
      group: LISTS,
    },
    watch: {
      label: 'Where to Watch',
      syntax: WATCH_LINES,
      hint: 'Later, at home. One per line: name and link. Up to 8.',
      wide: true,
      group: LISTS,
    },
    laurels: {
      label: 'Awards',
      syntax: LAUREL_LINES,
      hint: 'One per line: festival, award and year. Up to 8.',
      wide: true,
      group: LISTS,
    },
    quotes: {
      label: 'Press Quotes',
      syntax: QUOTE_LINES,
      hint: 'One per line: the quote, who wrote it, and a link if there is one. Up to 6.',
      wide: true,
      group: LISTS,
    },
    picture: {
      label: 'Movie Image',
      hint: `Best upright, 2:3, ${POSTER_SIZE}. It is shown on posters and as the banner.`,
      blank: 'Please choose a picture first.',
      crops: POSTER_CROPS,
    },
    backdrop: {
      label: 'Wide Picture',
      hint: `Best wide, 16:9, ${BACKDROP_SIZE}. It is shown behind the head of the movie’s page, with words over it.`,
    },
  },
  bulk: ['genre', 'language', 'certificate', 'status', 'releaseDate'],
  warnings: async () => (await import('./edit/movie-fields')).movieWarnings,
  table: async () => ({ default: (await import('./edit/movie-fields')).movieRows }),
  parts: {
    form: () => import('./edit/MovieForm'),
    belowPreview: async () => ({ default: (await import('./edit/LinkPreviews')).PreviewedLinks }),
  },
  draft: 'movie',
  perPage: MOVIES_PER_PAGE,
  path: adminPaths.movies,
  editPath: editMoviePath,
  viewPath: paths.movie,
});

/** The messages of single actions on a film; a function receives the reason. */
export const ADMIN_MESSAGES = {
  movieImageNotUploaded: 'Error uploading image',
  movieStatusUpdated: 'Movie status updated!',
  movieStatusNotUpdated: (reason: string) => `Error updating status: ${reason}`,
  movieImageUpdated: 'Movie image updated successfully!',
  movieImageNotUpdated: (reason: string) => `Error updating movie image: ${reason}`,
} as const;
