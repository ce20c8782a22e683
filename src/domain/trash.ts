import type { Picture } from './picture';
import type { EntryKind } from './unpublished';

/** What can be moved to the trash when it is published; banners are deleted at once (product 16.3). */
export type TrashKind = 'movie' | 'video' | 'announcement' | 'image';

/** Days that a deleted entry can be restored. The security rules have the same number. */
export const TRASH_DAYS = 30;

/**
 * The id of a trash document: the kind of entry and its id, or the key of an announcement. That of an
 * unpublished entry ends with its id, which has its kind.
 */
export type TrashId = `${TrashKind | 'unpublished'}:${string}`;

/** Identifies a deleted entry, and where it was. */
export interface Trashed {
  readonly id: TrashId;
  /** The path of the document. */
  readonly path: string;
  /** The field of the document that was the entry; without it the whole document was. */
  readonly key?: string | undefined;
}

/** A deleted entry in the trash (product 25.1). */
export interface TrashEntry extends Trashed {
  readonly kind: EntryKind;
  /** Whether it was a draft or a scheduled entry: restored, it is a draft. */
  readonly isUnpublished: boolean;
  /** Its title; '' if it had none. */
  readonly title: string;
  readonly picture?: Picture | undefined;
  /** The email address of the administrator who deleted it. */
  readonly deletedBy: string;
  readonly deletedAt: Date;
}

/** Returns when an entry that was deleted at that time can no longer be restored. */
export function expiryOf(deletedAt: Date): Date {
  const expiry = new Date(deletedAt);
  expiry.setDate(expiry.getDate() + TRASH_DAYS);
  return expiry;
}
