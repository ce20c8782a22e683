import type { Entry, Fields, Identity, KindName } from './base/define-kind';
import type { KINDS } from './kinds';
import type { Backdrop, Picture } from '../shared/pictures/picture';

/** Fields that the engine reads from entries of every kind; not every kind has them. */
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

/** The kinds of entries that administrators add, edit, publish and delete. */
export type EntryKind = KindName;
export type EntryOf<Kind extends EntryKind> = Entries[Kind];
export type FieldsOf<Kind extends EntryKind> = EditedFields[Kind];
/** The identity of a published entry of a kind. */
export type IdentityOf<Kind extends EntryKind> = Identities[Kind];
/** The kinds with a page that a link can lead to: banners are only on the landing page. */
export type SharedKind = Exclude<EntryKind, 'banner'>;

export type { EntryLocation } from './base/place';

/** The id of a draft: its kind, and the id of its published entry. */
export type EntryId = `${EntryKind}:${string}`;

/** Identifies a new entry or a draft. */
export interface EntryRef<Kind extends EntryKind = EntryKind> {
  readonly id: EntryId;
  readonly kind: Kind;
  /**
   * The path of the document in which the entry is published, which is the same for all
   * announcements.
   */
  readonly path: string;
}

/** Returns the id of an entry in its collection. A next version has the id of its published entry. */
export const idIn = ({ id }: Pick<EntryRef, 'id'>): string => id.replace(/^[a-z]+:(next:)?/, '');
