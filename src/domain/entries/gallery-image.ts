import type { Picture } from '../pictures/picture';

/** What an editor fills in for a gallery image (product 10.6). */
export interface GalleryImageFields {
  readonly picture: Picture;
  readonly title?: string;
  readonly subtitle?: string;
  readonly description?: string;
  /** The id of the movie that it shows (product 8.6). */
  readonly movieId?: string;
}

export interface GalleryImage extends GalleryImageFields {
  readonly id: string;
  /** The path of the document: collections of images exist at any depth (product 16.10). */
  readonly path: string;
  readonly publishedAt?: Date;
}

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
