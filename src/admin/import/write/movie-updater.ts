import { mayHaveBeenStored } from '../../../domain/failures/failure';
import { editEntry } from '../../../services/store/edit-entry';
import { createSharePictures } from '../../kit/share-picture/share-picture';
import { createPictureList } from '../../kit/uploads/picture-list';
import { withUploads } from '../../kit/uploads/with-uploads';
import type { MovieEdit } from '../rows/import-row';
import type { Imported } from './imported';

function attemptFor({ movie, picture, backdrop, alt, focus }: MovieEdit) {
  const pictures = createPictureList({ current: movie.picture });
  if (picture) pictures.add([picture]);
  for (const { id } of pictures.snapshot().items) {
    if (alt !== undefined) pictures.describe(id, alt);
    if (focus !== undefined) pictures.aim(id, focus);
  }
  const backdrops = createPictureList({ current: movie.backdrop, optional: true });
  if (backdrop) backdrops.add([backdrop]);
  return { pictures, backdrops, withShare: createSharePictures() };
}

/**
 * Returns a function that edits a movie as a row says, as its form does: only what differs is written,
 * with a revision (product 26.16). One that may have been stored uses the same files when it is tried
 * again. `onAttempt` is told what is about to be stored. The function throws what uploadPicture and
 * `editEntry` throw, and PictureError.
 */
export function createMovieUpdater() {
  const attempts = new Map<number, ReturnType<typeof attemptFor>>();

  return async (edit: MovieEdit, onAttempt: (imported: Imported) => void): Promise<void> => {
    const { row, movie, fields } = edit;
    const attempt = attempts.get(row) ?? attemptFor(edit);
    const { pictures, backdrops, withShare } = attempt;
    attempts.set(row, attempt);
    const { id: _id, collection: _collection, publishedAt: _time, ...stored } = movie;
    try {
      await withUploads(async (keep) => {
        const { picture: backdrop } = keep(await backdrops.upload('movies'));
        const { picture, prepared } = keep(await pictures.upload('movies'));
        const next = {
          ...stored,
          ...fields,
          ...(picture && { picture }),
          ...(backdrop && { backdrop }),
        };
        const { movie: after } = keep(await withShare({ before: movie, after: next, prepared }));
        onAttempt({ was: 'updated', before: movie, after });
        await editEntry('movie', movie, after);
      });
    } catch (error) {
      if (!mayHaveBeenStored(error)) forget(row);
      throw error;
    }
    forget(row);
  };

  /** Releases its files, too. */
  function forget(row: number) {
    attempts.get(row)?.pictures.clear();
    attempts.get(row)?.backdrops.clear();
    attempts.delete(row);
  }
}
