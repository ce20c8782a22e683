import { isSameValue, EditConflictError } from './conflict';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import type { EntryKind, EntryOf } from '../../content/entry';
import { type Unpublished, unpublishedFromDocument } from './unpublished';

/** What moving an entry or an edit of nothing else changes. */
const TIMES: readonly string[] = ['timestamp', 'edited'];

/** Stored fields without the times of the entry. */
export const withoutTimes = (stored: StoredFields): StoredFields =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !TIMES.includes(name)));

/** Whether a published entry is what its next version was begun with, wherever it stands in its list. */
export const isUnchanged = (base: StoredFields, published: StoredFields | undefined): boolean =>
  published !== undefined && isSameValue(withoutTimes(base), withoutTimes(published));

/**
 * What has become of the published entry since its next version was begun: nothing, an edit, or it was
 * unpublished or deleted.
 */
export type BaseState = 'same' | 'changed' | 'gone';

export const baseStateOf = (base: StoredFields, published: StoredFields | undefined): BaseState => {
  if (published === undefined) return 'gone';
  return isUnchanged(base, published) ? 'same' : 'changed';
};

/**
 * Thrown when the published entry has changed since its next version was begun: `current` is the published
 * one, `base` what it was.
 */
export class BaseChangedError<T> extends EditConflictError<T> {
  constructor(
    current: T,
    override readonly base: T,
    /** The published one as it is stored. */
    readonly stored: StoredFields,
  ) {
    super(current);
  }
}

/** Thrown when there is a next version already. */
export class NextExistsError extends Error {
  override readonly name = 'NextExistsError';
  /** Its message is shown as it is. */
  readonly code = 'explained';

  constructor() {
    super('It has a next version already: go on with that one, in Coming up.');
  }
}

/** A next version as an editor knows it who has been shown that conflict. */
export function knownAfter(known: Unpublished, error: unknown): Unpublished {
  if (error instanceof BaseChangedError) return { ...known, base: error.stored };
  if (!(error instanceof EditConflictError)) return known;
  return { ...known, entry: error.current as EntryOf<EntryKind> } as Unpublished;
}

/**
 * The next version in a document, in the place of what is published; null if that is no longer what it was
 * begun with.
 */
export const nextFromDocument = (
  id: string,
  data: unknown,
  published: StoredFields | undefined,
): Unpublished | null =>
  isUnchanged(asRecord(asRecord(data)['base']), published)
    ? // It may have been moved in its list since.
      unpublishedFromDocument(id, { ...asRecord(data), base: published })
    : null;
