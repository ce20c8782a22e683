import type { StoredFields } from '../../content/base/stored-fields';

/** Thrown when somebody else has changed the entry since it was read. Nothing was written. */
export class EditConflictError<T> extends Error {
  override readonly name = 'EditConflictError';
  readonly code = 'edit-conflict';
  /** The entry as it is stored now. */
  readonly current: T;
  /** Of a next version: what it was begun with, if that is what somebody else has changed. */
  readonly base?: T;

  constructor(current: T) {
    super('Somebody else has changed it meanwhile');
    this.current = current;
  }
}

/** Thrown when the entry to edit does not exist any more. Uses Firestore's code for this case. */
export class EntryNotFoundError extends Error {
  override readonly name = 'EntryNotFoundError';
  readonly code = 'not-found';

  constructor() {
    super('It is no longer there');
  }
}

/** What became of an entry that is no longer where it was: a deleted one may not be in the trash. */
export type Whereabouts = 'unpublished' | 'in the trash' | 'deleted';

/** Thrown instead of EntryNotFoundError once it is known what became of the entry. */
export class EntryGoneError extends Error {
  override readonly name = 'EntryGoneError';
  readonly code = 'not-found';

  /** `whereabouts` is undefined where that could not be found out. */
  constructor(readonly whereabouts: Whereabouts | undefined) {
    super('It is no longer there');
  }
}

/** Thrown when the editor was asked before an edit was written, and declined. Nothing was written. */
export class EditDeclinedError extends Error {
  override readonly name = 'EditDeclinedError';
  readonly code = 'edit-declined';
}

/** The names of the fields in which two documents differ. */
export function changedFields(one: StoredFields, other: StoredFields): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

interface Versions {
  /** The fields as the editor read them. */
  readonly before: StoredFields;
  /** The fields that the editor wants to write. */
  readonly after: StoredFields;
  /** The fields that are stored now. */
  readonly current: StoredFields;
}

/**
 * The stored fields with what the editor changes; null if somebody else has changed one of those
 * fields since it was read (product 15.5). A field that already has its new value is no conflict: an
 * earlier attempt of the same edit may have been written.
 */
export function mergeEdit({ before, after, current }: Versions): StoredFields | null {
  const mine = changedFields(before, after);
  const theirs = changedFields(before, current);
  const pending = changedFields(current, after);
  if (mine.some((name) => theirs.includes(name) && pending.includes(name))) return null;
  const merged = { ...current, ...Object.fromEntries(mine.map((name) => [name, after[name]])) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
