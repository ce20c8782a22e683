import { field, pictureField, type FieldsIn } from '../fields/fields';
import { asDocumentId, asText } from '../fields/stored-values';
import type { Picture } from '../pictures/picture';

/**
 * The fields of a gallery image, and how each is stored (product 10.6); see `STORED_MOVIE`. A stored one
 * may lack even its picture.
 */
export const STORED_IMAGE = {
  picture: pictureField('img'),
  title: field('title', asText),
  subtitle: field('subtitle', asText),
  description: field('description', asText),
  /** The id of the movie that it shows (product 8.6). */
  movieId: field('movie', asDocumentId),
};

export interface GalleryImageFields extends FieldsIn<typeof STORED_IMAGE> {
  readonly picture: Picture;
}

export interface GalleryImage extends GalleryImageFields {
  readonly id: string;
  /** The path of the document: collections of images exist at any depth (product 16.10). */
  readonly path: string;
  readonly publishedAt?: Date;
}

/** What an image can be asked for as missing, by its name in an address (product 35.7). */
const IS_MISSING = {
  alt: ({ picture }) => !picture.alt,
  film: ({ movieId }) => !movieId,
} satisfies Record<string, (image: GalleryImage) => boolean>;
export type ImageLack = keyof typeof IS_MISSING;
export const IMAGE_LACKS: readonly ImageLack[] = ['alt', 'film'];

/** Whether the image lacks that. */
export const imageLacks = (image: GalleryImage, lack: ImageLack): boolean =>
  IS_MISSING[lack](image);

/** The name of an image: its title, else its alternative text, else its position in the list. */
export function imageName({ title, picture }: GalleryImageFields, position: number): string {
  return title || picture.alt || `Picture ${position + 1}`;
}

/** Whether the picture has any text, or a movie to lead to. */
export function hasCaption({ title, subtitle, description, movieId }: GalleryImageFields): boolean {
  return Boolean(title || subtitle || description || movieId);
}

/** Whether its collection is below another document, as some older ones are. */
export const isNested = ({ path }: GalleryImage): boolean => path.split('/').length > 2;
