import { type StoredFields, withoutUndefined } from '../../content/base/stored-values';
import { ENDS_MAX } from '../../shared/admin-limits';

/** Thrown when somebody else has changed the entry since it was read. Nothing was written. */
export class EditConflictError<T> extends Error {
  override readonly name = 'EditConflictError';
  readonly code = 'edit-conflict';
  /** The entry as it is stored now. */
  readonly current: T;
  /** For a next version: what it was begun with, if somebody else has changed that. */
  readonly base?: T;

  constructor(current: T) {
    super('Somebody else has changed it meanwhile');
    this.current = current;
  }
}

/** Thrown when the address of a new movie belongs to another one. Nothing was written. */
export class AddressTakenError extends Error {
  override readonly name = 'AddressTakenError';
  readonly code = 'address-taken';

  constructor() {
    super('There is a movie at this address already');
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
export type MissingState = 'unpublished' | 'in the trash' | 'deleted';

/** Thrown instead of EntryNotFoundError once it is known what became of the entry. */
export class EntryGoneError extends Error {
  override readonly name = 'EntryGoneError';
  readonly code = 'not-found';

  /** `missingState` is undefined where that could not be found out. */
  constructor(readonly missingState: MissingState | undefined) {
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
  return names.filter((name) => !isSameValue(one[name], other[name]));
}

/** By stored field: the one that is written together with it, or deleted if the edit has none. */
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
 * The stored fields with what the editor changes; null if somebody else has changed one of those fields since
 * it was read, or one that is linked to it: what is said of a picture is not said of another one. A field
 * that already has its new value is no conflict: an earlier attempt of the same edit may have been written.
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

/** Whether two stored values are the same, whatever the order of the fields in their maps. */
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

/** Whether a stored value has others in it: times and references to documents are objects, too. */
export const isMapOrList = (value: unknown): value is object =>
  isObject(value) && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Thrown when somebody else has changed when the entry is on the site. Nothing was written. */
export class TimesConflictError extends Error {
  override readonly name = 'TimesConflictError';
  /** Its message is shown. */
  readonly code = 'explained';

  constructor() {
    super(
      'Somebody else has changed meanwhile when visitors see it. Load the page again: what you have typed is kept.',
    );
  }
}

/** Thrown when as many entries have an end as can have one. */
export class TooManyEndsError extends Error {
  override readonly name = 'TooManyEndsError';
  /** Its message is shown. */
  readonly code = 'explained';

  constructor() {
    super(
      `${ENDS_MAX} entries have an end, as many as there can be. Remove that of another one in “Coming up” first.`,
    );
  }
}
