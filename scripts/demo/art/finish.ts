import sharp, { type OverlayOptions } from 'sharp';
import type { Finish } from './layers';
import { randomFor } from './random';

/** Develops a drawing like film: light bleeds from the bright parts, then grain goes over it all. */
export async function develop(png: Buffer, name: string, finish: Finish = {}): Promise<Buffer> {
  const { bloom = 0, bloomRadius = 24, grain = 8 } = finish;
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const over: OverlayOptions[] = [];
  if (bloom > 0) {
    const lights = await sharp(png)
      .removeAlpha()
      .linear(1.7 * bloom, -150 * bloom)
      .blur(bloomRadius)
      .png()
      .toBuffer();
    over.push({ input: lights, blend: 'screen' });
  }
  if (grain > 0)
    over.push({ input: await grainOf(name, width, height, grain), blend: 'soft-light' });
  return sharp(png).removeAlpha().composite(over).png().toBuffer();
}

/** Grey noise around the middle, a little soft, as soft-light leaves the middle unchanged. */
function grainOf(name: string, width: number, height: number, strength: number): Promise<Buffer> {
  const random = randomFor(name);
  const grey = Buffer.alloc(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = 128 + random.spread() * strength * 4;
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(0.7)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

const hex = (value: number) => value.toString(16).padStart(2, '0');

/** The colour most of the picture has, as #rrggbb. */
export async function dominantColour(png: Buffer): Promise<string> {
  const { dominant } = await sharp(png).removeAlpha().stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** Bytes a file of up to that width should stay under: phones load ten posters at once. */
const LIMITS = [
  { width: 480, bytes: 30_000 },
  { width: 960, bytes: 120_000 },
  { width: Infinity, bytes: 180_000 },
] as const;
const LOWEST_QUALITY = 48;
/** What softens lines of about a pixel and leaves the rest. */
const FINEST_LINES = 0.7;

/**
 * A WebP file of that width. Busy drawings give up some quality until they are light enough, and
 * the busiest their finest lines.
 */
export async function webp(png: Buffer, width: number, quality = 76): Promise<Buffer> {
  const limit = LIMITS.find((each) => width <= each.width)?.bytes ?? Infinity;
  const small = await sharp(png).resize({ width, withoutEnlargement: true }).png().toBuffer();
  const written = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
  if (written.length <= limit) return written;
  if (quality > LOWEST_QUALITY) return webp(small, width, quality - 6);
  return sharp(small).blur(FINEST_LINES).webp({ quality, effort: 6 }).toBuffer();
}
