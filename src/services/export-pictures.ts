import { addressesIn, type ExportedKind } from '../domain/export-files';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { fileServer } from '../firebase/storage';
import { storagePathOf } from '../firebase/storage-path';

/** A file of this site's storage that some entry refers to. */
export interface ReferredFile {
  readonly address: string;
  /** FOLDER/NAME */
  readonly path: string;
}

/** Returns the files of pictures that the documents refer to, each once. */
export function filesReferredTo(kinds: readonly ExportedKind[]): readonly ReferredFile[] {
  const files = new Map<string, ReferredFile>();
  for (const { documents } of kinds) {
    for (const address of documents.flatMap(({ data }) => addressesIn(data))) {
      const path = storagePathOf(address, fileServer);
      if (path) files.set(path, { address, path });
    }
  }
  return [...files.values()];
}

/**
 * Reads a file. Needs the bucket's CORS setting (README, "Going live"). Throws TypeError if it cannot
 * be read, or DOMException after a time limit or when the signal is aborted.
 */
export async function readFile({ address }: ReferredFile, signal: AbortSignal): Promise<Blob> {
  // The cache may hold the answer to an image element, which lacks the header that permits reading.
  const response = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(READ_TIMEOUT_MS)]),
  });
  if (!response.ok) throw new TypeError(`The file was answered with ${response.status}`);
  return response.blob();
}
