import { newEntryRef } from '../../../../../store/documents/kinds';
import { createEntryWriter } from '../../../../../studio/form/state/entry-writer';
import type { Imported } from '../../imported/last-import';
import { createSharePictures } from '../../../../../studio/pictures/upload/share-picture';
import { createPictureList } from '../../../../../studio/pictures/upload/picture-list';
import { withUploads } from '../../../../../studio/pictures/upload/uploads';
import { randomSuffix, suggestedAddress } from '../../edit/suggested-address';
import type { ImportMovie } from '../rows/import-row';
import { createAttempts } from './attempts';

const attemptFor = ({ picture, backdrop, alt, focus, fields }: ImportMovie) => {
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
    writer: createEntryWriter('movie'),
    withShare: createSharePictures(),
    address: fields.address ?? suggestedAddress(fields.title, randomSuffix()),
  };
};

/** Where the new movies of a table go: to visitors, or to the drafts. */
export type ImportTo = 'now' | 'draft';

/**
 * Returns a function that adds a movie of a table as the form does: its picture in several widths, its
 * share picture, its entry in the search index (product 26.7). A movie that may have been stored
 * uses the same files and address when it is tried again, so that it is stored once. `onAttempt` is
 * told what is about to be stored. The function throws what uploadPicture and `addEntry` throw, and
 * PictureError.
 */
export function createMovieImporter() {
  const attempt = createAttempts(attemptFor);

  return (
    movie: ImportMovie,
    publication: ImportTo,
    onAttempt: (imported: Imported) => void,
  ): Promise<void> => {
    const {
      addedAt,
      fields: { address: _address, ...fields },
    } = movie;
    return attempt(movie, ({ pictures, backdrops, writer, withShare, address: id }) =>
      withUploads(async (track) => {
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
      }),
    );
  };
}
