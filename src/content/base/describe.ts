import type { ComponentType, ReactNode } from 'react';
import type { Crop } from '../../shared/pictures/crops';
import type { Backdrop, Picture } from '../../shared/pictures/picture';
import type { OtherLanguage } from '../../company/languages';
import type { AnyKind, AnySchema, Entry, Fields } from './define-kind';
import type { FieldType } from './field-types';

/** The syntax of one line of a list: parts separated by commas, with a link at the end. */
export interface LineSyntax<Line> {
  /** Returns the entry in a line; null if the line is invalid. */
  readonly parse: (line: string) => Line | null;
  readonly example: string;
  /** The maximum number of lines. */
  readonly max: number;
}

/** The kinds of values that several movies can share, and that are suggested and renamed in all of them. */
export const VALUE_KINDS = ['genre', 'language', 'person'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

// The words of a kind: its texts in the admin area. Visitors' pages never load them.

/** The label and options of a field in forms. The facts determine its control, limit and errors. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** The field is as wide as the form. */
  readonly wide?: true;
  /** The height of a long text, in lines. */
  readonly rows?: number;
  /** The heading of the group of fields that contains this one. */
  readonly group?: string;
  /** For a translation: the code of its language. */
  readonly language?: string;
  /** The kind of values that are suggested while typing. */
  readonly suggests?: ValueKind;
  /** The field also applies to several pictures that become an entry each. */
  readonly shared?: true;
  /** A note in the form that sets this field in several entries. */
  readonly bulkNote?: string;
  /** The name of the field's column in exports and imports, if it is not the label. */
  readonly column?: string;
}

/** The words of a required field, with the message if it is blank. */
interface RequiredWords extends FieldWords {
  readonly blank: string;
}

/** The words of a field with one entry per line. */
interface LinesWords extends FieldWords {
  readonly syntax: LineSyntax<unknown>;
}

/** A switch on the card: its label, and how a message describes several entries with the switch on or off. */
export interface SwitchWords {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly failed: string;
}

export interface PictureWords {
  readonly label: string;
  readonly hint: string;
  /** The message if a required picture is missing. */
  readonly blank?: string;
  /** How the site crops the picture, which then has a focal point. */
  readonly crops?: readonly Crop[];
  /** The number of pixels on the longer side below which a picture is reported as small. */
  readonly goodSide?: number;
  /** If several chosen pictures become an entry each: its name with an article, 'a banner'. */
  readonly several?: string;
  /** Several pictures are stored in the order in which they were taken, each with a title. */
  readonly byTimeTaken?: true;
}

type WordsOf<F> = F extends { readonly type: 'yes or no' }
  ? SwitchWords
  : F extends { readonly type: 'picture' | 'wide picture' | 'own picture' }
    ? PictureWords
    : F extends { readonly type: 'lines' }
      ? LinesWords
      : F extends { readonly type: Exclude<FieldType, 'choice'>; readonly required: true }
        ? RequiredWords
        : FieldWords;

/**
 * The words of each field, in the order of the form; a missing field is a type error. The words of
 * a translation are derived from the words of its text.
 */
export type WordsOfFields<K extends AnySchema> = {
  readonly [
    Name in keyof K['fields'] as Name extends `${string}_${OtherLanguage}` ? never : Name
  ]: WordsOf<K['fields'][Name]>;
};

/** The message of a failure; a function receives the reason. */
type Failed = string | ((reason: string) => string);

interface Words {
  /** The names within a sentence: 'event' and 'events'. */
  readonly one: string;
  readonly many: string;
  /** The names at the beginning of a line, if they differ. */
  readonly name?: string;
  readonly plural?: string;
  /** The heading of the kind's screen; `many` by default. */
  readonly heading?: string;
  /** The title of an entry without one; 'Untitled' by default. */
  readonly untitled?: string;
  /** The word that users use for an entry, if it is not `one`. */
  readonly called?: string;
  /** The name of the picture in filters and counts of missing fields; 'picture' by default. */
  readonly picture?: string;
  /** The name of all pictures of the kind, if it is not the heading. */
  readonly pictures?: string;
  readonly add: {
    readonly label: string;
    readonly action: string;
    readonly pending: string;
    readonly done: string;
    readonly failed: Failed;
    /** The message after several entries were added at once. */
    readonly doneSeveral?: string;
  };
  readonly edit: {
    readonly done: string;
    readonly failed: Failed;
  };
  readonly remove: {
    readonly done: string;
    readonly failed: Failed;
  };
  /** The message beside the button if a required field is blank; by default only the fields have messages. */
  readonly incomplete?: string;
  /** The text of an empty list. */
  readonly empty?: string;
  /** The searched fields as a text, if not only the title: 'titles and addresses'. */
  readonly searched?: string;
}

