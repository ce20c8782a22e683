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

/** Days that the files of a replaced picture are kept. The security rules have the same number. */
export const FILES_KEPT_DAYS = 30;

/** Days after which a revision is deleted. The security rules have the same number. */
export const REVISION_DAYS = 400;

/**
 * The files of the picture that an edit replaced: kept; expired, which is not restored any more; or
 * deleted. Without a mark the edit replaced none.
 */
export type RevisionFiles = 'kept' | 'expired' | 'deleted';

/** What an entry was before an edit. */
export interface Revision {
  readonly id: string;
  /** The fields as they were stored. */
  readonly before: StoredFields;
  /** The email address of the administrator who changed it. */
  readonly by: string;
  /** The account, which keeps its id whatever address it gets; older revisions have none. */
  readonly uid?: string | undefined;
  readonly at: Date;
  readonly files?: RevisionFiles | undefined;
}

/** Where an entry is now. */
export type StoredState = 'published' | 'unpublished' | 'trash' | 'gone';

/** An entry as it is now; one that is gone has no fields. */
export interface StoredEntry extends Pick<Unpublished, 'publishAt' | 'until'> {
  readonly state: StoredState;
  readonly fields: StoredFields | null;
}

/** A revision with what the edit made of it. */
export interface RevisionChange extends Revision {
  /** The fields as the next edit found them, or as they are now; null if that is not known. */
  readonly after: StoredFields | null;
  readonly now: StoredEntry;
}

/** Thrown when the rules do not accept what a field was. */
export class ValueRefusedError extends Error {
  override readonly name = 'ValueRefusedError';
  readonly code = 'value-refused';

  constructor(cause: unknown) {
    super('What it was is no longer accepted', { cause });
  }
}

/** Whether a text is the address of a file in a storage, in whichever. */
export const isFileAddress = (text: string) => /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\//.test(text);

/** Whether the values name files that the fields of the entry do not. */
export function hasOtherFiles(values: unknown, entry: StoredFields): boolean {
  const shown = new Set(textsIn(entry));
  return textsIn(values).some((text) => isFileAddress(text) && !shown.has(text));
}

/**
 * Thrown when the picture of a revision cannot be restored: its files are no longer kept, or it was
 * replaced by a later change, which keeps them.
 */
export class FilesGoneError extends Error {
  override readonly name = 'FilesGoneError';
  readonly code = 'files-gone';

  constructor() {
    super('The files of this picture may be gone');
  }
}

/** Thrown when an event would no longer end after its beginning, as only one of them is restored. */
export class EndRefusedError extends Error {
  override readonly name = 'EndRefusedError';
  /** Its message is shown. */
  readonly code = 'explained';

  constructor() {
    super(
      'The event would end before it begins. Restore its other days and times too, or choose them in its form.',
    );
  }
}

/** What has a history. */
export type HistoryKind = EntryKind | 'settings' | 'names';

/** Whether what has a history is an entry: settings and names are one document each. */
export const isEntryKind = (kind: HistoryKind): kind is EntryKind =>
  kind !== 'settings' && kind !== 'names';

/** Returns what is stored at the path of a document; null if that has no history. */
export function historyKindAt(path: string): HistoryKind | null {
  if (namesLanguageAt(path)) return 'names';
  return path === SETTINGS_DOCUMENT ? 'settings' : (kindAt(path) ?? null);
}

/** Returns what has its history at a location; null for the draft of an announcement, which has no key yet. */
export function historyKindOf(location: EntryLocation): HistoryKind | null {
  const kind = historyKindAt(location.path);
  if (kind === null || !isEntryKind(kind)) return location.key === undefined ? kind : null;
  return placeOf(kind).at(idOf(location), location.path).key === location.key ? kind : null;
}

const FILES: readonly RevisionFiles[] = ['kept', 'expired', 'deleted'];

/** The revision in a stored document; null for one without a time. */
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

/** The title of a stored entry; '' for one without. */
export const titleOf = (fields: StoredFields | null): string =>
  asText(fields?.['name']) ?? asText(fields?.['title']) ?? '';

/** Returns all texts in the values of a stored entry, however deep; none of Firestore's own objects. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isMapOrList(value) ? Object.values(value).flatMap(textsIn) : [];
}
