import type { PictureSize } from '../../../shared/pictures/picture-header';
import { SHARE_MAX_BYTES, SHARE_SIZE } from '../../../shared/pictures/picture';
import { encodeWithin, createCanvasElement, requireTrueCanvas, siteColor } from './canvas';
import { drawLettering, loadFaces, type ShareText } from './lettering';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const EDGE = 45;
const GAP = 54;
/** The maximum width of a wide poster, beside which the title fits. */
const POSTER_MAX_WIDTH = 520;
/** The file has to be smaller than the limit. */
const MAX_BYTES = SHARE_MAX_BYTES - 1;
const QUALITIES = [0.88, 0.8, 0.7, 0.6, 0.5, 0.4];

/**
 * Draws a share picture, a JPEG of 1200 x 630 pixels and less than 300 kB: poster, title and
 * release date of a movie, or only the picture without a text. Throws if the picture cannot be
 * decoded, the fonts cannot be loaded, or the browser alters the pixels of a canvas.
 */
export async function drawSharePicture(picture: Blob, text?: ShareText): Promise<Blob> {
  await requireTrueCanvas();
  const [bitmap] = await Promise.all([createImageBitmap(picture), text && loadFaces(text)]);
  try {
    const { canvas, context } = createPage(WIDTH, HEIGHT);
    drawGround(context, bitmap);
    if (text) {
      drawShade(context);
      const right = drawPoster(context, bitmap);
      drawLettering(context, text, right + GAP);
    } else {
      drawWhole(context, bitmap);
    }
    const blob = await encodeWithin(MAX_BYTES, canvas, 'image/jpeg', QUALITIES);
    if (blob.size > MAX_BYTES) throw new Error(`The share picture has ${blob.size} bytes`);
    return blob;
  } finally {
    bitmap.close();
  }
}

/**
 * Creates a canvas element, because an OffscreenCanvas does not have the page's fonts in every
 * browser.
 */
function createPage(width: number, height: number) {
  const page = createCanvasElement(width, height);
  page.context.imageSmoothingQuality = 'high';
  return page;
}

/** Fills the background with the picture, blurred and darkened. */
function drawGround(context: CanvasRenderingContext2D, picture: ImageBitmap): void {
  context.fillStyle = siteColor(context, 'background');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.globalAlpha = 0.6;
  context.drawImage(blurred(picture), 0, 0, WIDTH, HEIGHT);
  context.globalAlpha = 1;
}

/** Darkens the background towards the text, and adds light from above. */
function drawShade(context: CanvasRenderingContext2D): void {
  const shade = context.createLinearGradient(0, 0, WIDTH, 0);
  shade.addColorStop(0, siteColor(context, 'background', 0.45));
  shade.addColorStop(0.45, siteColor(context, 'background', 0.86));
  shade.addColorStop(1, siteColor(context, 'background', 0.8));
  context.fillStyle = shade;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const lamp = context.createRadialGradient(250, 40, 0, 250, 40, 640);
  lamp.addColorStop(0, siteColor(context, 'accent', 0.2));
  lamp.addColorStop(1, siteColor(context, 'accent', 0));
  context.fillStyle = lamp;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/**
 * Blurs the picture by scaling it down and up again, because Safari does not support the canvas
 * filter.
 */
function blurred(poster: ImageBitmap): HTMLCanvasElement {
  let from = createPage(30, 16);
  const scale = Math.max(30 / poster.width, 16 / poster.height);
  const size = { width: poster.width * scale, height: poster.height * scale };
  from.context.drawImage(
    poster,
    (30 - size.width) / 2,
    (16 - size.height) / 2,
    size.width,
    size.height,
  );
  for (const width of [75, 150, 300, 600]) {
    const next = createPage(width, Math.round((width * HEIGHT) / WIDTH));
    next.context.drawImage(from.canvas, 0, 0, next.canvas.width, next.canvas.height);
    from = next;
  }
  return from.canvas;
}

/** Draws the whole picture in its aspect ratio, as large as possible. */
function drawWhole(context: CanvasRenderingContext2D, picture: ImageBitmap): void {
  const scale = Math.min(WIDTH / picture.width, HEIGHT / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
}

/** Draws the poster in its aspect ratio at the left, and returns its right edge. */
function drawPoster(context: CanvasRenderingContext2D, poster: ImageBitmap): number {
  const { width, height } = posterSize(poster);
  const top = (HEIGHT - height) / 2;
  context.save();
  context.shadowColor = siteColor(context, 'shadow', 0.7);
  context.shadowBlur = 40;
  context.shadowOffsetY = 14;
  context.drawImage(poster, EDGE, top, width, height);
  context.restore();
  context.strokeStyle = siteColor(context, 'text', 0.16);
  context.strokeRect(EDGE + 0.5, top + 0.5, width - 1, height - 1);
  return EDGE + width;
}

/** Returns the size at which a poster is drawn, in its aspect ratio. */
function posterSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(POSTER_MAX_WIDTH / width, (HEIGHT - 2 * EDGE) / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
