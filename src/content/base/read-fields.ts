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
  writeBackdrop,
  writePicture,
  type StoredFields,
} from './stored-values.ts';
import type { Fields } from './define-kind.ts';
import type { AnyField, FieldTable, FieldType } from './field-types.ts';

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

type Reader = (value: unknown, field: AnyField, stored: StoredFields, name: string) => unknown;

/** The reader of each type, for any stored value. */
const READERS: Readonly<Record<FieldType, Reader>> = {
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

/** The writers of types that are not stored as they are. */
const WRITERS: Partial<Record<FieldType, (value: never, name: string) => StoredFields>> = {
  // Forms do not write this field: it follows from the changes of an edit.
  'outdated translations': () => ({}),
  'yes or no': (value, name) => ({ [name]: value ? 'yes' : 'no' }),
  picture: writePicture,
  'own picture': (value, name) => ({
    [name]: value && withoutUndefined(writePicture(value, 'img')),
  }),
  'wide picture': writeBackdrop,
};

/** Returns whether a missing required value is read as ''. */
const isText = (read: Reader) => read === asText || read === asWebAddress;

/** Reads fields from stored data of any form; `path` is the path of the document. */
export function readFields<F extends FieldTable>(
  fields: F,
  data: unknown,
  path = '',
): Fields<{ readonly fields: F }> {
  const stored = asRecord(data);
  const values = Object.entries<AnyField>(fields).map(([name, field]) => {
    const { type, stored: as = name, older, absent, required } = field;
    const read = READERS[type];
    const readAt = (at: string) => read(stored[at], field, stored, at);
    const value = ((older && readAt(older.name)) || readAt(as)) ?? absent?.(path);
    return [name, value ?? (required && isText(read) ? '' : undefined)];
  });
  return withoutUndefined(Object.fromEntries(values));
}

/** Returns the stored form of the given fields, with a `timestamp` if one is given. */
export function writeFields<F extends FieldTable>(
  fields: F,
  values: Partial<Fields<{ readonly fields: F }>>,
  timestamp?: unknown,
): StoredFields {
  const given = Object.entries<AnyField>(fields).filter(([name]) => name in values);
  const stored = given.map(([name, { type, stored: as = name }]) => {
    const value: unknown = Reflect.get(values, name);
    return WRITERS[type]?.(value as never, as) ?? { [as]: value };
  });
  return withoutUndefined(Object.assign({}, ...stored, { timestamp }));
}
