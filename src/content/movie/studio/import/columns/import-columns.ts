import { MOVIE_COLUMNS, OTHER_COLUMNS } from '../../edit/movie-columns';
import { fieldsOf } from '../../../../../studio/form/fields/field-table';
import { newMovieFields } from '../../edit/movie-fields';

/** The names of fields that are none of the form: the address, and that of the picture. */
export const PICTURE = OTHER_COLUMNS.Picture;
/** The fields that name pictures. */
export const PICTURES = [PICTURE, OTHER_COLUMNS['Wide picture']] as const;
const ADDRESS = 'address';

const LABELS = [
  ...fieldsOf(newMovieFields).map(([field, { label }]) => [field, label] as const),
  [PICTURE, 'Movie Image'] as const,
];

/** What people call a field besides. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  [ADDRESS]: ['slug'],
  title: ['film', 'movie', 'name', 'film title', 'name of the film', 'name of film'],
  status: ['released or upcoming'],
  description: ['synopsis', 'plot', 'summary', 'story', 'about', 'log line'],
  releaseDate: ['release', 'released', 'released on', 'date', 'date of release', 'year'],
  genre: ['genres', 'category'],
  language: ['languages'],
  certificate: ['censor certificate', 'certification', 'rating'],
  runtimeMinutes: ['duration', 'length', 'minutes', 'running time', 'runtime (minutes)'],
  director: ['directors', 'directed by', 'direction'],
  actors: ['cast', 'starring', 'actor', 'artists'],
  writers: ['writer', 'written by', 'screenplay', 'script', 'story by'],
  music: ['composer', 'music by', 'music director'],
  camera: ['camera', 'cinematographer', 'dop', 'director of photography'],
  editing: ['editor', 'edited by'],
  trailerUrl: ['trailer', 'youtube', 'trailer url'],
  ticketUrl: ['tickets', 'ticket url', 'booking link'],
  [PICTURE]: ['poster', 'image', 'picture file', 'poster file', 'photo'],
  [OTHER_COLUMNS['Wide picture']]: ['backdrop', 'wide image'],
};

/** Without case, blanks and punctuation. */
const comparable = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

const FIELDS = new Map(
  [
    ...Object.entries(OTHER_NAMES).flatMap(([field, names]) =>
      names.map((name) => [field, name] as const),
    ),
    ...LABELS,
    ...MOVIE_COLUMNS,
  ].map(([field, name]) => [comparable(name), field]),
);

/** The field that a column is by its name; '' for none. */
export const fieldNamed = (name: string): string => FIELDS.get(comparable(name)) ?? '';

/**
 * The fields that the columns of a table are by their names, '' for those that are none: of several
 * columns for one field the first one, or that which has the name of the export.
 */
export function suggestedFields(header: readonly string[]): readonly string[] {
  const fields = header.map(fieldNamed);
  return fields.map((field, index) => (bestFor(field, header, fields) === index ? field : ''));
}

function bestFor(field: string, header: readonly string[], fields: readonly string[]): number {
  const exact = header.findIndex(
    (name, index) => fields[index] === field && NAMES.get(comparable(name)) === field,
  );
  return exact >= 0 ? exact : fields.indexOf(field);
}

const NAMES = new Map(MOVIE_COLUMNS.map(([field, name]) => [comparable(name), field]));

/** The fields after a column was made another one: no two columns are the same field. */
export const withField = (
  fields: readonly string[],
  column: number,
  field: string,
): readonly string[] =>
  fields.map((before, index) => {
    if (index === column) return field;
    return before === field ? '' : before;
  });

/** What a new movie needs. */
export const NEEDED = ['title', 'status', 'description', PICTURE];

/** The names of these fields, in the order of the columns. */
export const namesOf = (fields: readonly string[]): readonly string[] =>
  MOVIE_COLUMNS.flatMap(([field, name]) => (fields.includes(field) ? [name] : []));
