import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AnyKind } from '../../../src/content/base/define-kind';
import type { EntryLocation } from '../../../src/content/base/place';
import { KINDS } from '../../../src/content/kinds';
import {
  exportedValue,
  wrappedType,
  EXPORTED_KINDS,
  type ExportedKind,
} from '../../../src/store/export/export-files';
import { SETTINGS_DOCUMENT } from '../../../src/firebase/collections';
import { idAtPath } from '../../../src/store/documents/kinds';
import { storedDocuments } from '../admin/export';
import type { ExportedDocument } from './archive';
import type { PicturePlan } from './pictures';

/**
 * An entry: a document or, for an announcement, a field of a document. Its values have the format
 * of an export.
 */
export interface Unit extends EntryLocation {
  readonly kind: ExportedKind;
  readonly data: unknown;
}

interface StoredUnit extends Unit {
  /** The time at which its document was last written. */
  readonly updatedAt: Timestamp;
}

/** The state of an exported entry in the database. */
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
  /** The entry is stored in other locations than in the export, such as the trash. */
  | { readonly unit: Unit; readonly state: 'elsewhere'; readonly places: readonly StoredUnit[] };

interface Plan {
  readonly entries: readonly Restored[];
  /** Entries that are not in the export, which the restore does not change. */
  readonly onlyHere: readonly StoredUnit[];
}

/**
 * Compares the documents of an export with the stored ones (product 26.10). Throws FirebaseError.
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
const nameOf = ({ path, key }: Pick<Unit, 'path' | 'key'>) =>
  key === undefined ? path : `${path}/${key}`;

/** Returns the entries of a document in the format of an export. */
function unitsOf({ kind, path, data }: ExportedDocument): readonly Unit[] {
  const place = BY_FILE.get(kind.name)?.place;
  if (!place?.keyAt) return [{ kind, path, data }];
  return place.entriesIn(path, fieldsOf(data)).map((entry) => ({ kind, ...entry }));
}

const fieldsOf = (data: Readonly<Record<string, unknown>>) =>
  wrappedType(data) === 'mapValue' ? Object(data['mapValue']) : data;

const exportedMap = (data: unknown) => exportedValue(data) as Readonly<Record<string, unknown>>;

/** The kinds of content by the name of their file. */
const BY_FILE = new Map<string, AnyKind>(
  Object.values(KINDS).map((kind: AnyKind) => [kind.file, kind]),
);

/**
 * Returns an id of an entry that is equal whether the entry is published, unpublished or in the
 * trash.
 */
function identityOf({ kind: { name }, path, key }: Unit): readonly string[] {
  const id = key ?? idAtPath(path);
  if (name === 'unpublished') return [id];
  if (name === 'trash') return [id.replace(/^unpublished:/, '')];
  const kind = BY_FILE.get(name);
  return kind ? [`${kind.name}:${id}`] : [];
}

/**
 * Returns a text that is equal for equal entries; the time of the last edit of the settings is
 * ignored.
 */
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

const COLUMNS = ['new', 'same', 'differs', 'elsewhere', 'only here'] as const;

/**
 * Returns the plan of a restore as a table, with a sentence on each group of entries (product
 * 26.10).
 */
export function describePlan(
  { entries, onlyHere }: Plan,
  { toUpload, present, missing }: PicturePlan,
  replace: boolean,
): string {
  const rows = EXPORTED_KINDS.map(({ name }) => {
    const ofKind = entries.filter(({ unit }) => unit.kind.name === name);
    const count = (state: Restored['state']) => ofKind.filter((e) => e.state === state).length;
    const only = onlyHere.filter(({ kind }) => kind.name === name).length;
    return [name, count('new'), count('same'), count('differs'), count('elsewhere'), only];
  }).filter(([, ...counts]) => counts.some((count) => count !== 0));
  return [
    ...[['', ...COLUMNS], ...rows].map(rowOf),
    '',
    `pictures: ${toUpload.size} are uploaded, ${present} are there already`,
    ...(missing.size > 0
      ? [
          `${missing.size} pictures are neither in the file nor in the storage: their addresses stay as they were.`,
        ]
      : []),
    ...sentences(entries, replace),
  ].join('\n');
}

const rowOf = ([name, ...counts]: readonly (string | number)[]) =>
  [String(name).padEnd(14), ...counts.map((count) => String(count).padStart(11))]
    .join('')
    .trimEnd();

function sentences(entries: readonly Restored[], replace: boolean): readonly string[] {
  const differing = entries.filter((entry) => entry.state === 'differs');
  const newer = differing.filter((entry) => entry.isNewer).length;
  const elsewhere = entries.filter((entry) => entry.state === 'elsewhere').length;
  const due = entries.filter((entry) => entry.state === 'new' && isDue(entry)).length;
  const become = replace
    ? { differs: 'are replaced', elsewhere: 'are put back to where they were' }
    : { differs: 'stay as they are', elsewhere: 'stay where they are' };
  return [
    ...(differing.length > 0
      ? [
          `${differing.length} differ from the file, ${newer} of them changed after it was made: they ${become.differs}.`,
        ]
      : []),
    ...(elsewhere > 0
      ? [`${elsewhere} are stored elsewhere, as in the trash: they ${become.elsewhere}.`]
      : []),
    ...(!replace && differing.length + elsewhere > 0
      ? ['--replace puts them back; what an entry was then stays in its history.']
      : []),
    ...(due > 0 ? [`${due} were to be published by now: visitors see them at once.`] : []),
  ];
}

/** Returns whether an entry is unpublished but its time of publication has passed. */
function isDue({ unit }: Restored): boolean {
  const time: unknown = Object(Object(unit.data).publishAt).timestampValue;
  return (
    unit.kind.name === 'unpublished' && typeof time === 'string' && Date.parse(time) < Date.now()
  );
}
