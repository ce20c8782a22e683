import { editEntry } from '../../../../../store/write/edit-entry';
import type { Imported } from '../../imported/last-import';
import { createSharePictures } from '../../../../../studio/pictures/upload/share-picture';
import { createPictureList } from '../../../../../studio/pictures/upload/picture-list';
import { withUploads } from '../../../../../studio/pictures/upload/uploads';
import type { MovieEdit } from '../rows/import-row';
import { createAttempts } from './attempts';

function attemptFor({ movie, picture, backdrop, alt, focus }: MovieEdit) {
  const pictures = createPictureList({ current: movie.picture });
  if (picture) pictures.add([picture]);
  for (const { id } of pictures.snapshot().items) {
    if (alt !== undefined) pictures.setAlt(id, alt);
    if (focus !== undefined) pictures.setFocus(id, focus);
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
  const attempt = createAttempts(attemptFor);

  return (edit: MovieEdit, onAttempt: (imported: Imported) => void): Promise<void> => {
    const { movie, fields } = edit;
    const { id: _id, collection: _collection, publishedAt: _time, ...stored } = movie;
    return attempt(edit, ({ pictures, backdrops, withShare }) =>
      withUploads(async (track) => {
        const { picture: backdrop } = track(await backdrops.upload('movies'));
        const { picture, prepared } = track(await pictures.upload('movies'));
        const next = {
          ...stored,
          ...fields,
          ...(picture && { picture }),
          ...(backdrop && { backdrop }),
        };
        const { movie: after } = track(await withShare({ before: movie, after: next, prepared }));
        onAttempt({ was: 'updated', before: movie, after });
        await editEntry('movie', movie, after);
      }),
    );
  };
}
