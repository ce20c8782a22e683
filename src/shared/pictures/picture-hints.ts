import { readPictureHeader, type PictureType } from './picture-header';

/**
 * Returns hints on a picture before it is stored: if its longer side has less than `goodSide`
 * pixels, or if its animation will be lost.
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

/**
 * The part of a file that declares an animation; a GIF declares it only before its second frame.
 */
const START_BYTES = 4096;

/** Whether a picture is animated, of which only the first frame is stored. */
async function isAnimated(file: Blob, type: PictureType): Promise<boolean> {
  if (type === 'jpeg' || type === 'svg' || type === 'heic') return false;
  const part = type === 'gif' ? file : file.slice(0, START_BYTES);
  const bytes = new Uint8Array(await part.arrayBuffer());
  switch (type) {
    case 'gif':
      return gifFrames(bytes) > 1;
    case 'webp':
      return has(bytes, 12, 'VP8X') && ((bytes[20] ?? 0) & 0x02) !== 0;
    case 'png':
      return includes(bytes, 'acTL');
    case 'avif':
      return includes(bytes.subarray(0, 64), 'avis');
  }
}

/** Counts the frames up to the second; a graphic control block precedes each frame. */
function gifFrames(bytes: Uint8Array): number {
  let frames = 0;
  for (let at = bytes.indexOf(0x21); at >= 0 && frames < 2; at = bytes.indexOf(0x21, at + 1)) {
    if (bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && bytes[at + 7] === 0) frames += 1;
  }
  return frames;
}

const has = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

const includes = (bytes: Uint8Array, text: string) => bytes.some((_, at) => has(bytes, at, text));
