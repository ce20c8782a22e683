import type { OtherLanguage } from '../../company/languages.ts';
import { keysOf, valuesFor } from '../../shared/lists/keys.ts';
import { translationsOf, withTranslations } from '../locale/translations.ts';
import type { AnyField, FieldTable, ValueOf } from './field-types.ts';
import type { Place } from './place.ts';

/**
 * The kinds of content in display order, each with the first letter of its keys in the search
 * index. A kind has one letter per collection, or none if it is not indexed.
 */
export const KIND_LETTERS = {
  movie: 'UR',
  video: 'V',
  announcement: 'A',
  event: 'E',
  image: '',
  banner: '',
} as const;

export type KindName = keyof typeof KIND_LETTERS;
export const KIND_NAMES = keysOf(KIND_LETTERS);

/** The kinds that are in the search index. */
export type SearchKind = {
  [Name in KindName]: (typeof KIND_LETTERS)[Name] extends '' ? never : Name;
}[KindName];

/** A value for each kind. */
export type ByKind<T> = Readonly<Record<KindName, T>>;

export const byKind = <T>(make: (kind: KindName) => T): ByKind<T> => valuesFor(KIND_NAMES, make);

/** The fields that lists can filter for as missing; `alt` is the description of a picture. */
export type MissingField =
  | 'title'
  | 'picture'
  | 'releaseDate'
  | 'description'
  | 'genre'
  | 'language'
  | 'trailerUrl'
  | 'backdrop'
  | 'movieId'
  | 'translation'
  | 'alt'
  | 'currentTranslation';

/** The name of the field with the outdated translations (outdated.ts). */
export const OUTDATED = 'outdated';

/** The facts of fields that are stored together: of a kind, a global, or a section of one. */
export interface Schema<F> {
  readonly fields: F;
}

/** The facts of a kind, which visitors' pages, functions and the rules use. */
interface Kind<F, Id> extends Schema<F> {
  readonly name: KindName;
  readonly place: Place<Id>;
  /** The order of the public list: by a field, by hand, or by the time of publication. */
  readonly order: readonly [keyof F & string, 'asc' | 'desc'] | 'by hand' | 'newest';
  /** The maximum number of entries that a visitor may read in one query; the rules refuse more. */
  readonly page: number;
  /** The name of the kind's file in an export. */
  readonly file: string;
  /** For a kind with a letter in KIND_LETTERS: how it is searched. */
  readonly search?: {
    /** The field that the index stores as the release date, instead of `releaseDate`. */
    readonly date?: string;
    /** All fields are optional, so that the admin homepage does not count missing ones. */
    readonly isOptional?: true;
  };
  /**
   * The fields that the list can filter for as missing, in display order. A kind without them has a
   * list without search and filters.
   */
  readonly missing?: readonly MissingField[];
  /**
   * Fields that have to be consistent with each other: their names, the check, and the function of
   * firestore.rules with the same check.
   */
  readonly together?: {
    readonly fields: readonly string[];
    fit(entry: object): boolean;
    readonly rule: string;
  };
  /** Features of other kinds that this kind does not have. Entries without a page have no link. */
  readonly without?: readonly ('trash' | 'next version' | 'page')[];
}

/** The names that every entry uses already. */
type Reserved = 'id' | 'key' | 'path' | 'collection' | 'publishedAt';
type Checked<F> = {
  [Name in keyof F]: Name extends Reserved
    ? `'${Name}' is what every entry has: name the field otherwise`
    : F[Name];
};

/** Fields, and the translations of the translated ones: `title_ml` beside `title`. */
export type WithTranslations<F> = F & {
  readonly [
    Name in keyof F & string as F[Name] extends { readonly translated: true }
      ? `${Name}_${OtherLanguage}`
      : never
  ]: { readonly type: 'text'; readonly max: number };
};

/** Fields without their translations. */
export type Untranslated<T> = Omit<T, keyof T & `${string}_${OtherLanguage}`>;

export const defineKind = <const F extends FieldTable, Id>(
  name: KindName,
  facts: Omit<Kind<F & Checked<F>, Id>, 'name'>,
): Kind<WithTranslations<F>, Id> => ({
  name,
  ...facts,
  fields: withOutdatedField(translated<F>(facts.fields)),
});

/** Adds the field of outdated translations to fields that have translations. */
export const withOutdatedField = <F extends FieldTable>(fields: F, max?: number): F =>
  Object.values<AnyField>(fields).some(({ translates }) => translates)
    ? { ...fields, [OUTDATED]: { type: 'outdated translations', ...(max && { max }) } }
    : fields;

/** Adds the translations of translated fields. None of them is required. */
export function translated<F extends FieldTable>(fields: F): WithTranslations<F>;
export function translated(fields: Readonly<Record<string, AnyField>>) {
  const all = withTranslations?.(fields, (own, { language }, name) => {
    const { type, max = 0, stored = name } = own;
    return (
      own.translated && { type, max, stored: `${stored}_${language}`, translates: name, language }
    );
  });
  return all ?? fields;
}

/** Any kind, where its fields do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- matches every kind; no value has that type
export type AnyKind = Kind<any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnySchema = Schema<any>;

/** `null` if an entry of a kind may be unreadable, because the kind has an essential field. */
type MayBeNull<K> =
  K extends Kind<infer F, infer _>
    ? true extends {
        [Name in keyof F]: F[Name] extends { readonly essential: true } ? true : false;
      }[keyof F]
      ? null
      : never
    : never;
/** The result of reading a document: null if an essential field is missing. */
export type ReadEntry<K> = Entry<K> | MayBeNull<K>;

type Flat<T> = { [Name in keyof T]: T[Name] };
type OptionalIn<F> = {
  [Name in keyof F]: undefined extends ValueOf<F[Name]> ? Name : never;
}[keyof F];

/** The values of a schema's fields: `title: string`, `time?: string`. */
export type Fields<K> =
  K extends Schema<infer F>
    ? Flat<
        { readonly [Name in Exclude<keyof F, OptionalIn<F>>]: ValueOf<F[Name]> } & {
          readonly [Name in OptionalIn<F>]?: Exclude<ValueOf<F[Name]>, undefined>;
        }
      >
    : never;

export type Identity<K> = K extends Kind<infer _, infer Id> ? Id : never;

/** A published entry: its fields, its identity and, unless its key is a time, the time of its publication. */
export type Entry<K> = Flat<
  Identity<K> &
    Fields<K> &
    (Identity<K> extends { readonly key: string } ? unknown : { readonly publishedAt?: Date })
>;

/** Returns the fields of a schema with their names, in the order of storage. */
export const fieldsIn = ({
  fields,
}: AnySchema): readonly (readonly [name: string, field: AnyField])[] => Object.entries(fields);

/** Returns the filters of a kind's list for missing fields, and for translations in a site of several languages. */
export const missingFieldsOf = (kind: AnyKind): readonly MissingField[] => [
  ...(kind.missing ?? []),
  ...(translationsOf && fieldsIn(kind).some(([, { translates }]) => translates)
    ? [...(KIND_LETTERS[kind.name] ? NOTED_TRANSLATION : []), 'currentTranslation' as const]
    : []),
];

/**
 * The search index stores whether a translation is missing, because the database cannot count it.
 */
const NOTED_TRANSLATION = ['translation'] as const;
