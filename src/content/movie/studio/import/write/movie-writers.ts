import { newEntryRef } from '../../../../../store/documents/kinds';
import { createEntryWriter } from '../../../../../studio/form/state/entry-writer';
import { createSharePictures } from '../../../../../studio/pictures/upload/share-picture';
import { createPictureList } from '../../../../../studio/pictures/upload/picture-list';
import { withUploads } from '../../../../../studio/pictures/upload/uploads';
import { randomSuffix, suggestedAddress } from '../../../movie-address';
import type { ImportMovie } from '../rows/import-row';
import { mayHaveBeenStored } from '../../../../../shared/failures/failure';
import type { EntryId, IdentityOf } from '../../../../entry';
import { deleteEntry, deleteUnpublished } from '../../../../../store/write/trash';
import { adminPaths, editMoviePath } from '../../../../paths/admin-paths';

/** Whether the new movies of a table are published or become drafts. */
export type ImportTo = 'now' | 'draft';

/** What an import stored for a row. */
export type Imported =
  | { readonly was: 'published'; readonly movie: IdentityOf<'movie'> }
  | { readonly was: 'saved as a draft'; readonly id: EntryId };

/** Moves an imported movie to the trash (product 26.19). Throws what `deleteEntry` throws. */
export const undoRow = (imported: Imported): Promise<unknown> =>
  imported.was === 'published' ? deleteEntry('movie', imported.movie) : deleteUnpublished(imported);

/** The path of the form of the imported movie or draft. */
export const formPath = (imported: Imported): string =>
  imported.was === 'published'
    ? editMoviePath(imported.movie.id)
    : adminPaths.comingEntry(imported.id);

/**
 * Returns a function that adds a movie of a table as the form does: with its picture in several widths, its
 * share picture and its entry in the search index (product 26.7). If a movie may have been stored, another
 * attempt uses the same files and address, so that it is stored once; otherwise its files are released.
 * `onAttempt` gets what is about to be stored. The function throws what uploadPicture and `addEntry` throw,
 * and PictureError.
 */
export function createMovieImporter() {
  const attempts = new Map<number, ReturnType<typeof prepare>>();

  return async (
    movie: ImportMovie,
    publication: ImportTo,
    onAttempt: (imported: Imported) => void,
  ): Promise<void> => {
    const {
      addedAt,
      fields: { address: _address, ...fields },
    } = movie;
    const attempt = attempts.get(movie.row) ?? prepare(movie);
    const { pictures, backdrops, writer, withShare, address: id } = attempt;
    const forget = () => {
      pictures.clear();
      backdrops.clear();
      attempts.delete(movie.row);
    };
    attempts.set(movie.row, attempt);
    try {
      await withUploads(async (track) => {
        const { picture: backdrop } = track(await backdrops.upload('movies'));
        const { picture, prepared } = track(await pictures.upload('movies'));
        const after = { ...fields, ...(picture && { picture }), ...(backdrop && { backdrop }) };
        const shared = track(await withShare({ after, prepared }));
        onAttempt(
          publication === 'draft'
            ? { was: 'saved as a draft', id: newEntryRef('movie', id).id }
            : { was: 'published', movie: { id, collection: fields.status } },
        );
        await writer.write({ fields: shared.movie, id, addedAt, publication });
      });
    } catch (error) {
      if (!mayHaveBeenStored(error)) forget();
      throw error;
    }
    forget();
  };
}

/** The pictures of a row while it is being written, its writer, and the end of its address. */
function prepare({ fields, picture, backdrop, alt, focus }: ImportMovie) {
  const pictures = createPictureList({});
  pictures.add([picture]);
  for (const { id } of pictures.snapshot().items) {
    pictures.setAlt(id, alt);
    pictures.setFocus(id, focus);
  }
  const backdrops = createPictureList({ optional: true });
  if (backdrop) backdrops.add([backdrop]);
  return {
    pictures,
    backdrops,
    withShare: createSharePictures(),
    writer: createEntryWriter('movie'),
    address: fields.address ?? suggestedAddress(fields.title, randomSuffix()),
  };
}
