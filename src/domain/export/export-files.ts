import { exportedValue } from './exported-value';
import type { Movie, MovieFields } from '../movies/movie';
import { textsIn } from '../entries/stored-texts';

/** The form of an export. A program that reads one refuses those of a later form. */
export const EXPORT_FORMAT = 1;

/** A document with its values as the database returns them. */
export interface StoredDocument {
  readonly path: string;
  readonly data: unknown;
}

/** A JSON file with these documents, one a line, as they arrive (product 26.8). */
export async function* jsonOf(
  pages: AsyncIterable<readonly StoredDocument[]>,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const { path, data } of page) {
      yield before + JSON.stringify({ path, data: exportedValue(data) });
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** All texts in the values of a document that begin like web addresses. */
export const addressesIn = (data: unknown): readonly string[] =>
  textsIn(data).filter((text) => /^https?:/.test(text));

/** The columns of the table of movies that are fields of the form, too; between those below. */
export const MOVIE_COLUMNS: Readonly<Record<string, keyof MovieFields>> = {
  Title: 'title',
  Status: 'status',
  'Release date': 'releaseDate',
  Genre: 'genre',
  Language: 'language',
  Certificate: 'certificate',
  Runtime: 'runtimeMinutes',
  Director: 'director',
  Actors: 'actors',
  Writers: 'writers',
  Music: 'music',
  Cinematography: 'camera',
  Editing: 'editing',
  'Ticket link': 'ticketUrl',
  'Tickets from': 'ticketsFrom',
  'Ticket sellers': 'tickets',
  'Where to watch': 'watch',
  Awards: 'laurels',
  'Press quotes': 'quotes',
  'Trailer link': 'trailerUrl',
  Description: 'description',
};

export const ID_COLUMN = 'Id';

/** The columns that are no field of the form, with the names of the texts below. */
export const OTHER_COLUMNS = {
  Picture: 'picture',
  'Alternative text': 'alt',
  'Focal point': 'focus',
  'Wide picture': 'backdrop',
  Added: 'addedAt',
} as const;

type OtherText = (typeof OTHER_COLUMNS)[keyof typeof OTHER_COLUMNS];

const otherTexts = ({
  picture,
  backdrop,
  publishedAt,
}: Movie): Readonly<Record<OtherText, string | undefined>> => ({
  picture: picture?.src,
  alt: picture?.alt,
  focus: picture?.focus,
  backdrop: backdrop?.src,
  addedAt: publishedAt?.toISOString(),
});

/** The rows of a table of movies, newest first, with the names of the columns above (product 26.1). */
export const movieRows = (movies: readonly Movie[]): readonly (readonly string[])[] => [
  [ID_COLUMN, ...Object.keys(MOVIE_COLUMNS), ...Object.keys(OTHER_COLUMNS)],
  ...movies
    .toSorted((a, b) => Number(b.publishedAt ?? 0) - Number(a.publishedAt ?? 0))
    .map((movie) => {
      const others = otherTexts(movie);
      return [
        movie.id,
        ...Object.values(MOVIE_COLUMNS).map((name) => String(movie[name] ?? '')),
        ...Object.values(OTHER_COLUMNS).map((name) => others[name] ?? ''),
      ];
    }),
];
