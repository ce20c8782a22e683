import type { HeroBanner } from '../../domain/hero-banner';
import { sourceSet } from '../../domain/picture';

/**
 * A phone shows a banner's middle, much larger than the screen is wide, and is to fetch the middle
 * file whatever its pixels: dark and behind words, it looks nearly like the largest, which weighs
 * three times as much.
 */
export const BANNER_SIZES = [
  '(width < 40rem) and (resolution >= 2.5dppx) 70vw',
  '(width < 40rem) and (resolution >= 1.5dppx) 105vw',
  '(width < 40rem) 200vw',
  '100vw',
].join(', ');

/** Asks for the file that the banner will be shown from. */
export function fetchBanner({ picture }: HeroBanner): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = BANNER_SIZES;
  image.srcset = sourceSet(picture) ?? '';
  image.src = picture.src;
}
