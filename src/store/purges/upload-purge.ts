import { forgetPaths, leftUploads } from '../files/upload-journal';
import { unusedFiles } from '../files/file-users';
import { deleteFiles } from '../files/storage-files';

/** Paths per look into the database. */
const BATCH = 20;

/**
 * Deletes the files that a closed tab of this browser has uploaded for entries that were never stored
 * (product 17.14). Never throws; what fails is logged, and tried again by the next visit.
 */
export async function purgeUploads(): Promise<void> {
  try {
    const left = await leftUploads();
    for (let start = 0; start < left.length; start += BATCH) {
      const paths = left.slice(start, start + BATCH);
      const failures = await deleteFiles(await unusedFiles(paths));
      const failed = new Set(failures.map(({ path }) => path));
      forgetPaths(paths.filter((path) => !failed.has(path)));
      if (failures[0]) throw failures[0].error;
    }
  } catch (error) {
    console.error(error);
  }
}
