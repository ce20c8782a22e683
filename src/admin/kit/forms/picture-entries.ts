import type { ComponentType } from 'react';
import type { Picture } from '../../../domain/pictures/picture';
import type { PictureFolder } from '../../../firebase/storage-path';
import type { FormTexts } from './entry-form';
import type { FieldTable } from '../fields/field-table';
import type { EntryFormState } from './useEntryForm';
import type { SavedEntry } from '../saving/saved-entry';
import type { Crop } from '../pictures/crops';
import type { PictureUpload } from '../pictures/usePictureUpload';

export type PictureKind = 'banner' | 'image';

interface WithPicture {
  readonly picture: Picture;
}

/** What a component needs that fills in the form. */
export interface FillProps {
  readonly form: Pick<EntryFormState, 'controls' | 'changeAll' | 'pending'>;
  readonly pictures: PictureUpload;
}

/** Entries that are a picture with optional texts. */
export interface PictureEntries<T, Texts> {
  /** What its entries are. */
  readonly kind: PictureKind;
  readonly table: FieldTable<Texts>;
  readonly folder: PictureFolder;
  /** The name of the form's draft in this browser. */
  readonly draft: string;
  /** What one of them is called, with its article: 'a banner'. */
  readonly noun: string;
  readonly hint?: string;
  /** Pixels on the longer side below which a picture is called small. */
  readonly goodSide: number;
  /** How the site crops the pictures, which then have a focal point. */
  readonly crops?: readonly Crop[];
  /** Fills in the form from elsewhere; shown above the fields. */
  readonly Fill?: ComponentType<FillProps>;
  /** Whether several are listed and stored by the time when they were taken, each with a title. */
  readonly byTimeTaken?: boolean;
  readonly addTexts: FormTexts;
  /** The message of a success with several. */
  readonly addedSeveral?: string;
  readonly editTexts: FormTexts;
  /** What the list is to show of a new one. */
  readonly added: (id: string) => SavedEntry;
  /** What the list is to show of a stored one. */
  readonly updated: (before: T) => SavedEntry;
  /** Stores a new one under that id, which is the same in every attempt. */
  readonly add: (id: string, entry: Texts & WithPicture) => Promise<unknown>;
  readonly update: (before: T, after: Texts & WithPicture) => Promise<unknown>;
}
