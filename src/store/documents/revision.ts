import {
  asDate,
  asRecord,
  asRequiredText,
  asText,
  withoutUndefined,
  type StoredFields,
} from '../../content/base/stored-values';
import type { Unpublished } from './unpublished';
import type { EntryKind, EntryLocation } from '../../content/entry';
import { namesLanguageAt, SETTINGS_DOCUMENT, UNPUBLISHED } from '../../firebase/collections';
import { isMapOrList } from './conflict';
import { idOf, kindAt, placeOf } from './kinds';

/**
 * The number of days after which the files of a replaced picture are deleted. The security rules
 * have the same number.
 */
export const FILES_KEPT_DAYS = 30;

/** The number of days after which a revision is deleted. The security rules have the same number. */
export const REVISION_DAYS = 400;

/**
 * The state of the files of a picture that an edit replaced: kept; expired, so that they can no
 * longer be restored; or deleted. Undefined if the edit replaced no picture.
 */
export type RevisionFiles = 'kept' | 'expired' | 'deleted';

/** An entry as it was before an edit. */
export interface Revision {
  readonly id: string;
  readonly before: StoredFields;
  /** The email address of the administrator who changed it. */
  readonly by: string;
  /** The account id, which stays the same if the address changes; older revisions have none. */
  readonly uid?: string | undefined;
  readonly at: Date;
  readonly files?: RevisionFiles | undefined;
}

/** The location of an entry now. */
export type StoredState = 'published' | 'unpublished' | 'trash' | 'gone';

/** An entry as it is stored now; `fields` is null if it no longer exists. */
export interface StoredEntry extends Pick<Unpublished, 'publishAt' | 'until'> {
  readonly state: StoredState;
  readonly fields: StoredFields | null;
}

/** A revision with the result of the edit. */
export interface RevisionChange extends Revision {
  /** The fields before the next edit, or the current ones; null if they are unknown. */
  readonly after: StoredFields | null;
  readonly now: StoredEntry;
}

/** Thrown when the rules no longer accept the previous value of a field. */
export class ValueRefusedError extends Error {
  override readonly name = 'ValueRefusedError';
  readonly code = 'value-refused';

  constructor(cause: unknown) {
    super('What it was is no longer accepted', { cause });
  }
}

/** Returns whether a text is the URL of a file in any Firebase storage bucket. */
export const isFileAddress = (text: string) => /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\//.test(text);

/** Returns whether values contain URLs of files that the fields of the entry do not contain. */
export function hasOtherFiles(values: unknown, entry: StoredFields): boolean {
  const shown = new Set(textsIn(entry));
  return textsIn(values).some((text) => isFileAddress(text) && !shown.has(text));
}

/**
 * Thrown when the picture of a revision cannot be restored: its files have expired, or a later
 * change has replaced it and uses the files.
 */
export class FilesGoneError extends Error {
  override readonly name = 'FilesGoneError';
  readonly code = 'files-gone';

  constructor() {
    super('The files of this picture may be gone');
  }
}

/** Thrown when restoring only one of the times would make an event end before it begins. */
export class EndRefusedError extends Error {
  override readonly name = 'EndRefusedError';
  /** The message is shown to the administrator. */
  readonly code = 'explained';

  constructor() {
    super(
      'The event would end before it begins. Restore its other days and times too, or choose them in its form.',
    );
  }
}

/** The kinds of content that have a history. */
export type HistoryKind = EntryKind | 'settings' | 'names';

/** Returns whether a history is of an entry; settings and names are one document each. */
export const isEntryKind = (kind: HistoryKind): kind is EntryKind =>
  kind !== 'settings' && kind !== 'names';

/** Returns the kind of history for a document path; null if the document has no history. */
export function historyKindAt(path: string): HistoryKind | null {
  if (namesLanguageAt(path)) return 'names';
  return path === SETTINGS_DOCUMENT ? 'settings' : (kindAt(path) ?? null);
}

/**
 * Returns the kind of history for a location; null for the draft of an announcement, which has no key yet.
 */
export function historyKindOf(location: EntryLocation): HistoryKind | null {
  const kind = historyKindAt(location.path);
  if (kind === null || !isEntryKind(kind)) return location.key === undefined ? kind : null;
  return placeOf(kind).at(idOf(location), location.path).key === location.key ? kind : null;
}

const FILES: readonly RevisionFiles[] = ['kept', 'expired', 'deleted'];

/** Returns the revision in a document; null if it has no time. */
export function revisionFromDocument(id: string, data: unknown): Revision | null {
  const { path, before, by, uid, at, files } = asRecord(data);
  const isUnpublished = asRequiredText(path).startsWith(`${UNPUBLISHED}/`);
  const time = asDate(at);
  if (!time) return null;
  return withoutUndefined<Revision>({
    id,
    before: asRecord(isUnpublished ? asRecord(before)['entry'] : before),
    by: asRequiredText(by),
    uid: asText(uid),
    at: time,
    files: FILES.find((mark) => mark === files),
  });
}

/** Returns the title of a stored entry; '' if it has none. */
export const titleOf = (fields: StoredFields | null): string =>
  asText(fields?.['name']) ?? asText(fields?.['title']) ?? '';

/** Returns all texts in the values of a stored entry, at any depth, except inside Firestore's own objects. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isMapOrList(value) ? Object.values(value).flatMap(textsIn) : [];
}
