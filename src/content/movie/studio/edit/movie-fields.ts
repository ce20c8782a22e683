import { movieStudio } from '../movie.studio';
import { ADDRESS_LENGTH } from '../../movie-address';
import type { FieldTable } from '../../../../studio/form/fields/field-table';
import { formTableOf } from '../../../../studio/form/fields/form-table';

/** The movie form (product 16.3), apart from its pictures. */
export const movieFields = formTableOf(movieStudio);

/** A new movie also has an address; blank, it is the suggested one (product 5.15). */
export type NewMovieFields = FieldsIn<typeof movieFields> & { readonly address?: string };
type FieldsIn<Table> = Table extends FieldTable<infer Fields> ? Fields : never;

export const newMovieFields: FieldTable<NewMovieFields> = {
  ...movieFields,
  // Its hint is the address itself (MovieAddress.tsx).
  address: { kind: 'address', label: 'Address', limit: ADDRESS_LENGTH, group: 'Address' },
};
