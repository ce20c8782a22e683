import { forgetUploads } from '../../../../store/files/upload-journal';
import { EntryNotFoundError } from '../../../../store/documents/conflict';
import { mayHaveBeenStored } from '../../../../shared/failures/failure';
import { deletePicture } from '../../../../store/files/pictures';
import {
  missingSharePicturesReader,
  setSharePicture,
  type SharedEntry,
} from '../../../../store/read/admin/share-pictures';
import { isRefusal } from '../../../../studio/ui/failure-hint';
import { makeSharePicture } from '../../../../studio/pictures/upload/share-picture';

interface Progress {
  /** The number of entries that were tried. */
  readonly tried: number;
  /** The entries whose share picture could not be made. */
  readonly failed: readonly SharedEntry[];
}

/**
 * Makes the missing share pictures of all kinds one by one, newest entries first; a failure does not stop the
 * others (product 16.15). Ends early when `signal` is aborted. Throws if the entries cannot be read, or if the
 * role is gone.
 */
export async function makeMissingSharePictures(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const readNext = missingSharePicturesReader();
  let progress: Progress = { tried: 0, failed: [] };
  for (;;) {
    const found = await readNext();
    if (found.length === 0) return;
    for (const shared of found) {
      if (signal.aborted) return;
      const made = await makeFor(shared, signal);
      if (signal.aborted && !made) return;
      const failed = made ? progress.failed : [...progress.failed, shared];
      progress = { tried: progress.tried + 1, failed };
      onProgress(progress);
    }
  }
}

/** Whether the entry's share picture was made, or the entry is gone. */
async function makeFor(shared: SharedEntry, signal: AbortSignal): Promise<boolean> {
  const { kind, entry } = shared;
  let share: string | undefined;
  try {
    if (!entry.picture) return true;
    share = await makeSharePicture(kind, entry, entry.picture, signal);
    await setSharePicture(shared, share);
    forgetUploads([share]);
    return true;
  } catch (error) {
    if (share && !mayHaveBeenStored(error)) void deletePicture({ src: share });
    if (isRefusal(error)) throw error;
    if (!signal.aborted) console.error(error);
    return error instanceof EntryNotFoundError;
  }
}
