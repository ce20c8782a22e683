import { type StoredFields, withoutUndefined } from '../../content/base/stored-values';
import { ENDS_MAX } from '../../shared/admin-limits';

/** Thrown when somebody else has changed the entry since it was read. Nothing was written. */
export class EditConflictError<T> extends Error {
  override readonly name = 'EditConflictError';
  readonly code = 'edit-conflict';
  /** The entry as it is stored now. */
  readonly current: T;
  /**
   * For a next version: its published entry at that time, if somebody else has changed it since.
   */
  readonly base?: T;

  constructor(current: T) {
    super('Somebody else has changed it meanwhile');
    this.current = current;
  }
}

/** Thrown when the address of a new movie is taken. Nothing was written. */
export class AddressTakenError extends Error {
  override readonly name = 'AddressTakenError';
  readonly code = 'address-taken';

  constructor() {
    super('There is a movie at this address already');
  }
}

/** Thrown when the entry to edit no longer exists. Uses Firestore's code for this case. */
export class EntryNotFoundError extends Error {
  override readonly name = 'EntryNotFoundError';
  readonly code = 'not-found';

  constructor() {
    super('It is no longer there');
  }
}

/** Why an entry is no longer at its location. A deleted entry may have left the trash. */
export type MissingState = 'unpublished' | 'in the trash' | 'deleted';

/** Replaces EntryNotFoundError when it is known why the entry is missing. */
export class EntryGoneError extends Error {
  override readonly name = 'EntryGoneError';
  readonly code = 'not-found';

  /** `missingState` is undefined if it is unknown. */
  constructor(readonly missingState: MissingState | undefined) {
    super('It is no longer there');
  }
}

/** Thrown when the editor declined a question before an edit was written. Nothing was written. */
export class EditDeclinedError extends Error {
  override readonly name = 'EditDeclinedError';
  readonly code = 'edit-declined';
}

/** Returns the names of the fields in which two documents differ. */
export function changedFields(one: StoredFields, other: StoredFields): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => !isSameValue(one[name], other[name]));
}

/** For a stored field: the field that is written with it, or deleted if the edit has no value for it. */
export type Linked = Readonly<Record<string, string>>;

interface Versions {
  /** The fields as the editor read them. */
  readonly before: StoredFields;
  /** The fields that the editor wants to write. */
  readonly after: StoredFields;
  /** The fields that are stored now. */
  readonly current: StoredFields;
  readonly linked?: Linked | undefined;
}

/**
 * Merges the editor's changes into the stored fields; returns null if somebody else has changed one
 * of the same fields, or a field that is linked to it, since it was read. A field that already has
 * its new value is not a conflict, because an earlier attempt of the same edit may have been
 * written.
 */
export function mergeEdit({ before, after, current, linked = {} }: Versions): StoredFields | null {
  const withLinked = (names: readonly string[]) =>
    names.flatMap((name) => [name, linked[name] ?? name]);
  const mine = changedFields(before, after);
  const theirs = withLinked(changedFields(before, current));
  const pending = changedFields(current, after);
  if (withLinked(mine).some((name) => theirs.includes(name) && pending.includes(name))) return null;
  const merged = { ...current, ...Object.fromEntries(mine.map((name) => [name, after[name]])) };
  return withoutUndefined<StoredFields>(merged);
}

/** Returns whether two stored values are equal, whatever the order of the fields in their maps. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  if (!isMapOrList(one) || !isMapOrList(other))
    return JSON.stringify(one) === JSON.stringify(other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => name in other && isSameValue(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns whether a stored value contains other values. Times and references to documents are
 * objects, too, but contain none.
 */
export const isMapOrList = (value: unknown): value is object =>
  isObject(value) && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Thrown when somebody else has changed the times of the entry. Nothing was written. */
export class TimesConflictError extends Error {
  override readonly name = 'TimesConflictError';
  /** The message is shown to the administrator. */
  readonly code = 'explained';

  constructor() {
    super(
      'Somebody else has changed meanwhile when visitors see it. Load the page again: what you have typed is kept.',
    );
  }
}

/** Thrown when the maximum number of entries with an end is reached. */
export class TooManyEndsError extends Error {
  override readonly name = 'TooManyEndsError';
  /** The message is shown to the administrator. */
  readonly code = 'explained';

  constructor() {
    super(
      `${ENDS_MAX} entries have an end, as many as there can be. Remove that of another one in “Coming up” first.`,
    );
  }
}
