import type { Entry, Fields, Identity, KindName } from './base/define-kind';
import type { KINDS } from './kinds';
import type { Backdrop, Picture } from '../shared/pictures/picture';

/** What the engine looks for in the entries of every kind; not each has it. */
interface Shown {
  readonly title?: string;
  readonly picture?: Picture;
  readonly backdrop?: Backdrop;
  readonly movieId?: string;
  readonly publishedAt?: Date;
}

type Entries = { readonly [Kind in KindName]: Entry<(typeof KINDS)[Kind]> & Shown };
type EditedFields = {
  readonly [Kind in KindName]: Fields<(typeof KINDS)[Kind]> & Omit<Shown, 'publishedAt'>;
};
type Identities = { readonly [Kind in KindName]: Identity<(typeof KINDS)[Kind]> };

/** What administrators add, edit, publish and delete. */
export type EntryKind = KindName;
export type EntryOf<Kind extends EntryKind> = Entries[Kind];
export type FieldsOf<Kind extends EntryKind> = EditedFields[Kind];
/** What identifies a published entry of that kind. */
export type IdentityOf<Kind extends EntryKind> = Identities[Kind];
/** What a link can lead to: banners are only on the landing page. */
export type SharedKind = Exclude<EntryKind, 'banner'>;

export type { EntryLocation } from './base/place';

/** The id of a draft: its kind, and the id that it will have when it is published. */
export type EntryId = `${EntryKind}:${string}`;

/** Identifies a new entry or a draft. */
export interface EntryRef<Kind extends EntryKind = EntryKind> {
  readonly id: EntryId;
  readonly kind: Kind;
  /** The path of the document that it is published in; all announcements have the same. */
  readonly path: string;
}

/** Returns the id that an entry has or will have in its collection; a next version has the id of its entry. */
export const idIn = ({ id }: Pick<EntryRef, 'id'>): string => id.replace(/^[a-z]+:(next:)?/, '');
