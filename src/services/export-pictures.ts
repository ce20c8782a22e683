import { addressesIn, type ExportedKind } from '../domain/export-files';
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
