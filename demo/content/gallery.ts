import type { GalleryImageFields } from '../../src/content/image/image';
import { GALLERY_FILMS } from './gallery-movies';
import { GALLERY_ON_SET } from './gallery-on-set';
import { GALLERY_TOP } from './gallery-top';
import type { DemoPicture } from './demo-picture';

export type DemoGalleryImage = Omit<GalleryImageFields, 'picture'> &
  DemoPicture & {
    readonly id: string;
    /** The path of its collection, which ends in `images`. */
    readonly collection: string;
    readonly publishedAt: string;
  };

/** Gallery images in collections at three depths (product 8.1). */
export const GALLERY: readonly DemoGalleryImage[] = [
  ...GALLERY_TOP,
  ...GALLERY_ON_SET,
  ...GALLERY_FILMS,
];
