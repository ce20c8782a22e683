import { deleteObject, getDownloadURL, ref } from 'firebase/storage';
import { errorCode } from '../../shared/failures/failure';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { storage } from '../../firebase/storage';

/** Returns the download URL of a stored file. Throws StorageError or TimeoutError. */
export const downloadUrl = (path: string): Promise<string> =>
  withTimeout(getDownloadURL(ref(storage, path)), READ_TIMEOUT_MS);

interface DeleteFailure {
  readonly path: string;
  readonly error: unknown;
}

/** Deletes files and returns the failures. A file that does not exist counts as deleted. */
export async function deleteFiles(paths: readonly string[]): Promise<readonly DeleteFailure[]> {
  const failures = await Promise.all(
    paths.map(async (path) => {
      try {
        await withTimeout(deleteObject(ref(storage, path)), READ_TIMEOUT_MS);
        return null;
      } catch (error) {
        return errorCode(error) === 'storage/object-not-found' ? null : { path, error };
      }
    }),
  );
  return failures.filter((failure) => failure !== null);
}

/** Logs a file that could not be deleted and that nothing refers to. */
export function logOrphan({ path, error }: DeleteFailure): void {
  console.error(`${path} was left behind in the storage`, error);
}
