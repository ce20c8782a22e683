import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ManifestEntry } from '../pictures';

interface SiteFile {
  readonly path: string;
  readonly width: number;
}

/** The files of pictures that are part of the site's code, by name of the scene. */
export const SITE_FILES: Readonly<Record<string, readonly SiteFile[]>> = {
  'site/default-banner': [{ path: 'src/company/pictures/default-banner.webp', width: 1600 }],
  'site/share': [{ path: 'src/company/share.jpg', width: 1200 }],
  'about/story': [
    { path: 'src/company/pictures/story.webp', width: 1600 },
    { path: 'src/company/pictures/story-800.webp', width: 800 },
  ],
  'about/meenakshi-varma': [{ path: 'src/company/pictures/meenakshi-varma.webp', width: 800 }],
  'about/joseph-tharakan': [{ path: 'src/company/pictures/joseph-tharakan.webp', width: 800 }],
};

const MANIFEST = 'demo/pictures/manifest.json';
const projectPath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Writes a file, given by its path in the repository, and creates its folder. */
export function writeProjectFile(path: string, data: Buffer | string): void {
  mkdirSync(dirname(projectPath(path)), { recursive: true });
  writeFileSync(projectPath(path), data);
}

/** Returns the bytes of a file below demo/pictures. */
export const readDemoPicture = (file: string): Buffer =>
  readFileSync(projectPath(`demo/pictures/${file}`));

/** Returns the manifest of the demo pictures; an empty object if there is none. */
export function readManifest(): Record<string, ManifestEntry> {
  try {
    return JSON.parse(readFileSync(projectPath(MANIFEST), 'utf8')) as Record<string, ManifestEntry>;
  } catch {
    return {};
  }
}

/** Writes the manifest, sorted by name. */
export function writeManifest(entries: readonly (readonly [string, ManifestEntry])[]): void {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeProjectFile(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
