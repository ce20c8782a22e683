import type { Movie } from '../../movie';
import { movieStudio } from '../movie.studio';
import { fieldsOf, type FormField } from '../../../../studio/form/fields/field-table';
import { movieFields } from './movie-fields';

const WORDS: Readonly<Record<string, { readonly label: string; readonly column?: string }>> =
  movieStudio.fields;

const nameOf = (field: string, { label }: FormField) =>
  WORDS[field]?.column ?? label.charAt(0) + label.slice(1).toLowerCase();

const isLong = ([, { kind }]: readonly [string, FormField]) => Number(kind === 'long text');

/** The columns of the form's fields, in its order; long texts, which make rows high, come last. */
const FORM_COLUMNS = fieldsOf(movieFields)
  .toSorted((one, other) => isLong(one) - isLong(other))
  .map(([name, field]) => [name, nameOf(name, field)] as const);

/** The names of the columns that are not fields of the form. */
export const OTHER_COLUMNS = {
  Picture: 'picture',
  'Alternative text': 'alt',
  'Focal point': 'focus',
  'Wide picture': 'backdrop',
  Added: 'addedAt',
} as const;

/** The columns of the table of movies that is exported and imported. */
export const MOVIE_COLUMNS: readonly (readonly [field: string, name: string])[] = [
  ['address', 'Id'],
  ...FORM_COLUMNS,
  ...Object.entries(OTHER_COLUMNS).map(([name, field]) => [field, name] as const),
];

type OtherText = (typeof OTHER_COLUMNS)[keyof typeof OTHER_COLUMNS];

const otherTexts = ({
  id,
  picture,
  backdrop,
  publishedAt,
}: Movie): Readonly<Record<OtherText | 'address', string | undefined>> => ({
  address: id,
  picture: picture?.src,
  alt: picture?.alt,
  focus: picture?.focus,
  backdrop: backdrop?.src,
  addedAt: publishedAt?.toISOString(),
});

/** The rows of the table of movies: the names of the columns, then the movies, newest first (product 26.1). */
export const movieRows = (movies: readonly Movie[]): readonly (readonly string[])[] => [
  MOVIE_COLUMNS.map(([, name]) => name),
  ...movies
    .toSorted((a, b) => Number(b.publishedAt ?? 0) - Number(a.publishedAt ?? 0))
    .map((movie) => {
      const texts: Readonly<Record<string, unknown>> = { ...movie, ...otherTexts(movie) };
      return MOVIE_COLUMNS.map(([field]) => String(texts[field] ?? ''));
    }),
];
