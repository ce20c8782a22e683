import type { RestFields, RestValue } from './values';

/** A document in memory; its path is relative to the database. */
export interface MemoryDocument {
  readonly fields: RestFields;
  readonly createTime: string;
  readonly updateTime: string;
}

export type Documents = ReadonlyMap<string, MemoryDocument>;

/** The prefix of the names of documents. */
export const ROOT = 'projects/demo-cinema/databases/(default)/documents';

export const nameOf = (path: string) => `${ROOT}/${path}`;
export const pathOf = (name: string) => name.slice(ROOT.length + 1);

/** The HTTP status of Firestore's errors. */
const STATUS = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  aborted: 409,
  'resource-exhausted': 429,
  internal: 500,
  unimplemented: 501,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof STATUS;

/** An error that Firestore returns instead of a result. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    message: string = code,
  ) {
    super(message);
    this.status = STATUS[code];
  }
}

const segments = new Map<string, readonly string[]>();

/**
 * Returns the segments of a field path; those with characters other than letters are in backticks.
 */
export function namesIn(fieldPath: string): readonly string[] {
  let names = segments.get(fieldPath);
  if (!names) {
    const parts = fieldPath.match(/`(?:\\.|[^`\\])*`|[^.`]+/g) ?? [];
    names = parts.map((part) =>
      part.startsWith('`') ? part.slice(1, -1).replaceAll(/\\(.)/g, '$1') : part,
    );
    segments.set(fieldPath, names);
  }
  return names;
}

/** Returns the value of a field; undefined if there is none. */
export function valueAt(fields: RestFields, fieldPath: string): RestValue | undefined {
  const [first = '', ...others] = namesIn(fieldPath);
  return others.reduce<RestValue | undefined>(
    (value, name) => value?.mapValue?.fields?.[name],
    fields[first],
  );
}
