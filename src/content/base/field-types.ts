import type { Backdrop, Picture } from '../../shared/pictures/picture';
import type { KindName } from './define-kind';

/** What may be true of every field. */
interface Facts {
  /** Its name in documents, if that is another one. */
  readonly stored?: string;
  /** The name that older documents have for it, which is read first, and its limit. */
  readonly older?: { readonly name: string; readonly max: number };
  /** A new entry has to have it. */
  readonly required?: true;
  /** An entry without it is not shown at all. */
  readonly essential?: true;
  /** The value where nothing is stored, by the path of the document. */
  readonly absent?: (path: string) => string | undefined;
}

interface TextFacts extends Facts {
  /** The most characters. */
  readonly max: number;
  /** It can be written in each language of the site, in a field of its own beside it. */
  readonly translated?: true;
  /** Of such a field: the name of the one that it translates, and the code of its language. */
  readonly translates?: string;
  readonly language?: string;
}

/**
 * A field as plain data: its reader and writer (read-fields.ts), its control in a form (form-table.ts) and its
 * check in the rules (tools/build/rules/checks.ts) follow from its type.
 */
type FieldFacts =
  // A text of one line, of several lines, and one with an entry on each line.
  | (TextFacts & { readonly type: 'text' | 'long text' | 'lines' })
  // An ISO day; older entries hold any text.
  | (TextFacts & { readonly type: 'date' })
  // An email address, a link to a video, what Google Maps is asked for.
  | (TextFacts & { readonly type: 'email' | 'YouTube link' | 'map place' })
  // An ISO day and nothing else; a time of day, as 18:30; the path of a page of this site, or a web address.
  | (Facts & { readonly type: 'day' | 'time' | 'web address' | 'link' })
  // A whole number from 1 to `max`, and what it counts.
  | (Facts & { readonly type: 'number'; readonly max: number; readonly unit?: 'minutes' })
  // One of these words; where none is stored, the first one if it is required. Older films have any case.
  | (Facts & {
      readonly type: 'choice';
      readonly options: readonly string[];
      readonly anyCase?: true;
    })
  // A switch, stored as 'yes' or 'no'; what a new entry has: one that is published again need not.
  | (Facts & { readonly type: 'yes or no'; readonly whenAdded?: 'yes' | 'no' })
  // The id of an entry of another kind. It is not looked up: an entry that is deleted leaves its id.
  | (Facts & { readonly type: 'reference'; readonly to: KindName })
  // A picture: its address under its name, and what belongs to it under `picture`.
  | (Facts & {
      readonly type: 'picture';
      readonly stored: string;
      /** The folder of its files in Storage, and the most that a file may have, in MB. */
      readonly folder: string;
      readonly megabytes?: number;
      /** The picture of link previews is drawn with the title and the date; else it is this one. */
      readonly card?: 'drawn';
      /** The field with a YouTube link whose thumbnail is shown without a picture. */
      readonly instead?: string;
    })
  // Which translations are older than their text (outdated.ts): every edit writes it, and no form.
  | (Facts & { readonly type: 'outdated translations'; readonly max?: number })
  // A picture behind others: its address and smaller files in one map; and one with all that it has in a map.
  | (Facts & { readonly type: 'wide picture' | 'own picture' });

export type FieldType = FieldFacts['type'];
export type FieldTable = Readonly<Record<string, FieldFacts>>;

type NameIn<Union> = Union extends unknown ? keyof Union : never;
type ValueIn<Union, Name extends PropertyKey> = Union extends {
  readonly [One in Name]?: infer Value;
}
  ? Value
  : never;

/** Any field, of which everything may be asked. */
export type AnyField = { readonly type: FieldType } & {
  readonly [Name in Exclude<NameIn<FieldFacts>, 'type'>]?: ValueIn<FieldFacts, Name>;
};

/** The most characters of what has its own form. */
const LIMITS: Partial<Record<FieldType, number>> = {
  day: 10,
  time: 5,
  reference: 100,
  'web address': 300,
  link: 300,
  'outdated translations': 500,
};

/** The most characters of a field, or the largest number; 0 for what has neither. */
export const limitOf = ({ type, max = LIMITS[type] ?? 0 }: AnyField): number => max;

/** What is read of each type that is no text. */
interface Values<F> {
  readonly number: number;
  readonly choice: F extends { readonly options: readonly (infer Word)[] } ? Word : never;
  readonly 'yes or no': boolean;
  readonly picture: Picture;
  readonly 'own picture': Picture;
  readonly 'wide picture': Backdrop;
}

/** What always has a value: older entries may lack a picture that is required. */
type Filled =
  | { readonly type: 'yes or no' }
  | { readonly type: 'picture'; readonly essential: true }
  | { readonly type: Exclude<FieldType, 'picture'>; readonly required: true };

/** What is read of a field. */
export type ValueOf<F> = F extends { readonly type: infer Type }
  ?
      | (Type extends keyof Values<F> ? Values<F>[Type] : string)
      | (F extends Filled ? never : undefined)
  : never;
