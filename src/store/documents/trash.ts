import type { Picture } from '../../shared/pictures/picture';
import type { EntryKind, EntryLocation } from '../../content/entry';
import { CONTACT_MESSAGES, UNPUBLISHED } from '../../firebase/collections';
import { isMapOrList } from './conflict';
import { draftIdAt, kindAt } from './kinds';

/**
 * The number of days for which a deleted entry can be restored. The security rules have the same
 * number.
 */
export const TRASH_DAYS = 30;

/**
 * The number of days for which a deleted contact message can be restored, lower because it is
 * personal data.
 */
export const MESSAGE_TRASH_DAYS = 7;

export type TrashKind = EntryKind | 'message';

/** Identifies a deleted entry and its original location. */
export interface Trashed {
  /** The id of the document in the trash. */
  readonly id: string;
  /** The path of the original document. */
  readonly path: string;
  /** The field of the original document, if the entry was a field. */
  readonly key?: string | undefined;
}

/** A deleted entry or message in the trash. */
export interface TrashEntry extends Trashed {
  readonly kind: TrashKind;
  /** Whether it was a draft or a scheduled entry, which is restored as a draft. */
  readonly isUnpublished: boolean;
  /** The title, or the sender of a message; '' if it had none. */
  readonly title: string;
  /** The text of a message. */
  readonly text?: string | undefined;
  /** All texts in the entry, for the search. */
  readonly words: readonly string[];
  readonly picture?: Picture | undefined;
  /** The email address of the administrator who deleted it. */
  readonly by: string;
  /** The account id; older entries have none. */
  readonly uid?: string | undefined;
  readonly deletedAt: Date;
}

/** Returns the time after which a deleted entry can no longer be restored. */
export function expiryOf({ kind, deletedAt }: Pick<TrashEntry, 'kind' | 'deletedAt'>): Date {
  const expiry = new Date(deletedAt);
  expiry.setDate(expiry.getDate() + (kind === 'message' ? MESSAGE_TRASH_DAYS : TRASH_DAYS));
  return expiry;
}

/** The maximum depth and length of a document in the trash. */
const DEPTH_MAX = 20;
const LENGTH_MAX = 1_000_000;

/**
 * Returns whether the trash accepts a stored value: the site stores nothing deeper or larger. NaN
 * is not accepted, because it is not equal to itself, and the rules compare the deleted document
 * with the document in the trash.
 */
export const fitsTrash = (entry: unknown): boolean =>
  depthOf(entry) <= DEPTH_MAX && JSON.stringify(entry ?? null).length <= LENGTH_MAX;

/** Returns the number of maps and lists around the innermost value; Infinity if the value contains NaN. */
function depthOf(value: unknown): number {
  if (Number.isNaN(value)) return Infinity;
  return isMapOrList(value) ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

export const isMessage = ({ path }: EntryLocation) => path.startsWith(`${CONTACT_MESSAGES}/`);

export const isDraft = ({ path }: EntryLocation) => path.startsWith(`${UNPUBLISHED}/`);

/**
 * Returns the id of the trash document for a location, the only id that the rules accept: the kind,
 * or the collection of drafts or messages, and the id or key. Throws if the location has no kind.
 */
export function trashIdAt(location: EntryLocation): string {
  if (isDraft(location)) return location.path.replace('/', ':');
  if (isMessage(location)) return location.path.replace('s/', ':');
  const kind = kindAt(location.path);
  if (!kind) throw new Error(`${location.path} is of no kind`);
  return draftIdAt(kind, location);
}

/** Returns the document that the trash stores for a deleted entry. */
export const trashDocument = (location: EntryLocation, entry: unknown) => ({
  path: location.path,
  ...(location.key !== undefined && { key: location.key }),
  entry,
  ...(isMessage(location) && { days: MESSAGE_TRASH_DAYS }),
});

/** Returns the reference that restores a deleted message. */
export function trashedMessage(id: string): Trashed {
  const location = { path: `${CONTACT_MESSAGES}/${id}` };
  return { id: trashIdAt(location), ...location };
}
