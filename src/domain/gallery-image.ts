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
