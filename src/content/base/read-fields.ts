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

/** How each type is read, whatever is stored. */
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

/** How each type is written that is not stored as it is. */
const WRITERS: Partial<Record<FieldType, (value: never, name: string) => StoredFields>> = {
  // No edit says it; what an edit changes does.
  'outdated translations': () => ({}),
  'yes or no': (value, name) => ({ [name]: value ? 'yes' : 'no' }),
  picture: writePicture,
  'own picture': (value, name) => ({
    [name]: value && withoutUndefined(writePicture(value, 'img')),
  }),
  'wide picture': writeBackdrop,
};

/** A required text without a value is ''. */
const isText = (read: Reader) => read === asText || read === asWebAddress;

/** Reads the fields of a table from stored data of any form; `path` is the path of the document. */
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

/** Returns the document for these fields of a table, with a `timestamp` if one is given. */
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
