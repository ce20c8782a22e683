import {
  FieldValue,
  GeoPoint,
  Timestamp,
  type Firestore,
  FieldPath,
  type Transaction,
} from 'firebase-admin/firestore';
import { wrappedType, EXPORTED_KINDS } from '../../../src/store/export/export-files';
import { hasOtherFiles, historyKindAt } from '../../../src/store/documents/revision';
import { documentPath } from '../../../src/content/base/place';
import { timeInKey } from '../../../src/content/base/time-keys';
import { yearInKey } from '../../../src/content/base/years';
import {
  ARCHIVE_YEARS_DOCUMENT,
  REVISIONS,
  SETTINGS_DOCUMENT,
} from '../../../src/firebase/collections';
import type { Restored, Unit } from './plan';

/**
 * Converts an exported value back: the inverse of `exportedValue` (product 26.8). Throws TypeError
 * for other values.
 */
export function storedValue(exported: unknown, firestore: Firestore): unknown {
  const restored = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(restored);
    if (typeof value !== 'object' || value === null) return value;
    const type = wrappedType(value);
    if (!type) return mapOf(value);
    const content: unknown = Reflect.get(value, type);
    switch (type) {
      case 'mapValue':
        return mapOf(content);
      case 'timestampValue':
        return timestampOf(content);
      case 'bytesValue':
        return Buffer.from(textOf(content), 'base64');
      case 'referenceValue':
        return firestore.doc(textOf(content));
      case 'geoPointValue':
        return new GeoPoint(numberOf(content, 'latitude'), numberOf(content, 'longitude'));
      case 'vectorValue':
        return FieldValue.vector(numbersOf(content));
      case 'doubleValue':
        return doubleOf(content);
    }
  };
  const mapOf = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unknown();
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, restored(field)]),
    );
  };
  return restored(exported);
}

const unknown = () => new TypeError('a value has a form that no export has');

/** Returns the Timestamp of an exported time, which has nine decimal digits. */
function timestampOf(value: unknown): Timestamp {
  const [, seconds, digits] = /^(.{19})\.(\d{9})Z$/.exec(textOf(value)) ?? [];
  const time = Date.parse(`${seconds}Z`);
  if (Number.isNaN(time)) throw unknown();
  return new Timestamp(time / 1000, Number(digits));
}

function doubleOf(value: unknown): number {
  if (value !== 'NaN' && value !== 'Infinity' && value !== '-Infinity') throw unknown();
  return Number(value);
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw unknown();
  return value;
}

function numberOf(value: unknown, name: string): number {
  const number: unknown = typeof value === 'object' && value !== null && Reflect.get(value, name);
  if (typeof number !== 'number') throw unknown();
  return number;
}

function numbersOf(value: unknown): number[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'number')) throw unknown();
  return value;
}

/** Documents per transaction: each may need three more writes, and Firestore allows 500. */
const PER_TRANSACTION = 100;

/** An entry to write, and the stored state that the plan has found, which must not have changed. */
interface Write {
  readonly unit: Unit;
  readonly before?: { readonly data: unknown; readonly updatedAt: Timestamp };
  /** Other locations of the entry, where it is deleted. */
  readonly places: readonly (Unit & { readonly updatedAt: Timestamp })[];
}

export interface Written {
  readonly written: number;
  /**
   * The number of entries that were left unchanged because somebody has changed them since the
   * plan.
   */
  readonly changedMeanwhile: number;
}

/**
 * Writes the entries of a plan (product 26.10): new ones, and with `replace` also those that are
 * stored differently or elsewhere, whose previous fields go to their history. Throws FirebaseError;
 * what was already written stays, and the restore can be run again.
 */
export async function writeEntries(
  firestore: Firestore,
  entries: readonly Restored[],
  replace: boolean,
  onProgress: (entries: number) => void,
): Promise<Written> {
  const writes = entries.flatMap((entry) => writeOf(entry, replace));
  const batches = EXPORTED_KINDS.flatMap(({ name }) => {
    const ofKind = writes.filter(({ unit }) => unit.kind.name === name);
    // Announcements are in one document, whose time of change is that of each, and in its archive.
    const isShared = ({ unit: { key, isArchived } }: Write) => key !== undefined && !isArchived;
    const shared = ofKind.filter(isShared);
    const others = ofKind.filter((write) => !isShared(write));
    return [...(shared.length > 0 ? [shared] : []), ...inBatches(others)];
  });
  let sum: Written = { written: 0, changedMeanwhile: 0 };
  for (const batch of batches) {
    const { written, changedMeanwhile } = await writeBatch(firestore, batch);
    sum = {
      written: sum.written + written,
      changedMeanwhile: sum.changedMeanwhile + changedMeanwhile,
    };
    onProgress(sum.written);
  }
  return sum;
}

