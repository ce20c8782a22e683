import type { StoredFields } from '../../../content/base/stored-values';
import type { Backdrop, Picture } from '../../../shared/pictures/picture';
import type { EntryKind } from '../../../content/entry';
import type { Publication, Unpublished } from '../../../store/documents/unpublished';
import type { FieldErrors, FormValues } from '../fields/form-values';
import type { PictureUpload } from '../../pictures/upload/usePictureUpload';
import type { OutdatedTranslations } from './OutdatedNote';
import type { Editing } from './useEditing';

/** A stored entry, which has a title unless it has a picture. */
export interface FormEntry {
  readonly title?: string;
  readonly picture?: Picture;
  readonly backdrop?: Backdrop;
}

export interface FormTexts {
  /** The form's heading, or its accessible name. */
  readonly label: string;
  readonly action: string;
  readonly pendingAction: string;
  readonly done: string;
  /** The message of a failure, or a function of the reason. */
  readonly failed: string | ((reason: string) => string);
  /** Shown next to the button while a required field is blank. */
  readonly incomplete?: string | undefined;
}

export interface EntryFormOptions<T extends FormEntry, Fields> {
  readonly texts: FormTexts;
  /** The name of the form's draft in this browser. */
  readonly draft: string;
  /** The entry to edit; undefined for a new entry. */
  readonly editing?: Editing<T> | undefined;
  /** The entry whose content is copied into a new one. */
  readonly copyOf?: T | undefined;
  /** The stored fields of `copyOf`. */
  readonly copied?: StoredFields | undefined;
  /** The form's pictures; `send` uploads them. */
  readonly pictures?: PictureUpload;
  /** A movie's second picture; `send` uploads it, too. */
  readonly backdrop?: PictureUpload;
  /** The error if there is no picture; undefined if a picture is optional. */
  readonly pictureMissing?: string;
  /** Another error of the pictures. */
  readonly pictureProblem?: string | undefined;
  /** The kind of entry for which the form shows warnings. */
  readonly warnings?: EntryKind;
  /** Returns the outdated translations of the edited entry. */
  readonly outdated?: (before: T, unpublished?: Unpublished) => OutdatedTranslations;
  /** The subject of a form that edits no entry of a kind. */
  readonly of?: 'settings';
  /** Returns errors of fields that are valid individually, but not in combination. */
  readonly together?: (values: FormValues) => FieldErrors;
  /**
   * Whether only the pictures and the shared fields are sent; other fields are neither shown nor
   * checked.
   */
  readonly sharedOnly?: boolean;
  /**
   * Stores the fields and returns the entry to show in the list, nothing while more has to be sent.
   * `before` is the edited entry as the form knows it, `publication` the choice in the form
   * (undefined for a published entry), `copied` the stored fields of the original of a copy.
   */
  readonly send: (
    fields: Fields,
    before: T | undefined,
    publication: Publication | undefined,
    copied: StoredFields | undefined,
  ) => Promise<SavedEntry | void>;
  readonly onSaved?: () => void;
}

/** The outcome of a successful save. */
export interface SavedEntry {
  /** The entry's key in its list. */
  readonly key: string;
  /** The address at which visitors see it. */
  readonly viewPath?: string | undefined;
  /** The address at which it is edited while it is not published. */
  readonly draftPath?: string;
  /** Shown instead of the form's message. */
  readonly message?: string;
}
