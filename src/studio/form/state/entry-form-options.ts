import type { StoredFields } from '../../../content/base/stored-values';
import type { Backdrop, Picture } from '../../../shared/pictures/picture';
import type { EntryKind } from '../../../content/entry';
import type { Publication } from '../../../store/documents/unpublished';
import type { FieldErrors, FormValues } from '../fields/form-values';
import type { PictureUpload } from '../../pictures/upload/usePictureUpload';
import type { OutdatedTranslations } from './OutdatedNote';
import type { Editing } from './useEditing';

/** A stored entry: one without a picture of its own has a title at least. */
export interface FormEntry {
  readonly title?: string;
  readonly picture?: Picture;
  readonly backdrop?: Backdrop;
}

export interface FormTexts {
  /** The form's heading, or its name for screen readers. */
  readonly label: string;
  readonly action: string;
  readonly pendingAction: string;
  readonly done: string;
  /** The message of a failure; a function is given the reason. */
  readonly failed: string | ((reason: string) => string);
  /** Said beside the button where something required is blank. */
  readonly incomplete?: string | undefined;
}

export interface EntryFormOptions<T extends FormEntry, Fields> {
  readonly texts: FormTexts;
  /** The name of its draft in this browser. */
  readonly draft: string;
  /** The entry to edit; none for a new one. */
  readonly editing?: Editing<T> | undefined;
  /** The entry whose content a new one begins with. */
  readonly copyOf?: T | undefined;
  /** What is stored of that. */
  readonly copied?: StoredFields | undefined;
  /** The form's pictures, uploaded by `send`. */
  readonly pictures?: PictureUpload;
  /** A picture of a movie's own besides, uploaded by `send`, too. */
  readonly backdrop?: PictureUpload;
  /** The error when there is no picture; none is required without it. */
  readonly pictureMissing?: string;
  /** What else is wrong with the pictures. */
  readonly pictureProblem?: string | undefined;
  /** The kind of entry of which it says what is probably a mistake. */
  readonly warnings?: EntryKind;
  /** The outdated translations of what is no entry of a kind. */
  readonly outdated?: OutdatedTranslations;
  /** What it is the form of, where that is no entry of a kind. */
  readonly of?: 'settings';
  /** Returns what is wrong with fields that fit each by itself, but not together. */
  readonly together?: (values: FormValues) => FieldErrors;
  /** Only the pictures and the shared fields are sent; the others are neither shown nor checked. */
  readonly sharedOnly?: boolean;
  /**
   * Stores the fields. `before` is the entry to edit, as far as the form knows; `publication` is the choice
   * in the form; undefined for a published entry; `copied` is what is stored of the entry that a new one is a copy of. Returns
   * the entry that its list shows then; nothing while there is more to send.
   */
  readonly send: (
    fields: Fields,
    before: T | undefined,
    publication: Publication | undefined,
    copied: StoredFields | undefined,
  ) => Promise<SavedEntry | void>;
  readonly onSaved?: () => void;
}

/** What a form has stored. */
export interface SavedEntry {
  /** The entry's key in its list. */
  readonly key: string;
  /** Where visitors see it. */
  readonly viewPath?: string | undefined;
  /** Where it is edited while it is not published. */
  readonly draftPath?: string;
  /** Said instead of the form's message. */
  readonly message?: string;
}
