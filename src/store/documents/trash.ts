import type { Picture } from '../../shared/pictures/picture';
import type { EntryKind, EntryLocation } from '../../content/entry';
import { CONTACT_MESSAGES, UNPUBLISHED } from '../../firebase/collections';
import { isMapOrList } from './conflict';
import { draftIdAt, kindAt } from './kinds';

/** Days that a deleted entry can be restored. The security rules have the same number. */
export const TRASH_DAYS = 30;

/** Days that a contact message is kept in the trash: it is somebody's personal data. */
export const MESSAGE_TRASH_DAYS = 7;

/** What is in the trash. */
export type TrashKind = EntryKind | 'message';

/** Identifies a deleted entry, and where it was. */
export interface Trashed {
  /** The id of its document in the trash. */
  readonly id: string;
  /** The path of the document. */
  readonly path: string;
  /** The field of the document that was the entry; without it the whole document was. */
  readonly key?: string | undefined;
}

/** A deleted entry or message in the trash. */
export interface TrashEntry extends Trashed {
  readonly kind: TrashKind;
  /** Whether it was a draft or a scheduled entry: restored, it is a draft. */
  readonly isUnpublished: boolean;
  /** Its title, or who sent it; '' if it had none. */
  readonly title: string;
  /** What else is shown of it: what a message says. */
  readonly text?: string | undefined;
  /** All texts in it, which a search looks at. */
  readonly words: readonly string[];
  readonly picture?: Picture | undefined;
  /** The email address of the administrator who deleted it. */
  readonly by: string;
  /** The account; older entries have none. */
  readonly uid?: string | undefined;
  readonly deletedAt: Date;
}

/** Returns the time after which a deleted entry can no longer be restored. */
export function expiryOf({ kind, deletedAt }: Pick<TrashEntry, 'kind' | 'deletedAt'>): Date {
  const expiry = new Date(deletedAt);
  expiry.setDate(expiry.getDate() + (kind === 'message' ? MESSAGE_TRASH_DAYS : TRASH_DAYS));
  return expiry;
}

/** A document of the trash may be so deep, and hold so much beside what says whose it is. */
const DEPTH_MAX = 20;
const LENGTH_MAX = 1_000_000;

/**
 * Whether the trash can hold what was stored. Nothing that the site stores is so deep or so large; and the
 * rules, which compare what is deleted with what is in the trash, find that NaN is not equal to itself.
 */
export const fitsTrash = (entry: unknown): boolean =>
  depthOf(entry) <= DEPTH_MAX && JSON.stringify(entry ?? null).length <= LENGTH_MAX;

/** The maps and lists around the innermost value; Infinity with NaN in it. */
function depthOf(value: unknown): number {
  if (Number.isNaN(value)) return Infinity;
  return isMapOrList(value) ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

export const isMessage = ({ path }: EntryLocation) => path.startsWith(`${CONTACT_MESSAGES}/`);

export const isDraft = ({ path }: EntryLocation) => path.startsWith(`${UNPUBLISHED}/`);

/**
 * Returns the id of the trash document of what is stored there: its kind, or whether it was
 * unpublished, and the id that it had there or the key of an announcement. The rules take no other.
 * Throws for what is of no kind.
 */
export function trashIdAt(location: EntryLocation): string {
  if (isDraft(location)) return location.path.replace('/', ':');
  if (isMessage(location)) return location.path.replace('s/', ':');
  const kind = kindAt(location.path);
  if (!kind) throw new Error(`${location.path} is of no kind`);
  return draftIdAt(kind, location);
}

/** Returns the document that the trash holds of what is deleted there. */
export const trashDocument = (location: EntryLocation, entry: unknown) => ({
  path: location.path,
  ...(location.key !== undefined && { key: location.key }),
  entry,
  ...(isMessage(location) && { days: MESSAGE_TRASH_DAYS }),
});

/** What restores a message that was deleted. */
export function trashedMessage(id: string): Trashed {
  const location = { path: `${CONTACT_MESSAGES}/${id}` };
  return { id: trashIdAt(location), ...location };
}
