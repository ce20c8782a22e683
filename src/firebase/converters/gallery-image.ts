import type { GalleryImage, GalleryImageFields } from '../../domain/entries/gallery-image';
import { MOVIE_STATUSES } from '../../domain/movies/movie';
import { IMAGES, moviesCollection } from '../collections';
import {
  asDocumentId,
  asText,
  field,
  pictureField,
  readFields,
  timestampOf,
  withoutUndefined,
  writeFields,
  type Codecs,
} from './fields';

/** A stored image may lack even its picture. */
const FIELDS: Codecs<Partial<GalleryImageFields>> = {
  picture: pictureField('img'),
  title: field('title', asText),
  subtitle: field('subtitle', asText),
  description: field('description', asText),
  movieId: field('movie', asDocumentId),
};

/**
 * A stored gallery image; null without a usable picture (product 10.6). One that names no movie belongs
 * to the movie that it is below (product 8.6).
 */
export function galleryImageFromDocument(
  id: string,
  path: string,
  data: unknown,
): GalleryImage | null {
  const { picture, movieId = movieAbove(path), ...fields } = readFields(FIELDS, data);
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
  writeFields(FIELDS, image, timestamp);
