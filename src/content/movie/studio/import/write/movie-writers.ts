import { newEntryRef } from '../../../../../store/documents/kinds';
import { createEntryWriter } from '../../../../../studio/form/state/entry-writer';
import type { Imported } from '../../last-import';
import { createSharePictures } from '../../../../../studio/pictures/upload/share-picture';
import { createPictureList } from '../../../../../studio/pictures/upload/picture-list';
import { withUploads } from '../../../../../studio/pictures/upload/uploads';
import { randomSuffix, suggestedAddress } from '../../../suggested-address';
import type { ImportMovie, MovieEdit } from '../rows/import-row';
import { editEntry } from '../../../../../store/write/edit-entry';
import { mayHaveBeenStored } from '../../../../../shared/failures/failure';
import type { Movie } from '../../../movie';

/** Whether the new movies of a table are published or become drafts. */
export type ImportTo = 'now' | 'draft';

/**
 * Returns a function that adds a movie of a table as the form does, with its pictures and its entry
 * in the search index. If an attempt may have stored the movie, the next one uses the same files
 * and address, so that it is stored once; `onAttempt` receives the movie before the write. The
 * function throws PictureError and the errors of uploadPicture and `addEntry`.
 */
export function createMovieImporter() {
  const attempt = createAttempts((movie: ImportMovie) => ({
    ...picturesOf({}, movie),
    writer: createEntryWriter('movie'),
    address: movie.fields.address ?? suggestedAddress(movie.fields.title, randomSuffix()),
  }));

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
            ? { was: 'draft', id: newEntryRef('movie', id).id }
            : { was: 'published', movie: { id, collection: fields.status } },
        );
        await writer.write({ fields: shared.movie, id, addedAt, publication });
      }),
    );
  };
}

/**
 * Returns a function that writes the changed fields of a movie with a revision, as its form does.
 * If an attempt may have stored the update, the next one uses the same files; `onAttempt` receives
 * the update before the write. The function throws PictureError and the errors of uploadPicture and
 * `editEntry`.
 */
export function createMovieUpdater() {
  const attempt = createAttempts((edit: MovieEdit) => picturesOf(edit.movie, edit));

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

/**
 * Returns the pictures of a row while it is being written, together with the current pictures of the movie.
 */
function picturesOf(
  movie: Partial<Pick<Movie, 'picture' | 'backdrop'>>,
  {
    picture,
    backdrop,
    alt,
    translations,
    focus,
  }: Partial<Pick<MovieEdit, 'picture' | 'backdrop' | 'alt' | 'translations' | 'focus'>>,
) {
  const pictures = createPictureList({ current: movie.picture });
  if (picture) pictures.add([picture]);
  for (const { id } of pictures.snapshot().items) {
    if (alt !== undefined) pictures.setAlt(id, alt);
    if (translations) pictures.translateAlt(id, translations);
    if (focus !== undefined) pictures.setFocus(id, focus);
  }
  const backdrops = createPictureList({ current: movie.backdrop, optional: true });
  if (backdrop) backdrops.add([backdrop]);
  return { pictures, backdrops, withShare: createSharePictures() };
}

/**
 * Returns a function that passes the result of `prepare` for a row to `write`. If an attempt may
 * have stored the row, the next one gets the same result, so that its files are stored once;
 * otherwise its files are released. The function throws the errors of `write`.
 */
function createAttempts<
  Row extends { readonly row: number },
  A extends ReturnType<typeof picturesOf>,
>(prepare: (row: Row) => A) {
  const attempts = new Map<number, A>();

  return async (movie: Row, write: (attempt: A) => Promise<void>): Promise<void> => {
    const attempt = attempts.get(movie.row) ?? prepare(movie);
    const forget = () => {
      attempt.pictures.clear();
      attempt.backdrops.clear();
      attempts.delete(movie.row);
    };
    attempts.set(movie.row, attempt);
    try {
      await write(attempt);
    } catch (error) {
      if (!mayHaveBeenStored(error)) forget();
      throw error;
    }
    forget();
  };
}
