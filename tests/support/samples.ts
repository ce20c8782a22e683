import { SHARE_TRANSLATIONS } from '../../src/content/share-pictures';
import { writeFields } from '../../src/content/base/write-fields';
import { fieldsIn, type AnyKind, type KindName } from '../../src/content/base/define-kind';
import type { AnyField, FieldType } from '../../src/content/base/field-types';
import { KINDS } from '../../src/content/kinds';
import type { FieldsOf } from '../../src/content/entry';
import type { StoredFields } from '../../src/content/base/stored-values';

// Sample entries of each kind, generated from its facts, so that new kinds and fields are part of
// all tests that use them.

/** Selects one of two sample values of a field. */
type Turn = 'first' | 'second';
type Sample = (name: string, field: AnyField, isFirst: boolean) => unknown;

const file = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/demo-cinema.firebasestorage.app/o/${name}?alt=media`;

const picture: Sample = (_name, _field, isFirst) => ({
  src: file('boat.webp'),
  alt: 'A boat',
  width: isFirst ? 1920 : 1280,
  height: 1080,
  color: '#10141f',
  focus: '30% 70%',
  sizes: { 480: file('b-480.webp'), 960: file('b-960.webp'), 1920: file('b-1920.webp') },
  share: file('b-1200.jpg'),
  ...Object.fromEntries(
    SHARE_TRANSLATIONS.map(({ name, language }) => [name, file(`b-${language}-1200.jpg`)]),
  ),
});

const text: Sample = (name, { max }, isFirst) =>
  `${isFirst ? 'A' : 'Another'} ${name}`.slice(0, max);

const SAMPLES: Readonly<Record<FieldType, Sample>> = {
  text,
  'long text': text,
  lines: text,
  'map place': text,
  email: (name, _field, isFirst) => `${name}@${isFirst ? 'a' : 'b'}.example`,
  date: (_name, _field, isFirst) => (isFirst ? '2026-12-18' : '2026-12-19'),
  day: (_name, _field, isFirst) => (isFirst ? '2026-12-18' : '2026-12-19'),
  time: (_name, _field, isFirst) => (isFirst ? '18:30' : '18:31'),
  number: (_name, _field, isFirst) => (isFirst ? 1 : 2),
  choice: (_name, { options = [] }, isFirst) => options.at(isFirst ? 0 : -1),
  'yes or no': (_name, _field, isFirst) => isFirst,
  reference: (_name, _field, isFirst) => (isFirst ? 'kadal' : 'mazha'),
  'web address': (_name, _field, isFirst) => `https://www.example/${isFirst ? 'a' : 'b'}`,
  link: (_name, _field, isFirst) => `/movie/${isFirst ? 'kadal' : 'mazha'}`,
  'YouTube link': (_name, _field, isFirst) => `https://youtu.be/abcdefghij${isFirst ? 'k' : 'l'}`,
  picture,
  'own picture': picture,
  // Neither forms nor imports contain it.
  'outdated translations': () => undefined,
  'wide picture': (_name, _field, isFirst) => ({
    src: file('sea.webp'),
    width: isFirst ? 1920 : 1280,
    sizes: { 480: file('s-480.webp'), 960: file('s-960.webp') },
  }),
};

const LAST_YEAR = new Date().getUTCFullYear() + 10;

/** Samples of fields that depend on each other: later than any day or time that a test tries. */
const TOGETHER: Readonly<Partial<Record<KindName, Readonly<Record<Turn, object>>>>> = {
  event: {
    first: { day: '2026-01-01', lastDay: `${LAST_YEAR}-12-31`, endTime: '22:00' },
    second: { day: '2026-01-02', lastDay: `${LAST_YEAR}-12-30`, endTime: '22:01' },
  },
};

/**
 * Returns a value for every field of the kind; the values for 'second' differ from those for
 * 'first'.
 */
export const fullFields = <Kind extends KindName>(
  kind: Kind,
  turn: Turn = 'first',
): FieldsOf<Kind> =>
  ({
    ...Object.fromEntries(
      fieldsIn(KINDS[kind])
        .map(([name, field]) => [name, SAMPLES[field.type](name, field, turn === 'first')])
        .filter(([, value]) => value !== undefined),
    ),
    ...TOGETHER[kind]?.[turn],
  }) as FieldsOf<Kind>;

const isNeeded = ([, { required, whenAdded }]: readonly [string, AnyField]) =>
  required === true || whenAdded !== undefined;

/** Returns the fields that a new entry of the kind needs at least. */
export const leastFields = <Kind extends KindName>(kind: Kind): FieldsOf<Kind> => {
  const names = fieldsIn(KINDS[kind]).filter(isNeeded);
  const full: object = fullFields(kind);
  return Object.fromEntries(
    names.map(([name, { type }]) => {
      const value: unknown = Reflect.get(full, name);
      return [name, type === 'picture' ? { src: Reflect.get(Object(value), 'src') } : value];
    }),
  ) as FieldsOf<Kind>;
};

/** Returns the same fields as they are stored, also under the field names of older versions. */
export function fullDocument(kind: KindName, turn: Turn = 'first'): StoredFields {
  const older = fieldsIn(KINDS[kind]).flatMap(([name, field]) =>
    field.older ? [[field.older.name, SAMPLES[field.type](name, field, turn === 'first')]] : [],
  );
  return { ...documentOf(kind, fullFields(kind, turn)), ...Object.fromEntries(older) };
}

export const leastDocument = (kind: KindName): StoredFields => documentOf(kind, leastFields(kind));

const documentOf = (kind: KindName, fields: object) =>
  writeFields(KINDS[kind] as AnyKind, fields as never);

/** Returns the stored names of the kind's required fields. */
export const requiredNames = (kind: KindName): readonly string[] =>
  fieldsIn(KINDS[kind]).flatMap(([name, { required, stored = name }]) =>
    required ? [stored] : [],
  );
