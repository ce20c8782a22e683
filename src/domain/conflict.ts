/** Somebody else has changed an entry since it was read. Nothing was written. */
export class ChangedMeanwhileError<T> extends Error {
  override readonly name = 'ChangedMeanwhileError';
  readonly code = 'changed-meanwhile';
  /** What is stored now. */
  readonly current: T;

  constructor(current: T) {
    super('Somebody else has changed it meanwhile');
    this.current = current;
  }
}

/** The entry to change is no longer there. The code is the database's own word for that. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  readonly code = 'not-found';

  constructor() {
    super('It is no longer there');
  }
}

/** The fields of an entry as they are stored. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The names of the fields in which two documents differ. */
export function differences(one: StoredFields, other: StoredFields): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

interface Versions {
  /** What the editor saw. */
  readonly before: StoredFields;
  /** What it is to become. */
  readonly after: StoredFields;
  /** What is stored by now. */
  readonly current: StoredFields;
}

/**
 * Whether somebody else has changed a field meanwhile, also one that this edit leaves alone. One
 * that has become what it is to become is none: an earlier attempt of the same edit has arrived.
 */
export function isConflict({ before, after, current }: Versions): boolean {
  const wanted = differences(current, after);
  return differences(current, before).some((name) => wanted.includes(name));
}
