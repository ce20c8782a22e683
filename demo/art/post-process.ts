import sharp, { type OverlayOptions } from 'sharp';
import type { Finish } from './layers';
import { randomFor } from './random';

/** Returns the drawing with bloom around bright parts and film grain, as PNG. */
export async function applyFinish(png: Buffer, name: string, finish: Finish = {}): Promise<Buffer> {
  const { bloom = 0, bloomRadius = 24, grain = 8 } = finish;
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const overlays: OverlayOptions[] = [];
  if (bloom > 0) {
    const lights = await sharp(png)
      .removeAlpha()
      .linear(1.7 * bloom, -150 * bloom)
      .blur(bloomRadius)
      .png()
      .toBuffer();
    overlays.push({ input: lights, blend: 'screen' });
  }
  if (grain > 0)
    overlays.push({ input: await grainOf(name, width, height, grain), blend: 'soft-light' });
  return sharp(png).removeAlpha().composite(overlays).png().toBuffer();
}

/** Returns slightly blurred noise around medium grey, which the blend mode soft-light leaves unchanged. */
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

/** Returns the dominant colour of the picture as #rrggbb. */
export async function dominantColour(png: Buffer): Promise<string> {
  const { dominant } = await sharp(png).removeAlpha().stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** Size limits in bytes of files up to a width in pixels, as phones load ten posters at once. */
const LIMITS = [
  { width: 480, bytes: 30_000 },
  { width: 960, bytes: 120_000 },
  { width: Infinity, bytes: 180_000 },
] as const;
const MIN_QUALITY = 48;
/** The sigma of a blur that affects lines of about one pixel only. */
const FINE_BLUR = 0.7;

/**
 * Encodes the picture as WebP of at most this width. If the file exceeds its limit, the quality is
 * reduced, and then the picture is blurred slightly.
 */
export async function encodeWebp(png: Buffer, width: number, quality = 76): Promise<Buffer> {
  const limit = LIMITS.find((entry) => width <= entry.width)?.bytes ?? Infinity;
  const small = await sharp(png).resize({ width, withoutEnlargement: true }).png().toBuffer();
  const encoded = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
  if (encoded.length <= limit) return encoded;
  if (quality > MIN_QUALITY) return encodeWebp(small, width, quality - 6);
  return sharp(small).blur(FINE_BLUR).webp({ quality, effort: 6 }).toBuffer();
}
