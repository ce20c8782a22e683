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

/** The name of a file of an export, and the documents in it. */
export type ExportedKind = Source & {
  readonly name: ExportedName;
  /** The kind of its entries, if they are published ones. */
  readonly kind?: KindName;
};

/** The name of such a file. */
export type ExportedName = string;

/** By kind: where its published entries are, and the file that they are exported to. */
export const ENTRIES = byKind((kind): ExportedKind => {
  const { file: name, place } = KINDS[kind];
  return { name, kind, ...place.source };
});

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/**
 * Everything that is exported. Users belong to the accounts of a project; the search index and the counts of
 * errors are made anew.
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

/** The documents and files of a project, as an export reads them. */
export interface ExportSource {
  /** Where the addresses of files lead. */
  readonly fileServer: FileServer;
  /** The documents of a kind, by their paths. Throws FirestoreError or TimeoutError. */
  readonly pagesOf: (kind: ExportedKind) => AsyncIterable<readonly StoredDocument[]>;
  /** Throws if the file cannot be read. */
  readonly readFile: (file: { readonly address: string; readonly path: string }) => Promise<Blob>;
}

/** The version of the format of exports. A program that reads one refuses later versions. */
export const EXPORT_FORMAT = 1;

/** A document with its values as the database returns them. */
export interface StoredDocument {
  readonly path: string;
  readonly data: unknown;
}

/** A JSON file with these documents, one a line, as they arrive. */
export async function* jsonOf(
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

/** All texts in the values of a document that begin like web addresses. */
export const addressesIn = (data: unknown): readonly string[] =>
  textsIn(data).filter((text) => /^https?:/.test(text));

/** The names of values that JSON has no form for, as Firestore's REST interface has them. */
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

/** Returns the type that an exported value names; undefined for one that is JSON as it is. */
export function typeOf(value: unknown): ValueType | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 ? VALUE_TYPES.find((type) => type === name) : undefined;
}

/**
 * A stored value as JSON from which it can be had back: what JSON has no form for is an object with the name
 * of its type, and a map that looks like such an object is in one. Reads the values of both Firestore SDKs.
 * Throws TypeError for a value that neither stores.
 */
export function exportedValue(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { doubleValue: String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(exportedValue);
  if (Object.getPrototypeOf(value) !== Object.prototype) return typedValue(value);
  const map = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, exportedValue(field)]),
  );
  return typeOf(map) ? { mapValue: map } : map;
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

/** The time with all nine digits that Firestore stores of a second. */
function rfc3339({ seconds, nanoseconds }: { seconds: number; nanoseconds: number }): string {
  const [whole] = new Date(seconds * 1000).toISOString().split('.');
  return `${whole}.${String(nanoseconds).padStart(9, '0')}Z`;
}

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
