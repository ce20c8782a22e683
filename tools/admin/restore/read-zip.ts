import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';
import { SetupError } from '../../emulators/setup-error';

const MAX_ENTRIES = 100_000;

/** A ZIP file whose entries are read one by one, by their names. */
export interface Zip {
  has(name: string): boolean;
  /** @throws SetupError if there is no such entry, if it is larger than that, or damaged */
  read(name: string, maxBytes: number): Promise<Buffer>;
  close(): void;
}

/**
 * Opens a ZIP file.
 *
 * @throws SetupError if it is none, is cut off, has an entry twice or more of them than any export
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
