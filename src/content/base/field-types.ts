import { isTimeOfDay, isIsoDay } from '../../shared/day.ts';
import {
  backdropField,
  pictureField,
  asDocumentId,
  asPositiveInteger,
  asRequiredText,
  asText,
  asWebAddress,
  type Codec,
  type StoredFields,
} from './codecs.ts';
import type { Backdrop, Picture } from '../../shared/pictures/picture';
import { staysOnSite } from '../../shared/text/text.ts';
import type { KindName } from './define-kind';

/** What a field holds: its reader, its control in a form and its check in the rules follow from it. */
export type FieldType =
  | 'text'
  | 'long text'
  | 'lines'
  | 'date'
  | 'day'
  | 'time'
  | 'number'
  | 'choice'
  | 'yes or no'
  | 'reference'
  | 'web address'
  | 'link'
  | 'YouTube link'
  | 'picture'
  | 'wide picture'
  | 'email'
  // No kind has these two (define-global.ts).
  | 'map place'
  | 'own picture';

/** A field of a kind: how it is stored, what it may hold, and how what is stored is read. */
export interface Field<Value> extends Codec<Value> {
  readonly type: FieldType;
  /** A new entry has to have it. */
  readonly required?: true;
  /** An entry without it is not shown at all. */
  readonly essential?: true;
  /** The most characters of a text, or the largest number. */
  readonly max?: number;
  /** The name that older documents have for it, which is read first, and its limit. */
  readonly older?: { readonly name: string; readonly max: number };
  readonly options?: readonly string[];
  /** What a number counts. */
  readonly unit?: 'minutes';
  /** What a new entry has; one that is published again need not. */
  readonly whenAdded?: string;
  /** The kind of entry that it names. */
  readonly to?: KindName;
  /** The folder of a picture's files in Storage, and the most that a file may have, in MB. */
  readonly folder?: string;
  readonly megabytes?: number;
  /** The picture of link previews is drawn with the title and the date; else it is this one (product 10.9). */
  readonly card?: 'drawn';
  /** The field with a YouTube link whose thumbnail is shown without a picture. */
  readonly instead?: string;
  /** It can be written in each language of the site, in a field of its own beside it. */
  readonly translated?: true;
  /** For a translation: the name of the translated field, and the code of its language. */
  readonly translates?: string;
  readonly language?: string;
}

type Options = Partial<Pick<Field<never>, 'stored' | 'required' | 'older' | 'translated'>>;
type Limited = Options & { readonly max: number };
type Essential<O> = O extends { readonly essential: true } ? { readonly essential: true } : unknown;
type Translated<O> = O extends { readonly translated: true }
  ? { readonly translated: true }
  : unknown;
/** An optional field may have no value. */
type ValueOf<O, Value> = O extends { readonly required: true } ? Value : Value | undefined;

/** The one builder behind all others: a builder of its own costs every page that has such a field. */
export const field = <Value>(
  type: FieldType,
  reader: (value: unknown) => unknown,
  options: object,
): Field<Value> =>
  ({
    type,
    ...options,
    read: (stored: StoredFields, name: string) => reader(stored[name]),
  }) as never;

export const textual = <F>(type: FieldType, options: Limited): F =>
  field(type, options.required ? asRequiredText : asText, options) as F;

export type Text = <const O extends Limited>(
  options: O,
) => Field<ValueOf<O, string>> & Pick<O, 'max'> & Translated<O>;

/** The field of the translation of a text into a language; nothing is required of it. */
export function translationOf(name: string, base: Field<never>, language: string): Field<never> {
  const { type, max = 0, stored = name } = base;
  const options = { stored: `${stored}_${language}`, max, translates: name, language };
  return textual(type, options);
}

/** A text of one line. */
export const text: Text = (options) => textual('text', options);
export const longText: Text = (options) => textual('long text', options);
/** A text with an entry on each line. */
export const list: Text = (options) => textual('lines', options);
/** An ISO day; older entries hold any text. */
export const date: Text = (options) => textual('date', options);
export const email: Text = (options) => textual('email', options);
export const youTubeLink: Text = (options) => textual('YouTube link', options);

/** An ISO day and nothing else. */
export const day = <const O extends Options & { readonly essential?: true }>(
  options = {} as O,
): Field<ValueOf<O, string>> & Essential<O> =>
  field('day', checked(isIsoDay), { max: 10, ...options }) as never;

/** A time of day, as 18:30. */
export const time = (options: Options = {}): Field<string | undefined> =>
  field('time', checked(isTimeOfDay), { max: 5, ...options });

/** A whole number from 1 to `max`. */
export const number = (
  options: Limited & { readonly unit?: 'minutes' },
): Field<number | undefined> => field('number', asPositiveInteger, options);

/** The id of an entry of another kind. It is not looked up: an entry that is deleted leaves its id. */
export const reference = (
  to: KindName,
  options: Options & Pick<Field<string>, 'absent'> = {},
): Field<string | undefined> => field('reference', asDocumentId, { to, max: 100, ...options });

export const webAddress = <const O extends Options>(options = {} as O): Field<ValueOf<O, string>> =>
  field('web address', (value) => asWebAddress(value) ?? (options.required && ''), {
    max: 300,
    ...options,
  });

/** The path of a page of this site, or a web address. */
export const link = (options: Options = {}): Field<string | undefined> =>
  field('link', (value) => checked(staysOnSite)(value) ?? asWebAddress(value), {
    max: 300,
    ...options,
  });

/** One of these words in any case; the first one where nothing else is stored. */
export const choice = <const Word extends string>(
  options: readonly [Word, ...Word[]],
): Field<Word> =>
  field(
    'choice',
    (value) => {
      const wanted = asText(value)?.toLowerCase();
      return options.find((option) => option.toLowerCase() === wanted) ?? options[0];
    },
    { required: true, options },
  );

/** A switch, stored as 'yes' or 'no'. */
export const yesNo = (
  options: Options & { readonly whenAdded?: 'yes' | 'no' } = {},
): Field<boolean> => ({
  ...field('yes or no', (value) => value === 'yes', options),
  write: (value, name) => ({ [name]: value ? 'yes' : 'no' }),
});

interface PictureOptions extends Options {
  readonly stored: string;
  readonly folder: string;
  readonly megabytes?: number;
  readonly card?: 'drawn';
  readonly instead?: string;
  readonly essential?: true;
}

/** A picture: its address under its name, and what belongs to it under `picture` (product 10.9). */
export const storedPicture = <const O extends PictureOptions>(
  options: O,
): Field<O extends { readonly essential: true } ? Picture : Picture | undefined> & Essential<O> =>
  ({ type: 'picture', ...options, ...pictureField(options.stored) }) as never;

/** A picture behind others: its address and smaller files in one map (product 10.9). */
export const widePicture = (options: { readonly stored: string }): Field<Backdrop | undefined> =>
  ({ type: 'wide picture', ...options, ...backdropField(options.stored) }) as never;

const checked = (fits: (text: string) => boolean) => (value: unknown) => {
  const found = asText(value);
  return found && fits(found) ? found : undefined;
};
