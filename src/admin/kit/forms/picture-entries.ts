import type { ComponentType } from 'react';
import type { PictureFolder } from '../../../firebase/storage-path';
import type { FormTexts } from './entry-form';
import type { FieldTable } from '../fields/field-table';
import type { EntryFormState } from './useEntryForm';
import type { WrittenList } from '../saving/entry-writer';
import type { Crop } from '../pictures/crops';
import type { PictureUpload } from '../pictures/usePictureUpload';

export type PictureKind = 'banner' | 'image';

/** What a component needs that fills in the form. */
export interface FillProps {
  readonly form: Pick<EntryFormState, 'controls' | 'changeAll' | 'pending'>;
  readonly pictures: PictureUpload;
}

/** Entries that are a picture with optional texts. */
export interface PictureEntries<Texts> {
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
  /** The list that changes with them, if it is read by pages. */
  readonly list?: WrittenList;
}
