import sharp from 'sharp';
import type { ManifestEntry } from '../pictures';
import { readDemoPicture, writeProjectFile } from './output-files';
import { dominantColour, encodeWebp } from './post-process';

/** The pictures of videos that are cut out of a poster: how far from its top, in pixels. */
const CROPS = {
  'oru-cheriya-iruttu': 560,
  'nooru-mazha': 660,
  'tea-for-the-dead': 220,
  'small-town-brass': 0,
  'paper-rockets': 620,
  'the-clockmaker-of-mattancherry': 290,
  'low-tide-high-court': 520,
  'the-last-bus-to-vagamon': 560,
  'pathinonnam-vallam': 450,
} as const;

const [WIDTH, HEIGHT] = [960, 540];
const QUALITY = 64;

export const CROP_NAMES = Object.keys(CROPS).map((name) => `videos/${name}`);

/** Cuts pictures of videos out of the posters; `part` is a part of their names. */
export async function writeCrops(
  part: string,
): Promise<readonly (readonly [string, ManifestEntry])[]> {
  const entries: (readonly [string, ManifestEntry])[] = [];
  for (const [poster, top] of Object.entries(CROPS)) {
    const name = `videos/${poster}`;
    if (!name.includes(part)) continue;
    const png = await sharp(readDemoPicture(`posters/${poster}-960.webp`))
      .extract({ left: 0, top, width: WIDTH, height: HEIGHT })
      .png()
      .toBuffer();
    const files: Record<string, string> = {};
    for (const width of [WIDTH, WIDTH / 2]) {
      files[width] = `${name}-${width}.webp`;
      writeProjectFile(`demo/pictures/${files[width]}`, await encodeWebp(png, width, QUALITY));
    }
    entries.push([name, { width: WIDTH, height: HEIGHT, color: await dominantColour(png), files }]);
    console.log(name);
  }
  return entries;
}
