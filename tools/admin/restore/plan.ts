import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AnyKind } from '../../../src/content/base/define-kind';
import type { EntryLocation } from '../../../src/content/base/place';
import { KINDS } from '../../../src/content/kinds';
import {
  exportedValue,
  typeOf,
  EXPORTED_KINDS,
  type ExportedKind,
} from '../../../src/store/export/export-files';
import { SETTINGS_DOCUMENT } from '../../../src/firebase/collections';
import { idAtPath } from '../../../src/store/documents/kinds';
import { storedDocuments } from '../stored-documents';
import type { ExportedDocument } from './exported-site';

/** An entry: a document or, for an announcement, a field of one. Its values have the form of an export. */
export interface Unit extends EntryLocation {
  readonly kind: ExportedKind;
  readonly data: unknown;
}

interface StoredUnit extends Unit {
  /** When its document was written last. */
  readonly updatedAt: Timestamp;
}

/** What a restore finds of an entry of the export. */
export type Restored =
  | { readonly unit: Unit; readonly state: 'new' }
  | { readonly unit: Unit; readonly state: 'same' }
  | {
      readonly unit: Unit;
      readonly state: 'differs';
      /** Whether it was changed after the export. */
      readonly isNewer: boolean;
      readonly before: StoredUnit;
    }
  /** It is stored in places where the export does not have it, as in the trash. */
  | { readonly unit: Unit; readonly state: 'elsewhere'; readonly places: readonly StoredUnit[] };

export interface Plan {
  readonly entries: readonly Restored[];
  /** Entries that the export does not have: nothing becomes of them. */
  readonly onlyHere: readonly StoredUnit[];
}

/**
 * Compares the documents of an export with what is stored (product 26.10). Throws FirebaseError.
 */
export async function planRestore(
  firestore: Firestore,
  documents: readonly ExportedDocument[],
  exportedAt: Date,
  kinds = EXPORTED_KINDS,
): Promise<Plan> {
  const stored = new Map<string, StoredUnit>();
  const places = new Map<string, StoredUnit[]>();
  // An entry may be in a place whose kind is not restored.
  for (const kind of EXPORTED_KINDS) {
    for await (const page of storedDocuments(firestore, kind)) {
      for (const { path, data, updatedAt } of page) {
        for (const unit of unitsOf({ kind, path, data: exportedMap(data) })) {
          const dated = { ...unit, updatedAt };
          stored.set(nameOf(unit), dated);
          for (const id of identityOf(unit)) places.set(id, [...(places.get(id) ?? []), dated]);
        }
      }
    }
  }
  const exported = documents.flatMap(unitsOf);
  const names = new Set(exported.map(nameOf));
  const entries = exported.map((unit): Restored => {
    const before = stored.get(nameOf(unit));
    if (!before) {
      const others = identityOf(unit).flatMap((id) => places.get(id) ?? []);
      const elsewhere = others.filter((other) => !names.has(nameOf(other)));
      return elsewhere.length > 0
        ? { unit, state: 'elsewhere', places: elsewhere }
        : { unit, state: 'new' };
    }
    if (comparable(before) === comparable(unit)) return { unit, state: 'same' };
    const isNewer = before.updatedAt.toMillis() > exportedAt.getTime();
    return { unit, state: 'differs', isNewer, before };
  });
  const onlyHere = [...stored.values()].filter(
    (unit) => kinds.includes(unit.kind) && !names.has(nameOf(unit)),
  );
  return { entries, onlyHere };
}

/** Returns the identity of a unit as text. */
export const nameOf = ({ path, key }: Pick<Unit, 'path' | 'key'>) =>
  key === undefined ? path : `${path}/${key}`;

/** The entries of a document in the values of an export. */
function unitsOf({ kind, path, data }: ExportedDocument): readonly Unit[] {
  const place = BY_FILE.get(kind.name)?.place;
  if (!place?.keyAt) return [{ kind, path, data }];
  return place.entriesIn(path, fieldsOf(data)).map((entry) => ({ kind, ...entry }));
}

const fieldsOf = (data: Readonly<Record<string, unknown>>) =>
  typeOf(data) === 'mapValue' ? Object(data['mapValue']) : data;

const exportedMap = (data: unknown) => exportedValue(data) as Readonly<Record<string, unknown>>;

/** The kinds of content, by the names of their files. */
const BY_FILE = new Map<string, AnyKind>(
  Object.values(KINDS).map((kind: AnyKind) => [kind.file, kind]),
);

/** Under which name an entry is known wherever it is: published, unpublished or in the trash. */
function identityOf({ kind: { name }, path, key }: Unit): readonly string[] {
  const id = key ?? idAtPath(path);
  if (name === 'unpublished') return [id];
  if (name === 'trash') return [id.replace(/^unpublished:/, '')];
  const kind = BY_FILE.get(name);
  return kind ? [`${kind.name}:${id}`] : [];
}

/** A text that is equal for equal entries; when the settings were edited is not theirs. */
function comparable({ path, data }: Unit): string {
  if (path !== SETTINGS_DOCUMENT) return canonical(data);
  const { edited: _, ...settings } = Object(data);
  return canonical(settings);
}

const canonical = (data: unknown) =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
