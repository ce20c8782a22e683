/**
 * A phone crops a banner to its centre, so that the picture is wider than the screen. It should load
 * the middle file at any pixel density: behind text, the largest looks hardly better and is three
 * times as large.
 */
const BANNER = [
  '(width < 40rem) and (resolution >= 2.5dppx) 70vw',
  '(width < 40rem) and (resolution >= 1.5dppx) 105vw',
  '(width < 40rem) 200vw',
  '100vw',
].join(', ');

/** Values of the `sizes` attribute for the images that a page shows first. */
export const IMAGE_SIZES = {
  banner: BANNER,
  // Phones with the highest pixel density get a tenth fewer pixels than they have: the next file is
  // three times as large.
  card: '(width < 40rem) 37vw, (width < 64rem) 30vw, 19rem',
  poster: '(width < 48rem) 60vw, 26rem',
  // A phone crops its sides, and needs few of its pixels behind text: the largest file is three times
  // as large as the middle one.
  backdrop: '(width < 40rem) and (resolution >= 2.5dppx) 85vw, 100vw',
} as const;
