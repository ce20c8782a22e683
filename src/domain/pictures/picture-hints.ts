import { isAnimated } from './picture-animation';
import { readPictureHeader } from './picture-header';

/**
 * What the owner of a picture should know before it is stored, as sentences (product 17.12): that it
 * is smaller than `goodSide` pixels on its longer side, or that it will not move.
 */
export async function pictureHints(file: Blob, goodSide: number): Promise<readonly string[]> {
  const { type, width, height } = await readPictureHeader(file);
  const hints = [];
  if (Math.max(width, height) < goodSide) {
    hints.push(
      `This picture is small (${width} × ${height}) and will look blurred where it is shown large: ${goodSide} pixels or more on its longer side are better.`,
    );
  }
  if (await isAnimated(file, type)) hints.push('This animation will stand still.');
  return hints;
}
