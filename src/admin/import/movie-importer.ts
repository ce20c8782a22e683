import { mayHaveBeenStored } from '../../domain/failures/failure';
import { randomSuffix, suggestedAddress } from '../movies/suggested-address';
import { createEntryWriter } from '../kit/saving/entry-writer';
import { createPictureList } from '../kit/uploads/picture-list';
import { createSharePictures } from '../kit/share-picture/share-picture';
import { withUploads } from '../kit/uploads/with-uploads';
import type { ImportMovie } from './check-rows';

/** The search index is merged after so many movies: its changes are one document (product 24.6). */
const MERGE_AFTER = 100;

const attemptFor = ({ picture, backdrop, alt, focus, fields }: ImportMovie) => {
  const pictures = createPictureList({});
  pictures.add([picture]);
  for (const { id } of pictures.snapshot().items) {
    pictures.describe(id, alt);
    pictures.aim(id, focus);
  }
  const backdrops = createPictureList({ optional: true });
  if (backdrop) backdrops.add([backdrop]);
  return {
    pictures,
    backdrops,
    writer: createEntryWriter('movie'),
    withShare: createSharePictures(),
    address: fields.address ?? suggestedAddress(fields.title, randomSuffix()),
  };
};

/**
 * Returns a function that adds a movie of a table as the form does: its picture in several widths, its
 * share picture, its entry in the search index (product 26.7). A movie that may have been stored
 * uses the same files and address when it is tried again, so that it is stored once. The function
 * throws what uploadPicture and `addEntry` throw, and PictureError.
 */
export function createMovieImporter() {
  const attempts = new Map<number, ReturnType<typeof attemptFor>>();
  let added = 0;

  return async (movie: ImportMovie): Promise<void> => {
    const {
      row,
      addedAt,
      fields: { address: _address, ...fields },
    } = movie;
    const attempt = attempts.get(row) ?? attemptFor(movie);
    const { pictures, backdrops, writer, withShare } = attempt;
    attempts.set(row, attempt);
    try {
      await withUploads(async (keep) => {
        const { picture: backdrop } = keep(await backdrops.upload('movies'));
        const { picture, prepared } = keep(await pictures.upload('movies'));
        const after = { ...fields, ...(picture && { picture }), ...(backdrop && { backdrop }) };
        const shared = keep(await withShare({ after, prepared }));
        await writer.write({ fields: shared.movie, id: attempt.address, addedAt });
      });
    } catch (error) {
      if (!mayHaveBeenStored(error)) forget(row);
      throw error;
    }
    forget(row);
    added += 1;
    if (added % MERGE_AFTER === 0) await mergeSearchIndex();
  };

  /** Releases its files, too. */
  function forget(row: number) {
    attempts.get(row)?.pictures.clear();
    attempts.get(row)?.backdrops.clear();
    attempts.delete(row);
  }
}

/** A failure is repaired by the next visit. */
const mergeSearchIndex = () =>
  import('../../services/store/search-index-writer')
    .then(({ repairSearchIndex }) => repairSearchIndex())
    .catch(console.error);
