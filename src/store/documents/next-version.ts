import { isSameValue, EditConflictError } from './conflict';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import { type Unpublished, unpublishedFromDocument, withEntry } from './unpublished';

/** The time fields that a move or an edit of an entry also writes, which are not content. */
const TIMES: readonly string[] = ['timestamp', 'edited'];

/** Returns stored fields without the times of the entry. */
export const withoutTimes = (stored: StoredFields): StoredFields =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !TIMES.includes(name)));

/**
 * Returns whether a published entry has the same content as when its next version was begun; its position in
 * the list may differ.
 */
export const isUnchanged = (base: StoredFields, published: StoredFields | undefined): boolean =>
  published !== undefined && isSameValue(withoutTimes(base), withoutTimes(published));

/**
 * The state of the published entry since its next version was begun; `gone` if it was unpublished or deleted.
 */
export type BaseState = 'same' | 'changed' | 'gone';

export const baseStateOf = (base: StoredFields, published: StoredFields | undefined): BaseState => {
  if (published === undefined) return 'gone';
  return isUnchanged(base, published) ? 'same' : 'changed';
};

/**
 * Thrown when the published entry has changed since its next version was begun: `current` is the
 * published entry now, `base` the published entry then.
 */
export class BaseChangedError<T> extends EditConflictError<T> {
  constructor(
    current: T,
    override readonly base: T,
    /** The stored fields of the published entry. */
    readonly stored: StoredFields,
  ) {
    super(current);
  }
}

/** Thrown when a next version already exists. */
export class NextExistsError extends Error {
  override readonly name = 'NextExistsError';
  /** The message is shown as it is. */
  readonly code = 'explained';

  constructor() {
    super('It has a next version already: go on with that one, in Coming up.');
  }
}

/** Returns a next version as the editor knows it after seeing a conflict. */
export function knownAfter(known: Unpublished, error: unknown): Unpublished {
  if (error instanceof BaseChangedError) return { ...known, base: error.stored };
  if (!(error instanceof EditConflictError)) return known;
  return withEntry(known, error.current);
}

/**
 * Returns the next version in a document; null if its published entry has changed since the version
 * was begun.
 */
export const nextFromDocument = (
  id: string,
  data: unknown,
  published: StoredFields | undefined,
): Unpublished | null =>
  isUnchanged(asRecord(asRecord(data)['base']), published)
    ? // The published entry may have been moved in its list since.
      unpublishedFromDocument(id, { ...asRecord(data), base: published })
    : null;
