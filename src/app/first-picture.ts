import { sourceSet, type Picture } from '../domain/picture';
import { goFirst } from './pictures-first';

/**
 * A phone shows a banner's middle, much larger than the screen is wide, and is to fetch the middle
 * file whatever its pixels: dark and behind words, it looks nearly like the largest, which weighs
 * three times as much.
 */
const BANNER = [
  '(width < 40rem) and (resolution >= 2.5dppx) 70vw',
  '(width < 40rem) and (resolution >= 1.5dppx) 105vw',
  '(width < 40rem) 200vw',
  '100vw',
].join(', ');

/** How wide the pictures are shown that are seen first, in the words of the `sizes` attribute. */
export const SIZES = {
  banner: BANNER,
  // A phone's finest screens get a tenth fewer pixels than they have: the next file is three times
  // as heavy.
  card: '(width < 40rem) 37vw, (width < 64rem) 30vw, 19rem',
  poster: '(width < 48rem) 60vw, 26rem',
} as const;

/** Asks for the file that a picture will be shown from, before there is anything to show it in. */
export function fetchPicture(picture: Picture | undefined, sizes: string): void {
  if (!picture) return;
  const image = new Image();
  image.fetchPriority = 'high';
  goFirst(image);
  image.sizes = sizes;
  image.srcset = sourceSet(picture) ?? '';
  image.src = picture.src;
}
