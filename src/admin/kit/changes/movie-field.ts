import type { EntryKind, EntryOf } from '../../../domain/entries/entry';
import type { FormField } from '../fields/field-table';
import { editChange } from '../selection/undoable-change';
import type { BulkFields } from './useFieldChange';

/** The kinds of entries that can name a movie (product 10.14). */
type KindOfMovie = Exclude<EntryKind, 'movie' | 'banner'>;

/** The movie that several entries name, as a field that can be changed at once (product 36.1). */
export const movieFieldOf = <Kind extends KindOfMovie>(
  kind: Kind,
  { movieId }: { readonly movieId: FormField },
  nameOf: BulkFields<EntryOf<Kind>>['nameOf'],
): BulkFields<EntryOf<Kind>> => ({
  nameOf,
  table: [['movieId', movieId]],
  changeFor: (entry, name, value) => editChange(kind, entry, withField(entry, name, value)),
});

/** The entry with that value of a field; undefined leaves it blank. */
export function withField<T extends object>(entry: T, name: string, value: string | undefined): T {
  const { ...after } = entry;
  Reflect.deleteProperty(after, name);
  return value === undefined ? after : { ...after, [name]: value };
}
