import { fieldsIn, type AnySchema, type Fields } from './define-kind.ts';
import type { FieldType } from './field-types.ts';
import { asRecord, PICTURE_DETAILS, withoutUndefined, type StoredFields } from './stored-values.ts';

// Separate from read-fields.ts, because visitors' pages only read.

type Writer = (value: unknown, name: string) => StoredFields;

const asItIs: Writer = (value, name) => ({ [name]: value });

/** The writer of each type, for a value that was read, or undefined. */
const WRITERS: Readonly<Record<FieldType, Writer>> = {
  text: asItIs,
  'long text': asItIs,
  lines: asItIs,
  date: asItIs,
  email: asItIs,
  'YouTube link': asItIs,
  'map place': asItIs,
  // Forms do not write this field; edits compute it.
  'outdated translations': () => ({}),
  day: asItIs,
  time: asItIs,
  'web address': asItIs,
  link: asItIs,
  number: asItIs,
  choice: asItIs,
  'yes or no': (value, name) => ({ [name]: value ? 'yes' : 'no' }),
  reference: asItIs,
  picture: writePicture,
  'own picture': (value, name) => ({
    [name]: value && withoutUndefined(writePicture(value, 'img')),
  }),
  'wide picture': writeBackdrop,
};

/** Writes a picture: its address into a field, and its details into the field `picture`. */
function writePicture(value: unknown, name: string): StoredFields {
  const { src, ...details } = asRecord(value);
  const known = Object.entries(details).filter(
    ([detail, of]) => PICTURE_DETAILS.includes(detail) && of !== undefined,
  );
  return { [name]: src, picture: known.length > 0 ? Object.fromEntries(known) : undefined };
}

/** Writes a background picture: its address and smaller files into one map. */
function writeBackdrop(value: unknown, name: string): StoredFields {
  const { src, width, sizes } = asRecord(value);
  return { [name]: value && withoutUndefined({ src, width, sizes }) };
}

/** Returns the stored form of the given fields, with a `timestamp` if one is given. */
export function writeFields<K extends AnySchema>(
  schema: K,
  values: Partial<Fields<K>>,
  timestamp?: unknown,
): StoredFields {
  const given = fieldsIn(schema).filter(([name]) => name in values);
  const stored = given.map(([name, { type, stored: as = name }]) =>
    WRITERS[type](Reflect.get(values, name), as),
  );
  return withoutUndefined(Object.assign({}, ...stored, { timestamp }));
}
