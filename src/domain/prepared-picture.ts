import type { PictureSize } from './picture-size';

/** A chosen picture as it will be stored: upright, in several widths, without the camera's notes. */
export interface PreparedPicture extends PictureSize {
  /** The readable part of the files' names. */
  readonly stem: string;
  /** Average colour as #rrggbb. */
  readonly color: string;
  /** The file of the size above. */
  readonly largest: Blob;
  readonly smaller: readonly { readonly width: number; readonly blob: Blob }[];
}

const LARGEST_WIDTH_PX = 1920;
/** Portraits and strips are bounded by their height. */
const LARGEST_HEIGHT_PX = 3840;
const SMALLER_WIDTHS_PX = [480, 960];
/** A file is worth having when the next larger one is wider by this factor. */
const STEP = 1.25;

/** The size of the largest file: never larger than the picture is. */
export function largestSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LARGEST_WIDTH_PX / width, LARGEST_HEIGHT_PX / height);
  return atWidth({ width, height }, Math.max(1, Math.round(width * scale)));
}

/** The sizes of the files beside the largest one, narrowest first. */
export const smallerSizes = (largest: PictureSize): readonly PictureSize[] =>
  SMALLER_WIDTHS_PX.filter((width) => width * STEP <= largest.width).map((width) =>
    atWidth(largest, width),
  );

/** The same shape at another width. */
export const atWidth = ({ width, height }: PictureSize, wanted: number): PictureSize => ({
  width: wanted,
  height: Math.max(1, Math.round((height * wanted) / width)),
});

/** The average colour of RGBA pixels as #rrggbb; what is transparent counts less. */
export function averageColor(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
    }
  }
  const hex = sums.map((sum) =>
    Math.round(sum / (weight || 1))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
