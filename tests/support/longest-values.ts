import {
  fieldsOf,
  parseForm,
  type FieldTable,
  type FormField,
} from '../../src/studio/form/fields/field-table';
import { letters } from './builders';

/** The longest text that a field takes, or one that is so many characters or minutes longer. */
function longestText(field: FormField, excess = 0): string {
  switch (field.kind) {
    case 'text':
    case 'long text':
    case 'reference':
    case 'place':
      return letters(field.limit + excess);
    case 'day':
    case 'date':
      // A day behind which older entries may have any text.
      return '2026-12-18'.padEnd(field.limit + excess, 'x');
    case 'time':
      return '18:30'.padEnd(field.limit + excess, 'x');
    case 'email':
      return `a@${letters(field.limit + excess - 2)}`;
    case 'YouTube link':
      return 'https://youtu.be/abcdefghijk?x='.padEnd(field.limit + excess, 'x');
    case 'web address':
      return 'https://tickets.example.com/'.padEnd(field.limit + excess, 'x');
    case 'lines':
      return longestLine(field.limit + excess);
    case 'link':
      return '/movie/'.padEnd(field.limit + excess, 'x');
    case 'address':
      return 'kadal-'.padEnd(field.limit + excess, 'x');
    case 'number':
      return String(field.max + excess);
    case 'choice':
      return field.options.at(-1) ?? '';
  }
}

/** A line that all lists take. */
const longestLine = (length: number) =>
  'Sridar, Kochi, https://tickets.example.com/'.padEnd(length, 'x');

/** Whether a field has a limit that `longestText` can exceed. */
const isLimited = (field: FormField) => field.kind !== 'choice';

/** An event ends after it begins. */
const LATER: Readonly<Record<string, string>> = { endTime: '18:31' };

/** What a form makes when each of its fields has the longest text that it takes. */
export function longestFields<T>(table: FieldTable<T>): T {
  const values = fieldsOf(table).map(([name, field]) => [name, LATER[name] ?? longestText(field)]);
  const { fields, errors } = parseForm(table, Object.fromEntries(values));
  if (fields === null) throw new Error(`The form refuses ${JSON.stringify(errors)}`);
  return fields;
}

/** The same with one field one character or minute longer than the form takes, for each such field. */
export const tooLongFields = <T>(table: FieldTable<T>): readonly (readonly [string, T])[] =>
  fieldsOf(table)
    .filter(([, field]) => isLimited(field))
    .map(([name, field]) => {
      const text = longestText(field, 1);
      const value = field.kind === 'number' ? Number(text) : text;
      return [name, { ...longestFields(table), [name]: value }];
    });
