import type { HeadImage } from './head-image';
import type { Picture } from '../pictures/picture';

/** The width of the file that is large enough for a link preview and not too heavy. */
const PREVIEW_WIDTH = 960;

/** The size of a share picture (product 17.10). */
const SHARE_SIZE = { width: 1200, height: 630 };

/** Types that the services which show previews do not draw. */
const UNKNOWN_TYPE = /\.(avif|bmp|hei[cf]|svg|tiff?)(?=[?#]|$)/i;

/**
 * The file of a picture that a link preview shows (product 23.2); undefined for one of a type that
 * previews do not show.
 */
export function previewImage(picture: Picture, name: string): HeadImage | undefined {
  const alt = picture.alt || name;
  const { src, width, height, sizes, share } = picture;
  if (share) return { url: share, alt, ...SHARE_SIZE };
  const url = sizes?.[PREVIEW_WIDTH];
  if (!url) {
    return isDrawn(src) ? { url: src, alt, ...(width && height && { width, height }) } : undefined;
  }
  const ratio = width && height ? height / width : undefined;
  return {
    url,
    alt,
    ...(ratio && { width: PREVIEW_WIDTH, height: Math.round(PREVIEW_WIDTH * ratio) }),
  };
}

const isDrawn = (url: string) => !UNKNOWN_TYPE.test(url);
