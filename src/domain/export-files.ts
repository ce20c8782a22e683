import type { Movie, MovieFields } from './movie';
import { textsIn } from './stored-texts';

/** A stored document as it is exported: its values are those of JSON, times as ISO texts. */
export interface ExportedDocument {
  readonly path: string;
  readonly data: unknown;
}

/** The documents of one kind; its name is that of the file. */
export interface ExportedKind {
  readonly name: string;
  readonly documents: readonly ExportedDocument[];
}

/** The content of a JSON file with these documents. */
export const jsonOf = (documents: readonly ExportedDocument[]): string =>
  JSON.stringify(documents, null, 1);

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
