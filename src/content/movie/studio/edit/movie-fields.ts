import { movieStudio } from '../movie.studio';
import { ADDRESS_LENGTH } from '../../../values/movie-address';
import {
  formFieldsOf,
  type FormTable,
  type FormField,
} from '../../../../studio/form/fields/field-table';
import { formTableOf } from '../../../../studio/form/fields/form-table';
import { altTranslations } from '../../../../studio/translation-words';
import { altTranslationsOf } from '../../../../studio/pictures/upload/picture-items';
import type { Movie } from '../../movie';
import { today } from '../../../locale/company-clock';
import { isoText } from '../../../values/partial-date';
import { parseWrittenDate } from '../../../values/written-date';

/** The fields of the movie form, without its pictures. */
export const movieFields = formTableOf(movieStudio);

/** A new movie also has an address; if it is blank, the suggested one is used. */
export type NewMovieFields = FieldsIn<typeof movieFields> & { readonly address?: string };
type FieldsIn<Table> = Table extends FormTable<infer Fields> ? Fields : never;

export const newMovieFields: FormTable<NewMovieFields> = {
  ...movieFields,
  // The hint is the address itself (MovieAddress.tsx).
  address: { type: 'address', label: 'Address', max: ADDRESS_LENGTH, group: 'Address' },
};

const WORDS: Readonly<Record<string, { readonly label: string; readonly column?: string }>> =
  movieStudio.fields;

const nameOf = (field: string, { label }: FormField) =>
  WORDS[field]?.column ?? label.charAt(0) + label.slice(1).toLowerCase();

const isLong = ([, { type }]: readonly [string, FormField]) => Number(type === 'long text');

/** The columns of the form's fields, in its order; long texts come last, because they make rows high. */
const FORM_COLUMNS = formFieldsOf(movieFields)
  .toSorted((one, other) => isLong(one) - isLong(other))
  .map(([name, field]) => [name, nameOf(name, field)] as const);

/** The names of columns that are not fields of the form. */
export const OTHER_COLUMNS = {
  Picture: 'picture',
  'Alternative text': 'alt',
  'Focal point': 'focus',
  'Wide picture': 'backdrop',
  Added: 'addedAt',
} as const;

/** The columns of the translated alternative texts, which follow the alternative text. */
export const ALT_COLUMNS =
  altTranslations?.('Alternative text')?.map(({ name, label }) => [name, label] as const) ?? [];

/** The columns of the table of movies for exports and imports. */
export const MOVIE_COLUMNS: readonly (readonly [field: string, name: string])[] = [
  ['address', 'Id'],
  ...FORM_COLUMNS,
  ...Object.entries(OTHER_COLUMNS).flatMap(([name, field]) => [
    [field, name] as const,
    ...(field === 'alt' ? ALT_COLUMNS : []),
  ]),
];

type OtherText = (typeof OTHER_COLUMNS)[keyof typeof OTHER_COLUMNS];

const otherTexts = ({
  id,
  picture,
  backdrop,
  publishedAt,
}: Movie): Readonly<Record<OtherText | 'address', string | undefined>> => ({
  ...(picture && altTranslationsOf(picture)),
  address: id,
  picture: picture?.src,
  alt: picture?.alt,
  focus: picture?.focus,
  backdrop: backdrop?.src,
  addedAt: publishedAt?.toISOString(),
});

/** Returns the rows of the table of movies: the column names, then the movies, newest first. */
export const movieRows = (movies: readonly Movie[]): readonly (readonly string[])[] => [
  MOVIE_COLUMNS.map(([, name]) => name),
  ...movies
    .toSorted((a, b) => Number(b.publishedAt ?? 0) - Number(a.publishedAt ?? 0))
    .map((movie) => {
      const texts: Readonly<Record<string, unknown>> = { ...movie, ...otherTexts(movie) };
      return MOVIE_COLUMNS.map(([field]) => String(texts[field] ?? ''));
    }),
];

/** Returns a warning if the release date contradicts the status. */
export function movieWarnings({ status, releaseDate = '' }: Readonly<Record<string, string>>) {
  const date = parseWrittenDate(releaseDate);
  if (!date) return {};
  const text = isoText(date);
  const now = today().slice(0, text.length);
  const warning =
    status === 'Upcoming' && text < now
      ? 'The film says Upcoming, but its release date has passed.'
      : status === 'Released' && text > now
        ? 'The film says Released, but its release date is still to come.'
        : undefined;
  return warning ? { status: warning, releaseDate: warning } : {};
}
