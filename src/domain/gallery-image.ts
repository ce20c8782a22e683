import type { Picture } from './picture';

/** What an editor fills in for a gallery image (SPEC §3). */
export interface GalleryImageFields {
  readonly picture: Picture;
  readonly title?: string;
  readonly subtitle?: string;
  readonly description?: string;
}

export interface GalleryImage extends GalleryImageFields {
  readonly id: string;
  /** The whole path of the document: images live at any depth. */
  readonly path: string;
  readonly publishedAt?: Date;
}

/** What an image is called: by its title, else by what it shows, else by its place in the list. */
export function imageName({ title, picture }: GalleryImageFields, position: number): string {
  return title || picture.alt || `Picture ${position + 1}`;
}

/** Whether there is anything to read beside the picture. */
export function hasWords({ title, subtitle, description }: GalleryImageFields): boolean {
  return Boolean(title || subtitle || description);
}

/** Whether it lies below another document, as those from before the gallery manager may do. */
export const isNested = ({ path }: GalleryImage): boolean => path.split('/').length > 2;
