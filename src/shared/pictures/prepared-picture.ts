import type { PictureSize } from './picture-header';

/** A picture that is ready to upload: upright, in several widths, without metadata. */
export interface PreparedPicture extends PictureSize {
  /** The readable part of the file names. */
  readonly stem: string;
  /** The average color as #rrggbb. */
  readonly color: string;
  /** The file with the full `width` and `height`. */
  readonly largest: Blob;
  readonly smaller: readonly { readonly width: number; readonly blob: Blob }[];
  /** The JPEG for link previews: the picture on a blurred copy of itself. */
  readonly share?: Blob;
}

export const LARGEST_WIDTH_PX = 1920;
const LARGEST_HEIGHT_PX = 3840;
export const SMALLER_WIDTHS_PX = [480, 960];
/**
 * The minimum factor between the widths of the largest and a smaller file; a closer size is not
 * created.
 */
const MIN_STEP = 1.25;

/** Returns the size of the largest file in pixels, which is never larger than the original. */
export function largestSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LARGEST_WIDTH_PX / width, LARGEST_HEIGHT_PX / height);
  return atWidth({ width, height }, Math.max(1, Math.round(width * scale)));
}

/** Returns the sizes of the smaller files in pixels, narrowest first. */
export const smallerSizes = (largest: PictureSize): readonly PictureSize[] =>
  SMALLER_WIDTHS_PX.filter((width) => width * MIN_STEP <= largest.width).map((width) =>
    atWidth(largest, width),
  );

/** Returns the size with the same aspect ratio at another width. */
export const atWidth = ({ width, height }: PictureSize, targetWidth: number): PictureSize => ({
  width: targetWidth,
  height: Math.max(1, Math.round((height * targetWidth) / width)),
});

/** Returns the average color of RGBA pixels, weighted by alpha, as #rrggbb. */
export function averageColor(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const alpha = pixels[offset + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[offset + channel] ?? 0) * alpha;
    }
  }
  const hex = sums.map((sum) =>
    Math.round(sum / (weight || 1))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
