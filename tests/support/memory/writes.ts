import {
  namesIn,
  pathOf,
  Refusal,
  valueAt,
  type Documents,
  type MemoryDocument,
} from './documents';
import {
  isEqual,
  normalFields,
  sizeOfFields,
  numberIn,
  valuesIn,
  normalValue,
  type RestFields,
  type RestValue,
} from './values';

interface Transform {
  readonly fieldPath: string;
  readonly setToServerValue?: 'REQUEST_TIME';
  readonly increment?: RestValue;
  readonly appendMissingElements?: { readonly values?: readonly RestValue[] };
  readonly removeAllFromArray?: { readonly values?: readonly RestValue[] };
}

/** A write in the format of the SDK: one of `update`, `delete` and `verify`. */
export interface Write {
  readonly update?: { readonly name: string; readonly fields?: RestFields };
  readonly delete?: string;
  readonly verify?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly Transform[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

/** What becomes of documents: null for one that is deleted. */
export type Changes = ReadonlyMap<string, MemoryDocument | null>;

export const pathIn = ({ update, delete: deleted, verify }: Write): string =>
  pathOf(update?.name ?? deleted ?? verify ?? '');

/**
 * Returns what all writes change together at a time. Throws Refusal if one of them is not possible.
 */
export function changesBy(documents: Documents, writes: readonly Write[], time: string): Changes {
  const changes = new Map<string, MemoryDocument | null>();
  for (const write of writes) {
    const path = pathIn(write);
    const before = changes.has(path) ? changes.get(path) : documents.get(path);
    check(write, path, before ?? undefined);
    if (write.delete) changes.set(path, null);
    if (write.update) changes.set(path, written(write, before ?? undefined, time));
  }
  return changes;
}

function check({ currentDocument }: Write, path: string, before: MemoryDocument | undefined): void {
  if (!currentDocument) return;
  const { exists, updateTime } = currentDocument;
  if (exists === true && !before) throw new Refusal('not-found', `No document to update: ${path}`);
  if (exists === false && before) throw new Refusal('already-exists', `It already exists: ${path}`);
  if (updateTime === undefined) return;
  const { timestampValue } = normalValue({ timestampValue: updateTime });
  if (before?.updateTime !== timestampValue) {
    throw new Refusal('failed-precondition', `It has another version: ${path}`);
  }
}

function written(
  { update, updateMask, updateTransforms = [] }: Write,
  before: MemoryDocument | undefined,
  time: string,
): MemoryDocument {
  const given = update?.fields ?? {};
  const masked = updateMask?.fieldPaths?.reduce<RestFields>(
    (fields, path) => withField(fields, namesIn(path), valueAt(given, path)),
    before?.fields ?? {},
  );
  const fields = updateTransforms.reduce<RestFields>(
    (transformed, transform) =>
      withField(
        transformed,
        namesIn(transform.fieldPath),
        transformedBy(transform, valueAt(transformed, transform.fieldPath), time),
      ),
    masked ?? given,
  );
  return withTimes(normalFields(fields), before, time);
}

/** The maximum size of a document in bytes. */
const SIZE_MAX = 1_048_576;

/** A document that is written unchanged keeps its version. */
function withTimes(
  fields: RestFields,
  before: MemoryDocument | undefined,
  time: string,
): MemoryDocument {
  if (before && isEqual({ mapValue: before }, { mapValue: { fields } })) return before;
  if (sizeOfFields(fields) > SIZE_MAX) throw new Refusal('invalid-argument', 'It is too large');
  return { fields, createTime: before?.createTime ?? time, updateTime: time };
}

/** Returns fields with another value at a field path; undefined removes the field. */
function withField(
  fields: RestFields,
  [name = '', ...inner]: readonly string[],
  value: RestValue | undefined,
): RestFields {
  const { [name]: before, ...others } = fields;
  if (inner.length === 0) return value ? { ...fields, [name]: value } : others;
  const map = before?.mapValue?.fields;
  if (!map && !value) return fields;
  return { ...fields, [name]: { mapValue: { fields: withField(map ?? {}, inner, value) } } };
}

function transformedBy(
  { setToServerValue, increment, appendMissingElements, removeAllFromArray }: Transform,
  before: RestValue | undefined,
  time: string,
): RestValue {
  // Times that the server sets are whole milliseconds.
  if (setToServerValue) return { timestampValue: `${time.slice(0, -4)}000Z` };
  if (increment) return sum(before, increment);
  const elements = before ? valuesIn(before) : [];
  if (appendMissingElements) {
    const values = [...elements];
    for (const value of (appendMissingElements.values ?? []).map(normalValue)) {
      if (!values.some((other) => isEqual(other, value))) values.push(value);
    }
    return { arrayValue: { values } };
  }
  if (!removeAllFromArray) throw new Refusal('unimplemented', 'that transform');
  const removed = (removeAllFromArray.values ?? []).map(normalValue);
  const values = elements.filter((value) => !removed.some((other) => isEqual(other, value)));
  return { arrayValue: { values } };
}

/** A value that is no number is replaced. */
function sum(before: RestValue | undefined, added: RestValue): RestValue {
  const isNumber = before && ('integerValue' in before || 'doubleValue' in before);
  if (!isNumber) return added;
  const total = numberIn(before) + numberIn(added);
  const isInteger = 'integerValue' in before && 'integerValue' in added;
  return isInteger ? { integerValue: `${total}` } : { doubleValue: total };
}