function writeOf(entry: Restored, replace: boolean): readonly Write[] {
  const { unit } = entry;
  switch (entry.state) {
    case 'new':
      return [{ unit, places: [] }];
    case 'differs':
      // An announcement may have been archived, or was when it was exported.
      return replace
        ? [
            {
              unit: { ...unit, isArchived: entry.before.isArchived },
              places: [],
              before: entry.before,
            },
          ]
        : [];
    case 'elsewhere':
      return replace ? [{ unit, places: entry.places }] : [];
    case 'same':
      return [];
  }
}

function inBatches<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / PER_TRANSACTION);
  return Array.from({ length: count }, (_, n) =>
    all.slice(n * PER_TRANSACTION, (n + 1) * PER_TRANSACTION),
  );
}

const writeBatch = (firestore: Firestore, writes: readonly Write[]): Promise<Written> =>
  firestore.runTransaction(async (transaction) => {
    const paths = new Set(
      writes.flatMap(({ unit, places }) => [unit, ...places]).map(documentPath),
    );
    const documents = await transaction.getAll(...[...paths].map((path) => firestore.doc(path)));
    const found = new Map(documents.map((document) => [document.ref.path, document]));

    const isAsPlanned = ({ unit, before, places }: Write): boolean => {
      const document = found.get(documentPath(unit));
      const isThere = (place: Write['places'][number]) =>
        found.get(documentPath(place))?.updateTime?.isEqual(place.updatedAt) === true;
      if (!places.every(isThere)) return false;
      if (before) return document?.updateTime?.isEqual(before.updatedAt) === true;
      return unit.key === undefined || unit.isArchived
        ? document?.exists === false
        : document?.get(new FieldPath(unit.key)) === undefined;
    };

    const planned = writes.filter(isAsPlanned);
    for (const { unit, before, places } of planned) {
      for (const place of places) remove(firestore, transaction, place);
      if (before) addRevision(firestore, transaction, unit, before.data);
      set(firestore, transaction, unit, before === undefined);
    }
    return { written: planned.length, changedMeanwhile: writes.length - planned.length };
  });

function set(firestore: Firestore, transaction: Transaction, unit: Unit, isNew: boolean): void {
  const { path, key, isArchived, data } = unit;
  const reference = firestore.doc(documentPath(unit));
  const stored = storedValue(data, firestore);
  if (key !== undefined && isArchived) {
    transaction.set(reference, { entry: stored, at: timeInKey(key) ?? new Date(0) });
    if (isNew) noteYear(firestore, transaction, key, 1);
    return;
  }
  if (key !== undefined) {
    transaction.set(reference, { [key]: stored }, { mergeFields: [new FieldPath(key)] });
    return;
  }
  // Browsers take the settings anew by the time of their last edit.
  const edited = path === SETTINGS_DOCUMENT && { edited: FieldValue.serverTimestamp() };
  transaction.set(reference, { ...Object(stored), ...edited });
}

/**
 * Updates the number of archived announcements of a year, when one enters or leaves the archive.
 */
function noteYear(firestore: Firestore, transaction: Transaction, key: string, by: 1 | -1): void {
  const count = { [yearInKey(key)]: FieldValue.increment(by) };
  transaction.set(firestore.doc(ARCHIVE_YEARS_DOCUMENT), count, { merge: true });
}

function remove(firestore: Firestore, transaction: Transaction, unit: Unit): void {
  const { key, isArchived } = unit;
  const reference = firestore.doc(documentPath(unit));
  if (key !== undefined && isArchived) noteYear(firestore, transaction, key, -1);
  if (key === undefined || isArchived) transaction.delete(reference);
  else transaction.update(reference, new FieldPath(key), FieldValue.delete());
}

/** Stores the replaced content as a revision, as an edit does (product 30.1). */
function addRevision(
  firestore: Firestore,
  transaction: Transaction,
  { path, key, data, kind }: Unit,
  before: unknown,
): void {
  if (!historyKindAt(path) && kind.name !== 'unpublished') return;
  transaction.create(firestore.collection(REVISIONS).doc(), {
    path,
    ...(key !== undefined && { key }),
    before: storedValue(before, firestore),
    by: 'restore',
    at: FieldValue.serverTimestamp(),
    ...(hasOtherFiles(before, Object(data)) && { files: 'kept' }),
  });
}
