import type { OtherLanguage } from '../../company/languages.ts';
import { keysOf } from '../../shared/lists/keys.ts';
import { translationsOf, withTranslations } from '../locale/translations.ts';
import type { AnyField, FieldTable, ValueOf } from './field-types.ts';
import type { Place } from './place.ts';

/**
 * The kinds of content, in the order in which they are offered, each with the letter that its keys in the
 * search index begin with: one for each of several collections, none for a kind that is not searched.
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

/** Something of each kind. */
export type ByKind<T> = Readonly<Record<KindName, T>>;

/** Makes something of each kind. */
export const byKind = <T>(make: (kind: KindName) => T): ByKind<T> =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, make(kind)])) as ByKind<T>;

/** The fields that entries can be asked for as missing: `alt` is what a picture shows. */
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

/** The field that says which translations are older than their text (outdated.ts). */
export const OUTDATED = 'outdated';

/** Facts of fields that are stored together: of a kind, of a global or of one of its sections. */
export interface Schema<F> {
  readonly fields: F;
}

/** The facts of a kind: visitors' pages, functions and the rules read them, too. */
interface Kind<F, Id> extends Schema<F> {
  readonly name: KindName;
  readonly place: Place<Id>;
  /** The order of the public list: by a field, by hand, or by the time of publication. */
  readonly order: readonly [keyof F & string, 'asc' | 'desc'] | 'by hand' | 'newest';
  /** The most entries that a visitor may read at once; the rules refuse more. */
  readonly page: number;
  /** The name of its file in an export. */
  readonly file: string;
  /** For a kind with a letter in KIND_LETTERS: what the search index holds of it. */
  readonly search?: {
    /** The field that is searched and sorted as the release date; without it, `releaseDate`. */
    readonly date?: string;
    /** Entries may do without what is missing: the admin homepage does not count them. */
    readonly isOptional?: true;
  };
  /**
   * What entries can be asked for as missing, in the order in which that is offered. Without it, the list of
   * the admin area has no search and no filters.
   */
  readonly missing?: readonly MissingField[];
  /**
   * Fields that have to fit together: their names, whether they do, and the function of firestore.rules that
   * asks the same.
   */
  readonly together?: {
    readonly fields: readonly string[];
    readonly fit: (entry: never) => boolean;
    readonly rule: string;
  };
  /** What other kinds have and this one has not; without a page, nothing leads to an entry. */
  readonly without?: readonly ('trash' | 'next version' | 'page')[];
}

/** Names that every entry has already. */
type Reserved = 'id' | 'key' | 'path' | 'collection' | 'publishedAt';
type Checked<F> = {
  [Name in keyof F]: Name extends Reserved
    ? `'${Name}' is what every entry has: name the field otherwise`
    : F[Name];
};

/** Fields with the translations of the translated ones: `title_ml` beside `title`. */
export type WithTranslations<F> = F & {
  readonly [
    Name in keyof F & string as F[Name] extends { readonly translated: true }
      ? `${Name}_${OtherLanguage}`
      : never
  ]: { readonly type: 'text'; readonly max: number };
};

/** Fields without their translations. */
export type Untranslated<T> = Omit<T, keyof T & `${string}_${OtherLanguage}`>;

/** Describes a kind of content. */
export const defineKind = <const F extends FieldTable, Id>(
  name: KindName,
  facts: Omit<Kind<F & Checked<F>, Id>, 'name'>,
): Kind<WithTranslations<F>, Id> => ({
  name,
  ...facts,
  fields: withOutdatedField(translated<F>(facts.fields)),
});

/** The fields with the one that names outdated translations, if there are translations. */
export const withOutdatedField = <F extends FieldTable>(fields: F, max?: number): F =>
  Object.values<AnyField>(fields).some(({ translates }) => translates)
    ? { ...fields, [OUTDATED]: { type: 'outdated translations', ...(max && { max }) } }
    : fields;

/** Adds the translations of translated fields, none of which is required. */
export const translated = <F extends FieldTable>(fields: F): WithTranslations<F> =>
  (withTranslations?.<AnyField>(fields, (own, { language }, name) => {
    const { type, max = 0, stored = name } = own;
    return (
      own.translated && { type, max, stored: `${stored}_${language}`, translates: name, language }
    );
  }) ?? fields) as WithTranslations<F>;

/** Any kind, where its fields do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- matches every kind; no value has that type
export type AnyKind = Kind<any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnySchema = Schema<any>;

/** Whether a stored document may hold no entry to show. */
type MayBeNull<K> =
  K extends Kind<infer F, infer _>
    ? true extends {
        [Name in keyof F]: F[Name] extends { readonly essential: true } ? true : false;
      }[keyof F]
      ? null
      : never
    : never;
/** What is read of a stored document: null where a field is missing that is essential. */
export type ReadEntry<K> = Entry<K> | MayBeNull<K>;

type Flat<T> = { [Name in keyof T]: T[Name] };
type OptionalIn<F> = {
  [Name in keyof F]: undefined extends ValueOf<F[Name]> ? Name : never;
}[keyof F];

/** The fields of a schema that are edited: `title: string`, `time?: string`. */
export type Fields<K> =
  K extends Schema<infer F>
    ? Flat<
        { readonly [Name in Exclude<keyof F, OptionalIn<F>>]: ValueOf<F[Name]> } & {
          readonly [Name in OptionalIn<F>]?: Exclude<ValueOf<F[Name]>, undefined>;
        }
      >
    : never;

export type Identity<K> = K extends Kind<infer _, infer Id> ? Id : never;

/** A published entry: its fields, what identifies it, and when it was published. */
export type Entry<K> = Flat<
  Identity<K> &
    Fields<K> &
    (Identity<K> extends { readonly key: string } ? unknown : { readonly publishedAt?: Date })
>;

/** The fields of a schema by name, in the order in which they are stored. */
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

/** The database cannot count what lacks a translation: the search index notes it. */
const NOTED_TRANSLATION = ['translation'] as const;