/** The content of a card beside the name of the entry. */
interface Card {
  readonly subtitle?: string | undefined;
  readonly description?: string | undefined;
  /** The label that collapses the description. */
  readonly lessLabel?: 'Show Less';
  readonly notes?: readonly {
    readonly text: string | undefined;
    /** Whether the note is highlighted. */
    readonly isMark?: boolean;
  }[];
  /** Replaces the entry's picture; receives the class name of pictures on cards. */
  readonly picture?: (className: string) => ReactNode;
  /** Replaces a missing picture. */
  readonly fallback?: ReactNode;
  /** A link beside "Edit", to another site. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** A component that only one kind has, in the folder of that kind, loaded when it is shown. */
type Part<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The state of a form that the parts of a kind receive. */
export interface FormPart {
  readonly valueOf: (name: string) => string;
  readonly hasPicture: boolean;
}

/** The places in the engine at which a kind can show a component of its own. */
interface Parts {
  /** Replaces the form that is made from the words. */
  readonly form?: Part<never>;
  /** Below the preview of an unpublished entry. */
  readonly belowPreview?: Part<never>;
  /** Above the field of a picture. */
  readonly besidePicture?: Part<FormPart>;
  /** Above the fields of the form for a picture: fills them in from another source. */
  readonly fill?: Part<FillPart>;
}

/** The state of a form for pictures that the `fill` part receives. */
export interface FillPart {
  readonly controls: readonly {
    readonly name: string;
    readonly value: string;
    readonly field: { readonly label: string };
  }[];
  readonly changeAll: (values: Readonly<Record<string, string>>) => void;
  readonly pending: boolean;
  readonly hasPicture: boolean;
  readonly addCopy: (picture: Picture | Backdrop, name: string) => void;
}

/** All words that a field can have, each optional. */
export type AnyWords = FieldWords &
  Partial<Pick<RequiredWords, 'blank'> & Pick<LinesWords, 'syntax'> & SwitchWords & PictureWords>;

/** Returns the words of fields with their names, in the order of the form. */
export const fieldWordsOf = (
  fields: object,
): readonly (readonly [name: string, words: AnyWords])[] => Object.entries(fields);

/** The words of a picture among those of other fields. */
export const pictureWordsOf = (fields: object, name: string): PictureWords => ({
  label: '',
  hint: '',
  ...Object.fromEntries(fieldWordsOf(fields))[name],
});

/** Whether these are the words of a switch. */
export const isSwitch = (words: AnyWords): words is AnyWords & SwitchWords =>
  'yes' in words && 'no' in words && 'failed' in words;

/** Facts with the words of their fields. */
export interface Described<K extends AnySchema> {
  readonly facts: K;
  readonly fields: WordsOfFields<K>;
}

export interface Studio<K extends AnyKind = AnyKind> extends Described<K> {
  readonly words: Words;
  /**
   * The name under which the browser stores the draft of the form. Changing it loses stored drafts.
   */
  readonly draft: string;
  /** The fields that can be set in several entries at once, in display order. */
  readonly bulk?: readonly (keyof K['fields'] & string)[];
  /** Entries per page of the list; ADMIN_PER_PAGE by default. */
  readonly perPage?: number;
  /** The form shows the picture beside its fields. */
  readonly hasPictureBeside?: true;
  /** The path of its screen. */
  readonly path: string;
  /** Returns the path of an entry's form, if it is a screen of its own. */
  readonly editPath?: (id: string) => string;
  /** Returns the path at which visitors see an entry; undefined for a kind without a page. */
  readonly viewPath?: (id: string, path: string) => string;
  /** Returns whether visitors see the entry at a position of the list; by default all entries are visible. */
  readonly isShown?: (position: number) => boolean;
  /** Describes a position in the list. */
  readonly placeText?: (position: number) => string;
  /** Returns the name of an entry, if it is not only its title. */
  readonly nameOf?: (entry: Fields<K>, position: number) => string;
  readonly card?: (entry: Entry<K>, position: number) => Card;
  /** Returns errors in fields that are valid by themselves but not together, by field. */
  readonly together?: (
    values: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
  /** Returns whether another entry with the same title is probably the same one; by default it is. */
  readonly isSameTitle?: (
    values: Readonly<Record<string, string>>,
    other: { readonly releaseDate?: string },
  ) => boolean;
  /** Loads the function that returns warnings about probable mistakes (product 15.13). */
  readonly warnings?: () => Promise<OwnWarnings>;
  /** Loads the function that makes the spreadsheet of an export. */
  readonly table?: () => Promise<Table>;
  readonly parts?: Parts;
}

interface Table {
  /** Returns the rows of a table of entries; the first row has the column names. */
  default(entries: readonly object[]): readonly (readonly string[])[];
}
export type TableOf = Table['default'];

/** Returns warnings about probable mistakes in the fields of a form, by field. */
export type OwnWarnings = (
  values: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>>;
