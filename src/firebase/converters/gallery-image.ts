import {
  STORED_IMAGE,
  type GalleryImage,
  type GalleryImageFields,
} from '../../domain/entries/gallery-image';
import { MOVIE_STATUSES } from '../../domain/movies/movie';
import { readFields, withoutUndefined, writeFields } from '../../domain/fields/fields';
import { timestampOf } from '../../domain/fields/stored-values';
import { IMAGES, moviesCollection } from '../collections';

/**
 * A stored gallery image; null without a usable picture (product 10.6). One that names no movie belongs
 * to the movie that it is below (product 8.6).
 */
export function galleryImageFromDocument(
  id: string,
  path: string,
  data: unknown,
): GalleryImage | null {
  const { picture, movieId = movieAbove(path), ...fields } = readFields(STORED_IMAGE, data);
  const publishedAt = timestampOf(data);
  return picture
    ? withoutUndefined<GalleryImage>({ id, path, picture, ...fields, movieId, publishedAt })
    : null;
}

/** The id of the movie whose document the image is below; undefined elsewhere. */
export function movieAbove(path: string): string | undefined {
  const collection = MOVIE_STATUSES.map(moviesCollection).find((name) => path.startsWith(name));
  const [id, images, ...rest] = collection ? path.slice(collection.length + 1).split('/') : [];
  return images === IMAGES && rest.length === 1 ? id : undefined;
}

/** The document that is written for a gallery image; without a `timestamp` if none is given. */
export const galleryImageDocument = (image: Partial<GalleryImageFields>, timestamp?: unknown) =>
  writeFields(STORED_IMAGE, image, timestamp);
