import { EXAMPLES } from '../../company/examples';
import {
  LAUREL_LINES,
  QUOTE_LINES,
  TICKET_LINES,
  WATCH_LINES,
} from '../../domain/movies/entry-lines';
import { MOVIE_STATUSES, type MovieFields } from '../../content/movie/movie';
import { ADDRESS_LENGTH } from '../../domain/movies/movie-address';
import type { FieldTable } from '../kit/fields/field-table';
import { BACKDROP_SIZE, POSTER_SIZE } from '../kit/pictures/best-sizes';

/** The fields of the movie form: title, status and description, and the optional details. */
type MovieFormFields = Omit<MovieFields, 'picture' | 'backdrop'>;

const group = 'Details';
const PEOPLE = `As in ${EXAMPLES.people}.`;
/** The heading of the lists with an entry on each line (entry-lines.ts). */
export const LISTS = 'Tickets, Awards and Press';

/** The movie form (product 16.3); the group has what the details page shows (product 5.10, 5.16). */
export const movieFields: FieldTable<MovieFormFields> = {
  title: {
    kind: 'text',
    label: 'Movie Title',
    limit: 150,
    required: 'Please give the movie a title.',
    hint: 'As on the poster, without the year.',
  },
  status: {
    kind: 'choice',
    label: 'Movie Status',
    options: MOVIE_STATUSES,
    hint: 'Upcoming until the day of its release.',
  },
  description: {
    kind: 'long text',
    label: 'Movie Description',
    limit: 5000,
    rows: 6,
    wide: true,
    required: 'Please describe the movie.',
    hint: 'What it is about, in a few sentences.',
  },
  genre: {
    kind: 'text',
    label: 'Genre',
    limit: 200,
    suggests: 'genre',
    hint: 'As in Drama, Family.',
    group,
  },
  releaseDate: {
    kind: 'date',
    label: 'Release Date',
    limit: 200,
    hint: 'The first day in cinemas.',
    group,
  },
  director: {
    kind: 'text',
    label: 'Director',
    limit: 200,
    suggests: 'person',
    hint: PEOPLE,
    group,
  },
  writers: {
    kind: 'text',
    label: 'Writer(s)',
    limit: 200,
    suggests: 'person',
    hint: PEOPLE,
    group,
  },
  actors: {
    kind: 'text',
    label: 'Actor(s)',
    limit: 500,
    suggests: 'person',
    hint: `With roles if you like: ${EXAMPLES.cast}.`,
    wide: true,
    group,
  },
  music: {
    kind: 'text',
    label: 'Music',
    limit: 200,
    suggests: 'person',
    hint: 'Who composed it.',
    group,
  },
  camera: {
    kind: 'text',
    label: 'Cinematography',
    limit: 200,
    suggests: 'person',
    hint: 'Who was behind the camera.',
    group,
  },
  editing: {
    kind: 'text',
    label: 'Editing',
    limit: 200,
    suggests: 'person',
    hint: 'Who edited it.',
    group,
  },
  language: {
    kind: 'text',
    label: 'Language',
    limit: 100,
    suggests: 'language',
    hint: `As in ${EXAMPLES.language}.`,
    group,
  },
  certificate: {
    kind: 'text',
    label: 'Certificate',
    limit: 20,
    hint: `As in ${EXAMPLES.certificate}.`,
    group,
  },
  runtimeMinutes: {
    kind: 'minutes',
    label: 'Runtime',
    max: 1000,
    hint: 'In minutes: 135 is 2 h 15 min.',
    group,
  },
  ticketUrl: {
    kind: 'web address',
    label: 'Ticket Link',
    limit: 300,
    hint: 'Where tickets for this movie are sold.',
    group,
  },
  ticketsFrom: {
    kind: 'date',
    label: 'Tickets From',
    limit: 20,
    hint: 'The first day on which they are sold.',
    group,
  },
  trailerUrl: {
    kind: 'YouTube link',
    label: 'Trailer Link',
    limit: 300,
    hint: 'On YouTube, as in https://youtu.be/…',
    wide: true,
    group,
  },
  tickets: {
    kind: 'lines',
    label: 'Ticket Sellers',
    limit: 2000,
    syntax: TICKET_LINES,
    hint: 'One per line: seller, city and link. Up to 8.',
    wide: true,
    group: LISTS,
  },
  watch: {
    kind: 'lines',
    label: 'Where to Watch',
    limit: 2000,
    syntax: WATCH_LINES,
    hint: 'Later, at home. One per line: name and link. Up to 8.',
    wide: true,
    group: LISTS,
  },
  laurels: {
    kind: 'lines',
    label: 'Awards',
    limit: 2000,
    syntax: LAUREL_LINES,
    hint: 'One per line: festival, award and year. Up to 8.',
    wide: true,
    group: LISTS,
  },
  quotes: {
    kind: 'lines',
    label: 'Press Quotes',
    limit: 3000,
    syntax: QUOTE_LINES,
    hint: 'One per line: the quote, who wrote it, and a link if there is one. Up to 6.',
    wide: true,
    group: LISTS,
  },
};

/** A new movie has an address besides; the suggested one, if it is blank (product 5.15). */
export interface NewMovieFields extends MovieFormFields {
  readonly address?: string;
}

export const newMovieFields: FieldTable<NewMovieFields> = {
  ...movieFields,
  // Its hint is the address itself (AddressField.tsx).
  address: { kind: 'address', label: 'Address', limit: ADDRESS_LENGTH, group: 'Address' },
};

/** The hints of its pictures. */
export const POSTER_HINT = `Best upright, 2:3, ${POSTER_SIZE}. It is shown on posters and as the banner.`;
export const WIDE_PICTURE_HINT = `Best wide, 16:9, ${BACKDROP_SIZE}. It is shown behind the head of the movie’s page, with words over it.`;
