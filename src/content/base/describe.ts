import type { ComponentType, ReactNode } from 'react';
import type { Crop } from '../../shared/pictures/crops';
import type { Backdrop, Picture } from '../../shared/pictures/picture';
import type { OtherLanguage } from '../../company/languages';
import type { AnyKind, AnySchema, Entry, Fields } from './define-kind';
import type { FieldType } from './field-types';

/** How one line of a list is written: its parts separated by commas, a link at the end. */
export interface LineSyntax<Line> {
  /** The entry of a line; null if the line is none. */
  readonly parse: (line: string) => Line | null;
  /** What a line looks like. */
  readonly example: string;
  /** How many lines a list has at most. */
  readonly max: number;
}

/** What several movies may have in common, and what is suggested and renamed everywhere. */
export const VALUE_KINDS = ['genre', 'language', 'person'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

// The words of a kind: how administrators work with it. Visitors' pages never load them.

/** How a field is labelled and edited. Its control, its limit and its errors follow from the kind. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Takes the full width of the form. */
  readonly wide?: true;
  /** The lines of a long text. */
  readonly rows?: number;
  /** The heading of the fields that it is shown with. */
  readonly group?: string;
  /** For a translation: the code of its language. */
  readonly language?: string;
  /** What is suggested as one types. */
  readonly suggests?: ValueKind;
  /** Used as well where several pictures become entries of their own. */
  readonly shared?: true;
  /** What is said where several entries are to get the same value. */
  readonly bulkNote?: string;
  /** Its column in exports and imports, where that is not the label. */
  readonly column?: string;
}

/** A field that an entry has to have: what is said where it is blank. */
interface RequiredWords extends FieldWords {
  readonly blank: string;
}

/** What each line of a field with several entries holds. */
interface LinesWords extends FieldWords {
  readonly syntax: LineSyntax<unknown>;
}

/** A switch on the card: its label, and what several are said to be after it was set. */
export interface SwitchWords {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly failed: string;
}

