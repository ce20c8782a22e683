import { MOVIE_LENGTHS, MOVIE_MAX_MINUTES } from './entry-limits';
import { MOVIE_STATUSES, type Movie, type MovieFields } from './movie';
import type { Picture } from './picture';
import { tooLong } from './too-long';
import { youTubeLink } from './video-entry';
import { isWebAddress } from './web-address';

/** What stands in the form as it is stored. */
const PLAIN_TEXTS = [
  'title',
  'description',
  'genre',
  'releaseDate',
  'director',
  'actors',
  'writers',
  'language',
  'certificate',
  'ticketUrl',
] as const;
const MOVIE_TEXTS = [...PLAIN_TEXTS, 'trailerUrl', 'runtimeMinutes'] as const;
type PlainText = (typeof PLAIN_TEXTS)[number];
export type MovieText = (typeof MOVIE_TEXTS)[number];

/** The movie form as it stands, with whatever has been typed so far; its picture is kept elsewhere. */
export type MovieEntry = Readonly<Record<MovieText | 'status', string>>;

/** The form of a movie that is there, or an empty one. */
export const movieEntryOf = (movie?: Movie): MovieEntry => ({
  title: movie?.title ?? '',
  description: movie?.description ?? '',
  status: movie?.status ?? 'Upcoming',
  genre: movie?.genre ?? '',
  releaseDate: movie?.releaseDate ?? '',
  director: movie?.director ?? '',
  actors: movie?.actors ?? '',
  writers: movie?.writers ?? '',
  trailerUrl: movie?.trailerUrl ?? '',
  language: movie?.language ?? '',
  runtimeMinutes: movie?.runtimeMinutes?.toString() ?? '',
  certificate: movie?.certificate ?? '',
  ticketUrl: movie?.ticketUrl ?? '',
});

/** The movie that an entry without errors makes. What was left blank is not there at all. */
export function movieFieldsOf(entry: MovieEntry, picture: Picture | undefined): MovieFields {
  const texts: Partial<Record<PlainText, string>> = Object.fromEntries(
    PLAIN_TEXTS.map((field) => [field, entry[field].trim()] as const).filter(([, text]) => text),
  );
  const trailerUrl = entry.trailerUrl.trim() && youTubeLink(entry.trailerUrl);
  const runtimeMinutes = Number(entry.runtimeMinutes);
  return {
    ...texts,
    title: entry.title.trim(),
    description: entry.description.trim(),
    status: MOVIE_STATUSES.find((status) => status === entry.status) ?? 'Upcoming',
    ...(picture && { picture }),
    ...(trailerUrl && { trailerUrl }),
    ...(runtimeMinutes && { runtimeMinutes }),
  };
}

/** Whether what has to be there is missing (SPEC §5). */
export const isIncompleteMovie = ({ title, description }: MovieEntry) =>
  !title.trim() || !description.trim();

/** What is wrong with an entry, in words for the person who filled it in (SPEC §5). */
export function movieErrors(entry: MovieEntry): Partial<Record<MovieText, string>> {
  const errors = MOVIE_TEXTS.map((field) => [field, problemWith(field, entry[field].trim())]);
  return Object.fromEntries(errors.filter(([, problem]) => problem !== undefined));
}

const MISSING: Partial<Record<MovieText, string>> = {
  title: 'Please give the movie a title.',
  description: 'Please describe the movie.',
};

function problemWith(field: MovieText, text: string): string | undefined {
  if (!text) return MISSING[field];
  if (field === 'runtimeMinutes') return problemWithRuntime(text);
  if (field === 'trailerUrl') return problemWithTrailer(text);
  return (
    tooLong(text, MOVIE_LENGTHS[field]) ??
    (field === 'ticketUrl' ? problemWithLink(text) : undefined)
  );
}

function problemWithRuntime(text: string): string | undefined {
  const fits = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOVIE_MAX_MINUTES;
  return fits ? undefined : `Please give whole minutes from 1 to ${MOVIE_MAX_MINUTES}, as in 128.`;
}

function problemWithTrailer(text: string): string | undefined {
  const link = youTubeLink(text);
  if (link) return tooLong(link, MOVIE_LENGTHS.trailerUrl);
  return 'This is no link to a YouTube video. It looks like https://www.youtube.com/watch?v=…';
}

const problemWithLink = (text: string) =>
  isWebAddress(text)
    ? undefined
    : 'This is no complete web address. It begins with https:// and has no blanks in it.';
