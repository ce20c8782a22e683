import type { StoredFields } from './stored-fields';

/** Thrown when somebody else has changed the entry since it was read. Nothing was written. */
export class EditConflictError<T> extends Error {
  override readonly name = 'EditConflictError';
  readonly code = 'edit-conflict';
  /** The entry as it is stored now. */
  readonly current: T;

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
 * Whether somebody else has changed a field since it was read (product 15.5), including fields that
 * this edit leaves unchanged. A field that already has its new value is no conflict: an earlier
 * attempt of the same edit may have been written.
 */
export function isConflict({ before, after, current }: Versions): boolean {
  const pending = changedFields(current, after);
  return changedFields(current, before).some((name) => pending.includes(name));
}
