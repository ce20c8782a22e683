import { isIsoDay, isTimeOfDay } from '../../shared/day.ts';
import { staysOnSite } from '../../shared/text/text.ts';
import {
  asDocumentId,
  asPositiveInteger,
  asRecord,
  asText,
  asWebAddress,
  readBackdrop,
  readPicture,
  withoutUndefined,
  type StoredFields,
} from './stored-values.ts';
import { fieldsIn, type AnySchema, type Fields } from './define-kind.ts';
import type { AnyField, FieldType, ValueOf } from './field-types.ts';

const asTextThat = (fits: (text: string) => boolean) => (value: unknown) => {
  const text = asText(value);
  return text && fits(text) ? text : undefined;
};
const asSitePath = asTextThat(staysOnSite);

function asOption(value: unknown, { options = [], anyCase, required }: AnyField) {
  const wanted = anyCase ? asText(value)?.toLowerCase() : value;
  const found = options.find((option) => (anyCase ? option.toLowerCase() : option) === wanted);
  return found ?? (required && options[0]);
}

type Reader<Value> = (
  value: unknown,
  field: AnyField,
  stored: StoredFields,
  name: string,
) => Value | undefined;

/** The reader of each type, for any stored value. */
const READERS: {
  readonly [Type in FieldType]: Reader<ValueOf<{ type: Type; options: readonly string[] }>>;
} = {
  text: asText,
  'long text': asText,
  lines: asText,
  date: asText,
  email: asText,
  'YouTube link': asText,
  'map place': asText,
  'outdated translations': asText,
  day: asTextThat(isIsoDay),
  time: asTextThat(isTimeOfDay),
  'web address': asWebAddress,
  link: (value) => asSitePath(value) ?? asWebAddress(value),
  number: asPositiveInteger,
  choice: asOption,
  'yes or no': (value) => value === 'yes',
  reference: asDocumentId,
  picture: (_value, _field, stored, name) => readPicture(stored, name),
  'own picture': (value) => readPicture(asRecord(value), 'img'),
  'wide picture': readBackdrop,
};

/** Whether a reader returns '' for a missing required value. */
const isText = (read: Reader<unknown>) => read === asText || read === asWebAddress;

/** Reads fields from stored data of any form; `path` is the path of the document. */
export function readFields<K extends AnySchema>(schema: K, data: unknown, path = ''): Fields<K> {
  const stored = asRecord(data);
  const values = fieldsIn(schema).map(([name, field]) => {
    const { type, stored: as = name, older, absent, required } = field;
    const read = READERS[type];
    const readAt = (at: string) => read(stored[at], field, stored, at);
    const value = ((older && readAt(older.name)) || readAt(as)) ?? absent?.(path);
    return [name, value ?? (required && isText(read) ? '' : undefined)];
  });
  return withoutUndefined(Object.fromEntries(values));
}
