import { deleteObject, getDownloadURL, ref } from 'firebase/storage';
import { errorCode } from '../domain/failure';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { withTimeout } from '../domain/timeout';
import { storage } from '../firebase/storage';

/** The address that a stored file is served from. Throws StorageError or TimeoutError. */
export const addressOf = (path: string): Promise<string> =>
  withTimeout(getDownloadURL(ref(storage, path)), READ_TIMEOUT_MS);

interface Failure {
  readonly path: string;
  readonly error: unknown;
}

/** Deletes files and tells which of them may still be there. A file that is gone counts as deleted. */
export async function deleteFiles(paths: readonly string[]): Promise<readonly Failure[]> {
  const outcomes = await Promise.all(
    paths.map(async (path) => {
      try {
        await withTimeout(deleteObject(ref(storage, path)), READ_TIMEOUT_MS);
        return null;
      } catch (error) {
        return errorCode(error) === 'storage/object-not-found' ? null : { path, error };
      }
    }),
  );
  return outcomes.filter((outcome) => outcome !== null);
}

/** Says that a file is left which nothing refers to any more: it costs a little and harms nobody. */
export function logOrphan({ path, error }: Failure): void {
  console.error(`${path} was left behind in the storage`, error);
}
