import type { PictureSize } from '../../domain/picture-size';
import { createSheet, type Canvas } from './canvas';

/**
 * The picture at another size, upright. `original` is scaled by the browser's best method, beside
 * the page's own work; `shown` is the same picture to be drawn where the browser has none.
 *
 * Throws when the original cannot be decoded.
 */
export async function scaled(
  original: Blob | Canvas,
  shown: HTMLImageElement | Canvas,
  { width, height }: PictureSize,
): Promise<Canvas> {
  const bitmap = await resized(original, width, height);
  const { canvas, context } = createSheet(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap ?? halved(shown, width), 0, 0, width, height);
  bitmap?.close();
  return canvas;
}

/** Null where the browser does not know these options, or passes over some of them. */
async function resized(original: Blob | Canvas, width: number, height: number) {
  const bitmap = await createImageBitmap(original, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  }).catch(() => null);
  if (bitmap?.width === width && bitmap.height === height) return bitmap;
  bitmap?.close();
  // Without options it fails only if the picture does.
  (await createImageBitmap(original)).close();
  return null;
}

/** Halves a picture until it is less than twice as wide: one big step would leave out pixels. */
function halved(shown: HTMLImageElement | Canvas, width: number) {
  let source = shown;
  let size = sizeOf(shown);
  while (size.width >= width * 2) {
    size = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
    const { canvas, context } = createSheet(size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, size.width, size.height);
    source = canvas;
  }
  return source;
}

const sizeOf = (shown: HTMLImageElement | Canvas): PictureSize =>
  shown instanceof HTMLImageElement
    ? { width: shown.naturalWidth, height: shown.naturalHeight }
    : shown;
