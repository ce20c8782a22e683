import { PictureError } from '../../../shared/pictures/picture-errors';
import type { PictureSize } from '../../../shared/pictures/picture-header';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

interface Sheet<Surface extends Canvas = Canvas> {
  readonly canvas: Surface;
  readonly context: Surface extends OffscreenCanvas
    ? OffscreenCanvasRenderingContext2D
    : CanvasRenderingContext2D;
}

/**
 * Creates an empty canvas; in browsers without OffscreenCanvas, an element that is not in the
 * document.
 */
export function createCanvas(width: number, height: number): Sheet {
  return createOffscreenCanvas(width, height) ?? createCanvasElement(width, height);
}

function createOffscreenCanvas(width: number, height: number): Sheet<OffscreenCanvas> | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  return context && { canvas, context };
}

export function createCanvasElement(width: number, height: number): Sheet<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to spare');
  return { canvas, context };
}

/** Encodes a canvas as a file, or as a PNG if the browser does not support the type. */
function encode(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if (canvas instanceof HTMLCanvasElement) {
    return new Promise((resolve, reject) => {
      const done = (blob: Blob | null) =>
        blob ? resolve(blob) : reject(new Error('The canvas is too large to be written'));
      canvas.toBlob(done, type, quality);
    });
  }
  return canvas.convertToBlob({ type, quality });
}

/**
 * Encodes a canvas with the best quality at which it has at most `maxBytes`, or with the last
 * quality.
 */
export async function encodeWithin(
  maxBytes: number,
  canvas: Canvas,
  type: string,
  [quality = 1, ...lower]: readonly number[],
): Promise<Blob> {
  const blob = await encode(canvas, type, quality);
  return blob.size <= maxBytes || lower.length === 0
    ? blob
    : encodeWithin(maxBytes, canvas, type, lower);
}

/**
 * The allowed deviation of a color channel: some browsers change the lowest bits, which is
 * invisible.
 */
const TOLERANCE = 8;
const TEST_COLORS = [
  [16, 96, 224],
  [224, 160, 32],
] as const;

/**
 * Throws PictureError if this browser alters the pixels of a canvas, as Firefox and others do
 * against fingerprinting (product 17.19). Reading and writing of both types of canvas are tested
 * each time, because the user may have allowed it meanwhile.
 */
export async function requireTrueCanvas(): Promise<void> {
  const sheets = [createCanvasElement(16, 16), createOffscreenCanvas(16, 16)].filter(
    (sheet) => sheet !== null,
  );
  for (const { canvas, context } of sheets) {
    TEST_COLORS.forEach((color, at) => {
      context.fillStyle = `rgb(${color.join(' ')})`;
      context.fillRect(at * 8, 0, 8, 16);
    });
    const bitmap = await createImageBitmap(await encode(canvas, 'image/png', 1));
    const written = createCanvasElement(16, 16).context;
    written.drawImage(bitmap, 0, 0);
    bitmap.close();
    if (!isAsDrawn(context) || !isAsDrawn(written)) throw new PictureError('altered');
  }
}

function isAsDrawn(context: Sheet['context']): boolean {
  // Reads the pixels once, because browsers warn about frequent reads.
  const { data } = context.getImageData(0, 8, 16, 1);
  return TEST_COLORS.every((color, at) =>
    [1, 6].every((x) =>
      color.every((part, i) => Math.abs(part - (data[(at * 8 + x) * 4 + i] ?? 0)) <= TOLERANCE),
    ),
  );
}

let webp: Promise<boolean> | undefined;

/** Returns the best type that this browser can encode: Safari cannot encode WebP. */
export async function bestType(): Promise<'image/webp' | 'image/jpeg'> {
  webp ??= encode(createCanvas(1, 1).canvas, 'image/webp', 1).then(({ type }) =>
    type.includes('webp'),
  );
  return (await webp) ? 'image/webp' : 'image/jpeg';
}

/**
 * Returns the picture upright at another size. `original` is scaled by the browser's best method,
 * off the main thread, or `shown`, the same picture, in steps if the browser does not support it.
 * Throws if the original cannot be decoded.
 */
export async function scaled(
  original: Blob | Canvas,
  shown: HTMLImageElement | Canvas,
  { width, height }: PictureSize,
): Promise<Canvas> {
  const bitmap = await resized(original, width, height);
  const { canvas, context } = createCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap ?? halved(shown, width), 0, 0, width, height);
  bitmap?.close();
  return canvas;
}

/** Returns null if the browser does not support these options or ignores some of them. */
async function resized(original: Blob | Canvas, width: number, height: number) {
  const bitmap = await createImageBitmap(original, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  }).catch(() => null);
  if (bitmap?.width === width && bitmap.height === height) return bitmap;
  bitmap?.close();
  // Throws if the picture itself cannot be decoded.
  (await createImageBitmap(original)).close();
  return null;
}

/**
 * Halves the size until the picture is less than twice as wide as requested, because one large step
 * would skip pixels.
 */
function halved(shown: HTMLImageElement | Canvas, width: number) {
  let source = shown;
  let size = sizeOf(shown);
  while (size.width >= width * 2) {
    size = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
    const { canvas, context } = createCanvas(size.width, size.height);
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

type Context = NonNullable<ReturnType<typeof contextOf>>;
const contextOf = (canvas: Canvas) => canvas.getContext('2d');

/**
 * Returns a color of src/company/colors.css, by its name there, as #rrggbbaa, into which the canvas
 * converts all CSS color formats.
 */
export function siteColor(context: Context, name: string, alpha = 1): string {
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  const opacity = Math.round(alpha * 255).toString(16);
  return `${String(context.fillStyle)}${opacity.padStart(2, '0')}`;
}