export interface PictureWords {
  readonly label: string;
  readonly hint: string;
  /** What is said without a picture that is required. */
  readonly blank?: string;
  /** How the site crops it: it then has a focal point. */
  readonly crops?: readonly Crop[];
  /** Pixels on the longer side below which it is called small. */
  readonly goodSide?: number;
  /** Several that are chosen at once become an entry each, called so: 'a banner'. */
  readonly several?: string;
  /** Several are stored by the time when they were taken, each with a title. */
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
 * The words of each field, in the order of the form; one that is left out is a type error. Those of a
 * translation follow from those of what it translates.
 */
export type WordsOfFields<K extends AnySchema> = {
  readonly [
    Name in keyof K['fields'] as Name extends `${string}_${OtherLanguage}` ? never : Name
  ]: WordsOf<K['fields'][Name]>;
};

/** The message of a failure; a function is given the reason. */
type Failed = string | ((reason: string) => string);

interface Words {
  /** 'event' and 'events', within a sentence. */
  readonly one: string;
  readonly many: string;
  /** Its names at the beginning of a line, where they are others. */
  readonly name?: string;
  readonly plural?: string;
  /** The heading of its screen; without it, `many`. */
  readonly heading?: string;
  /** What stands for the title of an entry without one; 'Untitled' without it. */
  readonly untitled?: string;
  /** What people call it, where that is another word than `one`. */
  readonly called?: string;
  /** What its picture is called where it is missing; 'picture' without it. */
  readonly picture?: string;
  /** What its pictures are called together, where that is not its heading. */
  readonly pictures?: string;
  readonly add: {
    readonly label: string;
    readonly action: string;
    readonly pending: string;
    readonly done: string;
    readonly failed: Failed;
    /** The message after several entries were changed at once. */
    readonly doneSeveral?: string;
  };
  readonly edit: {
    readonly label: string;
    readonly done: string;
    readonly failed: Failed;
  };
  readonly remove: {
    readonly question: string;
    readonly done: string;
    readonly failed: Failed;
  };
  /** Said beside the button where something required is blank; without it, the fields say so alone. */
  readonly incomplete?: string;
  /** What an empty list says. */
  readonly empty?: string;
  /** What a search looks at, where it is not the title alone: 'titles and addresses'. */
  readonly searched?: string;
}

/** What a card shows beside the name of an entry. */
interface Card {
  readonly subtitle?: string | undefined;
  readonly description?: string | undefined;
  /** The label that collapses the description. */
  readonly lessLabel?: 'Show Less';
  readonly notes?: readonly {
    readonly text: string | undefined;
    /** Stands out from the other lines. */
    readonly isMark?: boolean;
  }[];
  /** In place of its own picture; it gets the class name of pictures on cards. */
  readonly picture?: (className: string) => ReactNode;
  /** Shown where it has no picture. */
  readonly fallback?: ReactNode;
  /** An action beside "Edit": an address of another site. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** What one kind alone has: a component of its own folder, loaded when it is shown. */
type Part<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A form as the parts of a kind see it. */
export interface FormPart {
  readonly valueOf: (name: string) => string;
  readonly hasPicture: boolean;
}

/** The places at which the engine shows something that one kind alone has. */
interface Parts {
  /** The whole form, in place of the one that is made of the words. */
  readonly form?: Part<never>;
  /** Below the preview of an entry that is not published. */
  readonly belowPreview?: Part<never>;
  /** Above the field of a picture. */
  readonly besidePicture?: Part<FormPart>;
  /** Above the fields of a form for a picture: fills them in from elsewhere. */
  readonly fill?: Part<FillPart>;
}

/** A form of pictures as the part sees it that fills it in. */
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

/** All words that a field can have. */
export type AnyWords = FieldWords &
  Partial<Pick<RequiredWords, 'blank'> & Pick<LinesWords, 'syntax'> & SwitchWords & PictureWords>;

/** The words of fields by name, in the order of the form, of which everything may be asked. */
export const fieldWordsOf = (
  fields: object,
): readonly (readonly [name: string, words: AnyWords])[] => Object.entries(fields);

/** Facts with the words of their fields. */
export interface Described<K extends AnySchema> {
  readonly facts: K;
  readonly fields: WordsOfFields<K>;
}

export interface Studio<K extends AnyKind = AnyKind> extends Described<K> {
  readonly words: Words;
  /** The name of the draft that the browser keeps of its form: with another name, kept drafts are lost. */
  readonly draft: string;
  /** The fields of which several entries can get the same value, in the order in which they are offered. */
  readonly bulk?: readonly (keyof K['fields'] & string)[];
  /** Entries of a page of its list; ADMIN_PER_PAGE without it. */
  readonly perPage?: number;
  /** Shows the picture of a form beside its fields. */
  readonly hasPictureBeside?: true;
  /** The path of its screen. */
  readonly path: string;
  /** The path of the form of an entry, where that has a screen of its own. */
  readonly editPath?: (id: string) => string;
  /** Where visitors see the entry with that id, or key, and path; none of a kind that no page shows. */
  readonly viewPath?: (id: string, path: string) => string;
  /** Whether visitors see the entry at a position of the list; all of them without it. */
  readonly isShown?: (position: number) => boolean;
  /** What a place in the list means. */
  readonly placeText?: (position: number) => string;
  /** The name of an entry, where that is not its title alone. */
  readonly nameOf?: (entry: Fields<K>, position: number) => string;
  readonly card?: (entry: Entry<K>, position: number) => Card;
  /** Returns what is wrong with fields that fit each by itself, but not together. */
  readonly together?: (
    values: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
  /** Whether another entry of the same title is probably the same one; without it, each is. */
  readonly isSameTitle?: (
    values: Readonly<Record<string, string>>,
    other: { readonly releaseDate?: string },
  ) => boolean;
  /** Loads what returns a text for each field that is probably a mistake (product 15.13). */
  readonly warnings?: () => Promise<OwnWarnings>;
  /** Loads what makes the spreadsheet of an export. */
  readonly table?: () => Promise<{ readonly default: TableOf }>;
  readonly parts?: Parts;
}

/** Returns the rows of a table of entries, the names of its columns first. */
export type TableOf = (entries: readonly never[]) => readonly (readonly string[])[];

/** Returns what is probably a mistake in the fields of a form, by the name of the field. */
export type OwnWarnings = (
  values: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>>;
