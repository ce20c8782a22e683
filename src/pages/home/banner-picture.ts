import type { HeroBanner } from '../../domain/hero-banner';
import { sourceSet } from '../../domain/picture';

/**
 * A phone shows a banner's middle, much larger than the screen is wide. Where its pixels are fine,
 * the middle size still looks sharp and costs a third of the largest.
 */
export const BANNER_SIZES =
  '(width < 40rem) and (resolution < 1.5dppx) 200vw, (width < 40rem) 130vw, 100vw';

/** Asks for the file that the banner will be shown from. */
export function fetchBanner({ picture }: HeroBanner): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = BANNER_SIZES;
  image.srcset = sourceSet(picture) ?? '';
  image.src = picture.src;
}
