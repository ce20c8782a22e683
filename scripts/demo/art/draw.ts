/**
 * Draws the demo content's pictures: `npm run demo:art` all of them, `npm run demo:art -- PART` those
 * whose name contains PART.
 */
import sharp from 'sharp';
import { SCENES } from './catalogue';
import { develop, dominantColour, webp } from './finish';
import type { Scene } from './layers';
import { ICONS, PLACES, readManifest, write, writeManifest, type Drawn } from './places';
import { openStage, perform } from './stage';

async function main(wanted: string): Promise<void> {
  const chosen = SCENES.filter(({ name }) => name.includes(wanted));
  const manifest = new Map(Object.entries(readManifest()));
  const browser = await openStage();
  try {
    for (const scene of chosen) {
      const png = await develop(await perform(browser, scene), scene.name, scene.finish);
      if (PLACES[scene.name]) await storeInSite(scene, png);
      else manifest.set(scene.name, await storeInPictures(scene, png));
      console.log(scene.name);
    }
  } finally {
    await browser.close();
    // What was drawn before a failure is described all the same.
    const kept = new Set(SCENES.map(({ name }) => name).filter((name) => !PLACES[name]));
    writeManifest([...manifest].filter(([name]) => kept.has(name)));
  }
  if (wanted === '' || wanted === 'icons') await storeIcons();
}

/** Demo content: every width a page asks for, and an entry in the manifest. */
async function storeInPictures(scene: Scene, png: Buffer): Promise<Drawn> {
  const { name, width, height, finish } = scene;
  const files: Record<string, string> = {};
  for (const each of new Set([width, 960, 480].filter((size) => size <= width))) {
    files[each] = `${name}-${each}.webp`;
    write(`scripts/demo/pictures/${files[each]}`, await webp(png, each, finish?.quality));
  }
  return { width, height, color: await dominantColour(png), files };
}

/** Pictures of the site itself, each in its own place. */
async function storeInSite(scene: Scene, png: Buffer): Promise<void> {
  for (const { path, width } of PLACES[scene.name] ?? []) {
    const quality = scene.finish?.quality ?? 76;
    const data = path.endsWith('.jpg')
      ? await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
      : await webp(png, width, quality);
    write(path, data);
  }
}

async function storeIcons(): Promise<void> {
  for (const { path, svg, size } of ICONS) {
    const data = size
      ? await sharp(Buffer.from(svg), { density: 400 }).resize(size).png().toBuffer()
      : svg;
    write(path, data);
  }
}

await main(process.argv[2] ?? '');
