import { LANGUAGES, type SiteLanguage } from '../../company/languages';
import { byKind, type KindName } from '../../content/base/define-kind';
import { KINDS } from '../../content/kinds';
import {
  CONTACT_MESSAGES,
  namesDocument,
  RECORDS,
  REVISIONS,
  SETTINGS_DOCUMENT,
  TRASH,
  UNPUBLISHED,
} from '../../firebase/collections';
import type { FileServer } from '../../content/places';
import { sourceOf, type Source } from '../../content/base/place';
import { textsIn } from '../documents/revision';

/** A file of an export: its name, and the documents that it contains. */
export type ExportedKind = Source & {
  readonly name: ExportedName;
  /** The kind of the entries, if the file contains published entries. */
  readonly kind?: KindName;
};

/** The name of a file of an export, without its extension. */
export type ExportedName = string;

/** For each kind: where its published entries are stored, and the file that they are exported to. */
export const ENTRIES = byKind((kind): ExportedKind => {
  const { file: name, place } = KINDS[kind];
  return { name, kind, ...place.source };
});

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/**
 * All files of an export, except administrators, who belong to the accounts of a project, and the
 * search index and the error counts, which are generated again.
 */
export const EXPORTED_KINDS: readonly ExportedKind[] = [
  ...Object.values(ENTRIES),
  { name: 'unpublished', ...sourceOf({ collections: [UNPUBLISHED] }) },
  { name: 'trash', ...sourceOf({ collections: [TRASH] }) },
  { name: 'history', ...sourceOf({ collections: [REVISIONS, RECORDS] }) },
  { name: 'messages', ...sourceOf({ collections: [CONTACT_MESSAGES] }) },
  { name: 'settings', ...sourceOf({ documents: [SETTINGS_DOCUMENT] }) },
  ...OTHERS.map(({ code }) => ({
    name: `names_${code}`,
    ...sourceOf({ documents: [namesDocument(code)] }),
  })),
];

/** Access to the documents and files of a project during an export. */
export interface ExportSource {
  /** The server in the addresses of the files. */
  readonly fileServer: FileServer;
  /** Returns the documents of one file, a page at a time. Throws FirestoreError or TimeoutError. */
  readonly pagesOf: (kind: ExportedKind) => AsyncIterable<readonly StoredDocument[]>;
  /** Returns the content of a file. Throws if it cannot be read. */
  readonly readFile: (file: { readonly address: string; readonly path: string }) => Promise<Blob>;
}

/** The version of the format of exports. A program that imports one refuses later versions. */
export const EXPORT_FORMAT = 1;

/** A document with its values as the database returns them. */
export interface StoredDocument {
  readonly path: string;
  readonly data: unknown;
}

/** Yields a JSON file that has one document per line, as the documents arrive. */
export async function* streamJson(
  pages: AsyncIterable<readonly StoredDocument[]>,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const { path, data } of page) {
      yield before + JSON.stringify({ path, data: exportedValue(data) });
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Returns all texts in the values of a document that begin like web addresses. */
export const addressesIn = (data: unknown): readonly string[] =>
  textsIn(data).filter((text) => /^https?:/.test(text));

/** Firestore's types that JSON does not have, under the names of its REST interface. */
const VALUE_TYPES = [
  'timestampValue',
  'geoPointValue',
  'bytesValue',
  'referenceValue',
  'vectorValue',
  'doubleValue',
  'mapValue',
] as const;

type ValueType = (typeof VALUE_TYPES)[number];

/** Returns the type that an exported value is wrapped in; undefined for a value that is plain JSON. */
export function wrappedType(value: unknown): ValueType | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 ? VALUE_TYPES.find((type) => type === name) : undefined;
}

/**
 * Returns a stored value as JSON from which it can be restored: types that JSON does not have, and
 * maps that look like a wrapper, are wrapped in an object with the type as key. Accepts the values
 * of both Firestore SDKs, and throws TypeError for others.
 */
export function exportedValue(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { doubleValue: String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(exportedValue);
  if (Object.getPrototypeOf(value) !== Object.prototype) return typedValue(value);
  const map = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, exportedValue(field)]),
  );
  return wrappedType(map) ? { mapValue: map } : map;
}

function typedValue(value: object): Readonly<Partial<Record<ValueType, unknown>>> {
  if (hasNumbers(value, 'seconds', 'nanoseconds')) return { timestampValue: rfc3339(value) };
  if (hasNumbers(value, 'latitude', 'longitude')) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof Uint8Array) return { bytesValue: base64(value) };
  if ('toBase64' in value && typeof value.toBase64 === 'function') {
    return { bytesValue: value.toBase64() };
  }
  if ('path' in value && typeof value.path === 'string') return { referenceValue: value.path };
  if ('toArray' in value && typeof value.toArray === 'function') {
    return { vectorValue: value.toArray() };
  }
  throw new TypeError('A value of a type that is not known');
}

const hasNumbers = <Name extends string>(
  value: object,
  ...names: readonly Name[]
): value is Readonly<Record<Name, number>> =>
  names.every((name) => typeof Reflect.get(value, name) === 'number');

/** Returns a time with nine decimal digits of the second, as Firestore stores it. */
function rfc3339({ seconds, nanoseconds }: { seconds: number; nanoseconds: number }): string {
  const [whole] = new Date(seconds * 1000).toISOString().split('.');
  return `${whole}.${String(nanoseconds).padStart(9, '0')}Z`;
}

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
