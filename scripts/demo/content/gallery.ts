import type { GalleryImageFields } from '../../../src/domain/gallery-image';
import { GALLERY_FILMS } from './gallery-films';
import { GALLERY_ON_SET } from './gallery-on-set';
import { GALLERY_TOP } from './gallery-top';
import type { DemoPicture } from './demo-picture';

export type DemoGalleryImage = Omit<GalleryImageFields, 'picture'> &
  DemoPicture & {
    readonly id: string;
    /** The collection it lives in: any path that ends in `images`. */
    readonly collection: string;
    readonly publishedAt: string;
  };

/** Gallery images at three depths, as the site collects them from every `images` collection. */
export const GALLERY: readonly DemoGalleryImage[] = [
  ...GALLERY_TOP,
  ...GALLERY_ON_SET,
  ...GALLERY_FILMS,
];
