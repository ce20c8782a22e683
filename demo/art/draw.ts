/**
 * `npm run demo:art` draws all pictures of the demo, `npm run demo:art -- PART` those whose name
 * contains PART.
 */
import sharp from 'sharp';
import type { Browser } from '@playwright/test';
import { MOVIES } from '../content/movies';
import { shareFile, type ManifestEntry } from '../pictures';
import { SCENES } from './catalogue';
import { CROP_NAMES, writeCrops } from './crops';
import { applyFinish, dominantColour, encodeWebp } from './post-process';
import type { Scene } from './layers';
import {
  SITE_FILES,
  readDemoPicture,
  readManifest,
  writeProjectFile,
  writeManifest,
} from './output-files';
import { logoSvg } from './scenes/brand/mark';
import { launchBrowser, renderScene } from './render';
import { openSharePicturePage } from './share-pictures';

async function main(part: string): Promise<void> {
  const scenes = SCENES.filter(({ name }) => name.includes(part));
  const manifest = new Map(Object.entries(readManifest()));
  const browser = await launchBrowser();
  try {
    for (const scene of scenes) {
      const png = await applyFinish(await renderScene(browser, scene), scene.name, scene.finish);
      if (SITE_FILES[scene.name]) await writeSiteFiles(scene, png);
      else manifest.set(scene.name, await writeDemoPicture(scene, png));
      console.log(scene.name);
    }
    for (const [name, entry] of await writeCrops(part)) manifest.set(name, entry);
    await writeSharePictures(browser, part);
  } finally {
    await browser.close();
    // Also after a failure, for the pictures that were drawn before it.
    const drawn = SCENES.map(({ name }) => name).filter((name) => !SITE_FILES[name]);
    const current = new Set([...drawn, ...CROP_NAMES]);
    writeManifest([...manifest].filter(([name]) => current.has(name)));
  }
  if (part === '' || part === 'logo') writeProjectFile('src/company/logo.svg', logoSvg());
}

/** Writes the files of a picture of the demo content, and returns its entry in the manifest. */
async function writeDemoPicture(scene: Scene, png: Buffer): Promise<ManifestEntry> {
  const { name, width, height, finish } = scene;
  const files: Record<string, string> = {};
  for (const fileWidth of new Set([width, 960, 480].filter((size) => size <= width))) {
    files[fileWidth] = `${name}-${fileWidth}.webp`;
    writeProjectFile(
      `demo/pictures/${files[fileWidth]}`,
      await encodeWebp(png, fileWidth, finish?.quality),
    );
  }
  return { width, height, color: await dominantColour(png), files };
}

/** Smaller than those that a browser writes, as the repository has all of them. */
const SHARE_QUALITY = 70;

/** Writes the share pictures of the movies (product 17.10), from the posters as they are stored. */
async function writeSharePictures(browser: Browser, part: string): Promise<void> {
  const movies = MOVIES.filter(({ art, id }) => `${art} share/${id}`.includes(part));
  if (movies.length === 0) return;
  const draw = await openSharePicturePage(browser);
  for (const { id, title, releaseDate, art } of movies) {
    const poster = readDemoPicture(`${art}-960.webp`);
    const jpeg = await draw({ title, releaseDate, poster });
    const small = await sharp(jpeg).jpeg({ quality: SHARE_QUALITY, mozjpeg: true }).toBuffer();
    writeProjectFile(`demo/pictures/${shareFile(id)}`, small);
    console.log(shareFile(id));
  }
}

/** Writes a picture that is part of the site's code. */
async function writeSiteFiles(scene: Scene, png: Buffer): Promise<void> {
  for (const { path, width } of SITE_FILES[scene.name] ?? []) {
    const quality = scene.finish?.quality ?? 76;
    const data = path.endsWith('.jpg')
      ? await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
      : await encodeWebp(png, width, quality);
    writeProjectFile(path, data);
  }
}

await main(process.argv[2] ?? '');
