import {
  formFieldsOf,
  parseForm,
  type FormTable,
  type FormField,
} from '../../src/studio/form/fields/field-table';
import { letters } from './builders';

/** Returns the longest text that a field accepts. */
function longestText(field: FormField): string {
  switch (field.type) {
    case 'text':
    case 'long text':
    case 'reference':
    case 'map place':
      return letters(field.max);
    case 'day':
    case 'date':
      // A day followed by other text, as in entries of older versions.
      return '2026-12-18'.padEnd(field.max, 'x');
    case 'time':
      return '18:30'.padEnd(field.max, 'x');
    case 'email':
      return `a@${letters(field.max - 2)}`;
    case 'YouTube link':
      return 'https://youtu.be/abcdefghijk?x='.padEnd(field.max, 'x');
    case 'web address':
      return 'https://tickets.example.com/'.padEnd(field.max, 'x');
    case 'lines':
      return longestLine(field.max);
    case 'link':
      return '/movie/'.padEnd(field.max, 'x');
    case 'address':
      return 'kadal-'.padEnd(field.max, 'x');
    case 'number':
      return String(field.max);
    case 'choice':
      return field.options.at(-1) ?? '';
  }
}

/** Returns a line that all lists accept. */
const longestLine = (length: number) =>
  'Sridar, Kochi, https://tickets.example.com/'.padEnd(length, 'x');

/** An event has to end after it begins. */
const LATER: Readonly<Record<string, string>> = { endTime: '18:31' };

/** Returns the parsed fields of a form in which each field has the longest text that it accepts. */
export function longestFields<T>(table: FormTable<T>): T {
  const values = formFieldsOf(table).map(([name, field]) => [
    name,
    LATER[name] ?? longestText(field),
  ]);
  const { fields, errors } = parseForm(table, Object.fromEntries(values));
  if (fields === null) throw new Error(`The form refuses ${JSON.stringify(errors)}`);
  return fields;
}
