import type { Backdrop, Picture } from '../../shared/pictures/picture';
import type { KindName } from './define-kind';

/** The facts that every field can have. */
interface Facts {
  /** The name of the field in documents, if it differs. */
  readonly stored?: string;
  /** The name and limit of the field in older documents; it is read first. */
  readonly older?: { readonly name: string; readonly max: number };
  /** A new entry must have a value. */
  readonly required?: true;
  /** An entry without a value is not shown at all. */
  readonly essential?: true;
  /** Returns the value if none is stored, by the path of the document. */
  readonly absent?: (path: string) => string | undefined;
}

interface TextFacts extends Facts {
  /** The maximum number of characters. */
  readonly max: number;
  /** The text can have translations, each in a field of its own. */
  readonly translated?: true;
  /** For a translation: the name of the field that it translates, and the code of its language. */
  readonly translates?: string;
  readonly language?: string;
}

/**
 * A field as plain data. Its type determines its reader (read-fields.ts), writer (write-fields.ts),
 * control (src/studio/form/fields) and check in the rules (tools/build/rules/checks.ts); for a new
 * type, each of these is a type error until it is added.
 */
type FieldFacts =
  // A text of one line, a text of several lines, and a list with one entry per line.
  | (TextFacts & { readonly type: 'text' | 'long text' | 'lines' })
  // An ISO day; older entries may contain any text.
  | (TextFacts & { readonly type: 'date' })
  // An email address, a link to a video, and a search text for Google Maps.
  | (TextFacts & { readonly type: 'email' | 'YouTube link' | 'map place' })
  // An ISO day only; a time such as 18:30; a web address; a web address or a path of this site.
  | (Facts & { readonly type: 'day' | 'time' | 'web address' | 'link' })
  // A whole number from 1 to `max`, and its unit.
  | (Facts & { readonly type: 'number'; readonly max: number; readonly unit?: 'minutes' })
  // One of the options, in any case in older films; if none is stored, a required choice has the
  // first one.
  | (Facts & {
      readonly type: 'choice';
      readonly options: readonly string[];
      readonly anyCase?: true;
    })
  // A switch, stored as 'yes' or 'no'. `whenAdded` is its value in new entries; an entry that is published
  // again may have the other one.
  | (Facts & { readonly type: 'yes or no'; readonly whenAdded?: 'yes' | 'no' })
  // The id of an entry of another kind. The reference is not validated, because it remains after
  // the entry is deleted.
  | (Facts & { readonly type: 'reference'; readonly to: KindName })
  // A picture: its address under the name of the field, and its details in the field `picture`.
  | (Facts & {
      readonly type: 'picture';
      readonly stored: string;
      /** The folder of its files in Storage, and the maximum size of a file in MB. */
      readonly folder: string;
      readonly megabytes?: number;
      /** The share picture is drawn with the title and the date; by default it is the picture itself. */
      readonly card?: 'drawn';
      /** The field with a YouTube link whose thumbnail replaces a missing picture. */
      readonly instead?: string;
    })
  // The outdated translations (outdated.ts), which edits write and no form shows.
  | (Facts & { readonly type: 'outdated translations'; readonly max?: number })
  // A picture in the background, with its address and smaller files in one map; and a picture with all of its
  // details in one map.
  | (Facts & { readonly type: 'wide picture' | 'own picture' });

export type FieldType = FieldFacts['type'];
export type FieldTable = Readonly<Record<string, FieldFacts>>;

type NameIn<Union> = Union extends unknown ? keyof Union : never;
type ValueIn<Union, Name extends PropertyKey> = Union extends {
  readonly [One in Name]?: infer Value;
}
  ? Value
  : never;

/** Any field, with all facts that a field can have. */
export type AnyField = { readonly type: FieldType } & {
  readonly [Name in Exclude<NameIn<FieldFacts>, 'type'>]?: ValueIn<FieldFacts, Name>;
};

/** The limits of types whose facts need not have one: a length, or 0 for what has none. */
const LIMITS: Partial<Record<FieldType, number>> = {
  day: 10,
  time: 5,
  reference: 100,
  'web address': 300,
  link: 300,
  'outdated translations': 500,
  choice: 0,
  'yes or no': 0,
  picture: 0,
  'own picture': 0,
  'wide picture': 0,
} satisfies Record<Exclude<FieldFacts, { readonly max: number }>['type'], number>;

/** Returns the maximum length of a field, or its largest number; 0 for a type without either. */
export const limitOf = ({ type, max = LIMITS[type] ?? 0 }: AnyField): number => max;

/** The values of the types that are not texts. */
interface Values<F> {
  readonly number: number;
  readonly choice: F extends { readonly options: readonly (infer Word)[] } ? Word : never;
  readonly 'yes or no': boolean;
  readonly picture: Picture;
  readonly 'own picture': Picture;
  readonly 'wide picture': Backdrop;
}

/**
 * The fields that always have a value. Pictures are an exception: older entries may lack a required picture.
 */
type Filled =
  | { readonly type: 'yes or no' }
  | { readonly type: 'picture'; readonly essential: true }
  | { readonly type: Exclude<FieldType, 'picture'>; readonly required: true };

/** The value of a field, as it is read. */
export type ValueOf<F> = F extends { readonly type: infer Type }
  ?
      | (Type extends keyof Values<F> ? Values<F>[Type] : string)
      | (F extends Filled ? never : undefined)
  : never;
