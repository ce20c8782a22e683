import { readPictureHeader } from '../../../shared/pictures/picture-header';
import { copyStem, originAt, pictureStem } from '../../../shared/pictures/picture-name';
import { PictureError } from '../../../shared/pictures/picture-errors';
import {
  atWidth,
  averageColor,
  largestSize,
  smallerSizes,
  type PreparedPicture,
} from '../../../shared/pictures/prepared-picture';
import {
  bestType,
  createCanvas,
  encodeWithin,
  requireTrueCanvas,
  scaled,
  siteColor,
  type Canvas,
} from './canvas';

/** The maximum size of a picture that WhatsApp shows in a link preview (product 17.2). */
const MAX_FILE_BYTES = 300_000;
const QUALITIES = [0.78, 0.68, 0.58, 0.48];
/** The minimum width to which a picture is narrowed if it is too large at the lowest quality. */
const NARROWEST_PX = 640;
const NARROWER = 0.8;

/**
 * Prepares a chosen file for upload: checks it, turns it upright and encodes it in several widths,
 * without location and camera data. A copy of a stored picture, given by its URL `copyOf`, keeps
 * its file, and its name refers to the original. Throws PictureError.
 */
export async function preparePicture(file: File, copyOf?: string): Promise<PreparedPicture> {
  const origin = copyOf && originAt(copyOf);
  const { type } = await readPictureHeader(file);
  await requireTrueCanvas();
  const address = URL.createObjectURL(file);
  try {
    const image = await load(address);
    const upright = { width: image.naturalWidth, height: image.naturalHeight };
    const canvas = await scaled(file, image, largestSize(upright)).catch((cause: unknown) => {
      throw new PictureError('damaged', { cause });
    });
    const stem = origin ? copyStem(origin) : pictureStem(file.name);
    const isMade = origin && isSmall(file) && canvas.width === upright.width;
    return { stem, ...(await filesOf(canvas, isMade ? file : undefined)) };
  } catch (cause) {
    if (type === 'heic') throw new PictureError('heic', { cause });
    throw cause instanceof PictureError ? cause : new PictureError('failed', { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Loads the picture as the browser shows it, upright. */
async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', () => reject(new PictureError('damaged')));
    image.src = address;
  });
  if (image.naturalWidth === 0) throw new PictureError('damaged');
  return image;
}

/**
 * Whether the file has the format that this site writes; files of older versions may be larger or
 * of other types.
 */
const isSmall = ({ type, size }: File) =>
  ['image/webp', 'image/jpeg'].includes(type) && size <= MAX_FILE_BYTES;

/**
 * Encodes the picture in several widths. `made` is the largest file if it already exists, because
 * encoding it again would lose quality.
 */
async function filesOf(original: Canvas, made?: File): Promise<Omit<PreparedPicture, 'stem'>> {
  let canvas = original;
  let largest: Blob = made ?? (await compressed(canvas));
  while (largest.size > MAX_FILE_BYTES && canvas.width * NARROWER >= NARROWEST_PX) {
    const size = atWidth(canvas, Math.round(canvas.width * NARROWER));
    canvas = await scaled(canvas, canvas, size);
    largest = await compressed(canvas);
  }
  const { width, height } = canvas;

  const smaller: { readonly width: number; readonly blob: Blob }[] = [];
  // Each size is scaled from the next larger one.
  for (const size of smallerSizes({ width, height }).toReversed()) {
    canvas = await scaled(canvas, canvas, size);
    smaller.unshift({ width: size.width, blob: await compressed(canvas) });
  }
  return { width, height, color: await colorOf(canvas), largest, smaller };
}

async function compressed(canvas: Canvas): Promise<Blob> {
  const type = await bestType();
  const source = type === 'image/jpeg' ? onBackground(canvas) : canvas;
  return encodeWithin(MAX_FILE_BYTES, source, type, QUALITIES);
}

/** Replaces transparency by the background color of the site, because JPEG has none. */
function onBackground(canvas: Canvas): Canvas {
  const sheet = createCanvas(canvas.width, canvas.height);
  sheet.context.fillStyle = siteColor(sheet.context, 'background');
  sheet.context.fillRect(0, 0, canvas.width, canvas.height);
  sheet.context.drawImage(canvas, 0, 0);
  return sheet.canvas;
}

async function colorOf(canvas: Canvas): Promise<string> {
  const { context } = createCanvas(8, 8);
  context.drawImage(await scaled(canvas, canvas, { width: 8, height: 8 }), 0, 0);
  return averageColor(context.getImageData(0, 0, 8, 8).data);
}
