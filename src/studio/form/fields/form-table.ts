import {
  fieldsIn,
  type AnyKind,
  type AnySchema,
  type Fields,
} from '../../../content/base/define-kind';
import { limitOf, type AnyField } from '../../../content/base/field-types';
import {
  fieldWordsOf,
  type AnyWords,
  type Described,
  type Studio,
} from '../../../content/base/describe';
import type { EntryKind, FieldsOf } from '../../../content/entry';
import { formFieldsOf, type FormTable, type FormField } from './field-table';

/** The fields of a kind with a text, a number or a choice: all except pictures and switches. */
type TextFields<K extends AnySchema> = {
  readonly [
    Name in keyof Fields<K> as NonNullable<Fields<K>[Name]> extends boolean | object ? never : Name
  ]: Fields<K>[Name];
};

/** Returns the form fields of a kind in the order of its words, without pictures and switches. */
export function formTableOf<K extends AnySchema>(described: Described<K>): FormTable<TextFields<K>>;
export function formTableOf({ facts, fields }: Described<AnySchema>) {
  const schema = new Map(fieldsIn(facts));
  const table = fieldWordsOf(fields).flatMap(([name, words]) => {
    const fact = schema.get(name);
    const field = fact && formFieldOf(fact, words);
    return field ? [[name, field]] : [];
  });
  return Object.fromEntries(table);
}

/**
 * Returns the parsed fields of a form as fields of its kind, from whose facts the form is
 * generated.
 */
export const fieldsOfForm = <Kind extends EntryKind>(_kind: Kind, fields: object) =>
  fields as FieldsOf<Kind>;

/** Returns a form field, made of its facts and its words; null for a picture or a switch. */
function formFieldOf(
  fact: AnyField,
  { syntax, rows = 3, column: _column, bulkNote: _note, ...words }: AnyWords,
): FormField | null {
  const { type, options = [], unit } = fact;
  const max = limitOf(fact);
  switch (type) {
    case 'picture':
    case 'wide picture':
    case 'own picture':
    case 'yes or no':
    case 'outdated translations':
      return null;
    case 'choice':
      return { ...words, type, options };
    case 'number':
      return { ...words, type, max, unit };
    case 'long text':
      return { ...words, type, max, rows };
    case 'lines':
      return syntax ? { ...words, type, max, syntax } : null;
    case 'text':
    case 'date':
    case 'day':
    case 'time':
    case 'email':
    case 'YouTube link':
    case 'map place':
    case 'web address':
    case 'link':
    case 'reference':
      return { ...words, type, max };
  }
}

/** Returns the fields that "Change a field" offers for several entries, in their order. */
export function fieldsToChange<K extends AnyKind>(
  studio: Pick<Studio<K>, 'facts' | 'fields' | 'bulk'>,
): readonly (readonly [name: string, field: FormField])[] {
  const table = formFieldsOf(formTableOf(studio));
  return (studio.bulk ?? []).flatMap((name) => table.filter(([field]) => field === name));
}

/** Returns the notes of "Change a field" by field name. */
export const notesOf = ({ fields }: Pick<Studio, 'fields'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldWordsOf(fields).flatMap(([name, { bulkNote }]) => (bulkNote ? [[name, bulkNote]] : [])),
  );
