import type { HeadImage } from './head-image';
import { SHARE_SIZE } from '../../../shared/pictures/share-size';
import type { Picture } from '../../../shared/pictures/picture';

/** The width of the file that is large enough for a link preview and not too heavy. */
const PREVIEW_WIDTH = 960;

/** Types that not every service draws which shows previews: LinkedIn draws no WebP. */
const UNKNOWN_TYPE = /\.(avif|bmp|hei[cf]|svg|tiff?|webp)(?=[?#]|$)/i;

/**
 * The file of a picture that a link preview shows (product 23.2): its share picture, or else one of its
 * own; undefined where that is of a type that previews do not show.
 */
export function previewImage(picture: Picture, name: string): HeadImage | undefined {
  const url = searchImage(picture);
  if (UNKNOWN_TYPE.test(url)) return undefined;
  const alt = picture.alt || name;
  const { src, width, height, share } = picture;
  if (share) return { url, alt, ...SHARE_SIZE };
  if (!width || !height) return { url, alt };
  if (url === src) return { url, alt, width, height };
  const shownHeight = Math.round((PREVIEW_WIDTH * height) / width);
  return { url, alt, width: PREVIEW_WIDTH, height: shownHeight };
}

/** The address of the file that search engines are told of, which read every type (product 23.5, 23.6). */
export const searchImage = ({ src, sizes, share }: Picture): string =>
  share ?? sizes?.[PREVIEW_WIDTH] ?? src;
