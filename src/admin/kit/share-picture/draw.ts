import type { PictureSize } from '../../../domain/pictures/picture-size';
import { encode, requireTrueCanvas } from '../uploads/canvas';
import { siteColor } from '../uploads/site-color';
import { drawLettering, loadFaces, type ShareText } from './lettering';
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH } from './share-size';

const EDGE = 45;
const GAP = 54;
/** A wide poster leaves room for the title beside it. */
const POSTER_MAX_WIDTH = 520;
const QUALITIES = [0.88, 0.8, 0.7, 0.6, 0.5, 0.4];

/**
 * Draws the share picture of a movie: its poster, title and release date on a JPEG of 1200 x 630
 * pixels and less than 300 kB (product 17.10). Throws if the poster cannot be decoded, the
 * typeface cannot be loaded or the browser alters what is drawn (product 17.19).
 */
export async function drawSharePicture(poster: Blob, text: ShareText): Promise<Blob> {
  await requireTrueCanvas();
  const [bitmap] = await Promise.all([createImageBitmap(poster), loadFaces(text)]);
  try {
    const { canvas, context } = createPage(SHARE_WIDTH, SHARE_HEIGHT);
    drawGround(context, bitmap);
    const right = drawPoster(context, bitmap);
    drawLettering(context, text, right + GAP);
    return await compressed(canvas);
  } finally {
    bitmap.close();
  }
}

/** An element, not an OffscreenCanvas: that one does not know the page's typefaces everywhere. */
function createPage(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to spare');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** The poster over the whole area, out of focus and darkened towards the words. */
function drawGround(context: CanvasRenderingContext2D, poster: ImageBitmap): void {
  context.fillStyle = siteColor(context, 'night');
  context.fillRect(0, 0, SHARE_WIDTH, SHARE_HEIGHT);
  context.globalAlpha = 0.6;
  context.drawImage(blurred(poster), 0, 0, SHARE_WIDTH, SHARE_HEIGHT);
  context.globalAlpha = 1;

  const shade = context.createLinearGradient(0, 0, SHARE_WIDTH, 0);
  shade.addColorStop(0, siteColor(context, 'night', 0.45));
  shade.addColorStop(0.45, siteColor(context, 'night', 0.86));
  shade.addColorStop(1, siteColor(context, 'night', 0.8));
  context.fillStyle = shade;
  context.fillRect(0, 0, SHARE_WIDTH, SHARE_HEIGHT);

  const lamp = context.createRadialGradient(250, 40, 0, 250, 40, 640);
  lamp.addColorStop(0, siteColor(context, 'tungsten', 0.2));
  lamp.addColorStop(1, siteColor(context, 'tungsten', 0));
  context.fillStyle = lamp;
  context.fillRect(0, 0, SHARE_WIDTH, SHARE_HEIGHT);
}

/** Enlarging a few pixels step by step blurs without the canvas filter, which Safari lacks. */
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
    const next = createPage(width, Math.round((width * SHARE_HEIGHT) / SHARE_WIDTH));
    next.context.drawImage(from.canvas, 0, 0, next.canvas.width, next.canvas.height);
    from = next;
  }
  return from.canvas;
}

/** Draws the poster in its own shape at the left, and returns its right edge. */
function drawPoster(context: CanvasRenderingContext2D, poster: ImageBitmap): number {
  const { width, height } = posterSize(poster);
  const top = (SHARE_HEIGHT - height) / 2;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.7)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 14;
  context.drawImage(poster, EDGE, top, width, height);
  context.restore();
  context.strokeStyle = siteColor(context, 'ivory', 0.16);
  context.strokeRect(EDGE + 0.5, top + 0.5, width - 1, height - 1);
  return EDGE + width;
}

/** The size at which a poster is drawn, in its own shape. */
function posterSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(POSTER_MAX_WIDTH / width, (SHARE_HEIGHT - 2 * EDGE) / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The file of the best quality that fits, or else of the lowest. */
async function compressed(canvas: HTMLCanvasElement): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of QUALITIES) {
    blob = await encode(canvas, 'image/jpeg', quality);
    if (blob.size < SHARE_MAX_BYTES) return blob;
  }
  throw new Error(`The share picture has ${blob?.size} bytes`);
}
