/** Files that were uploaded for an entry that is about to be stored: they learn what became of it. */
export interface Uploaded {
  readonly stored: () => void;
  readonly notStored: (error: unknown) => void;
}

/**
 * Runs what uploads files and then stores the entry that shows them. `keep` takes what was uploaded:
 * once all is done, or has failed, each is told. Throws what `work` throws.
 */
export async function withUploads<T>(
  work: (keep: <Files extends Uploaded>(files: Files) => Files) => Promise<T>,
): Promise<T> {
  const uploaded: Uploaded[] = [];
  const keep = <Files extends Uploaded>(files: Files) => {
    uploaded.push(files);
    return files;
  };
  let result: T;
  try {
    result = await work(keep);
  } catch (error) {
    uploaded.forEach(({ notStored }) => notStored(error));
    throw error;
  }
  uploaded.forEach(({ stored }) => stored());
  return result;
}
