import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';
import { SetupError } from '../../development/command-line';
import type { ExportManifest } from '../../../src/studio/screens/export/export-zip';
import {
  EXPORT_FORMAT,
  EXPORTED_KINDS,
  type ExportedKind,
} from '../../../src/store/export/export-files';
import { collectionsOf } from '../../../src/content/base/place';
import { isDocumentId } from '../../../src/firebase/collections';
import { isImagePath } from '../../../src/content/image/image';
import { at, textAt } from '../google-answers';

const MAX_ENTRIES = 100_000;

/** A ZIP file whose entries are read one by one, by their names. */
export interface Zip {
  has(name: string): boolean;
  /**
   * Reads an entry by name.
   *
   * @throws SetupError if the entry is missing, damaged, or larger than `maxBytes`
   */
  read(name: string, maxBytes: number): Promise<Buffer>;
  close(): void;
}

/**
 * Opens a ZIP file.
 *
 * @throws SetupError if the file is not a complete ZIP, has an entry twice, or more entries than
 * any export
 */
export async function openZip(file: string): Promise<Zip> {
  const zip = await openPromise(file, { autoClose: false }).catch((error: unknown) => {
    throw damaged(file, error);
  });
  const entries = new Map<string, Entry>();
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new Error(`${zip.entryCount} files are in it`);
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is in it twice`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw damaged(file, error);
  }

  return {
    has: (name) => entries.has(name),
    read: async (name, maxBytes) => {
      const entry = entries.get(name);
      if (!entry) throw new SetupError(`${name} is not in ${file}.`);
      // The stream fails if there is more than is declared.
      if (entry.uncompressedSize > maxBytes)
        throw new SetupError(`${name} in ${file} is too large.`);
      try {
        const bytes = await buffer(await zip.openReadStreamPromise(entry));
        if (crc32(bytes) !== entry.crc32) throw new Error('its checksum is another one');
        return bytes;
      } catch (error) {
        throw damaged(`${name} in ${file}`, error);
      }
    },
    close: () => zip.close(),
  };
}

const damaged = (what: string, cause: unknown) =>
  new SetupError(
    `${what} cannot be read as a ZIP file: ${cause instanceof Error ? cause.message : cause}. Nothing was changed.`,
  );

const MAX_JSON_BYTES = 256 * 1024 * 1024;
const MANIFEST = 'export.json';

/** A document of an export, with the values of the file. */
export interface ExportedDocument {
  readonly kind: ExportedKind;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface ExportedSite {
  readonly exportedAt: Date;
  /** The storage server and bucket in the addresses of its pictures. */
  readonly files: ExportManifest['files'];
  readonly documents: readonly ExportedDocument[];
}

/**
 * Reads the documents of these kinds from an export.
 *
 * @throws SetupError if the export is incomplete, has an unknown format, or has documents that no
 * export has
 */
export async function readSite(zip: Zip, kinds = EXPORTED_KINDS): Promise<ExportedSite> {
  const manifest = await readManifest(zip);
  const documents: ExportedDocument[] = [];
  // An export from before there was a kind says nothing of it.
  for (const kind of kinds.filter(({ name }) => !Number.isNaN(manifest.documents[name]))) {
    const found = await readKind(zip, kind);
    if (found.length !== manifest.documents[kind.name]) {
      throw refused(`${kind.name}.json has another number of entries than was exported`);
    }
    documents.push(...found);
  }
  const paths = new Set(documents.map(({ path }) => path));
  if (paths.size < documents.length) throw refused('an entry is in it twice');
  return { exportedAt: new Date(manifest.exportedAt), files: manifest.files, documents };
}

async function readManifest(zip: Zip): Promise<ExportManifest> {
  if (!zip.has(MANIFEST)) {
    throw new SetupError(
      'This is no export, or one from before restoring was possible. Films of its movies.csv can be imported at /admin/import.',
    );
  }
  const manifest = parsed(await zip.read(MANIFEST, MAX_JSON_BYTES), MANIFEST);
  const format = at(manifest, 'format');
  if (format !== EXPORT_FORMAT) {
    throw new SetupError(
      `This export has the form ${String(format)}, this version of the site reads ${EXPORT_FORMAT}.`,
    );
  }
  const exportedAt = textAt(manifest, 'exportedAt');
  const origin = textAt(manifest, 'files', 'origin');
  const bucket = textAt(manifest, 'files', 'bucket');
  if (Number.isNaN(Date.parse(exportedAt)) || !bucket) throw refused(`${MANIFEST} is damaged`);
  const counts = EXPORTED_KINDS.map(({ name }) => [name, Number(at(manifest, 'documents', name))]);
  return { format, exportedAt, files: { origin, bucket }, documents: Object.fromEntries(counts) };
}

async function readKind(zip: Zip, kind: ExportedKind): Promise<readonly ExportedDocument[]> {
  const name = `${kind.name}.json`;
  const list = parsed(await zip.read(name, MAX_JSON_BYTES), name);
  if (!Array.isArray(list)) throw refused(`${name} is no list`);
  return list.map((item: unknown) => {
    const path = textAt(item, 'path');
    const data = at(item, 'data');
    if (!isPathOf(kind, path)) throw refused(`${name} has an entry at "${path.slice(0, 100)}"`);
    if (!isMap(data)) throw refused(`${path} has no fields`);
    return { kind, path, data };
  });
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns whether documents of that kind are stored at such a path, so that a file cannot make
 * somebody an administrator.
 */
function isPathOf(kind: ExportedKind, path: string): boolean {
  if (kind.documents.includes(path)) return true;
  if (kind.groups.length > 0) return isImagePath(path);
  const slash = path.lastIndexOf('/');
  return collectionsOf(kind).includes(path.slice(0, slash)) && isDocumentId(path.slice(slash + 1));
}

function parsed(bytes: Buffer, name: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw refused(`${name} is damaged`);
  }
}

const refused = (reason: string) =>
  new SetupError(`This file cannot be restored: ${reason}. Nothing was changed.`);
