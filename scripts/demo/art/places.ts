import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iconSvg } from './scenes/brand/mark';

/** A picture of the demo content as the manifest describes it. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** File names inside pictures/, by width. */
  readonly files: Readonly<Record<string, string>>;
}

interface Place {
  readonly path: string;
  readonly width: number;
}

/** Pictures that belong to the site and not to its content, and where they go. */
export const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'site/default-banner': [{ path: 'src/assets/default-banner.webp', width: 1600 }],
  'site/share': [{ path: 'public/share.jpg', width: 1200 }],
  'about/story': [
    { path: 'src/assets/about/story.webp', width: 1600 },
    { path: 'src/assets/about/story-800.webp', width: 800 },
  ],
  'about/meenakshi-varma': [{ path: 'src/assets/about/meenakshi-varma.webp', width: 800 }],
  'about/joseph-tharakan': [{ path: 'src/assets/about/joseph-tharakan.webp', width: 800 }],
};

/** Drawings that stay drawings; those with a size become PNG. */
export const ICONS: readonly {
  readonly path: string;
  readonly svg: string;
  readonly size?: number;
}[] = [
  { path: 'public/favicon.svg', svg: iconSvg(7) },
  // The system rounds this one's corners itself.
  { path: 'public/apple-touch-icon.png', svg: iconSvg(0), size: 180 },
];

const MANIFEST = 'scripts/demo/pictures/manifest.json';
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Writes a file of the repository, its folder too. */
export function write(path: string, data: Buffer | string): void {
  mkdirSync(dirname(inRepository(path)), { recursive: true });
  writeFileSync(inRepository(path), data);
}

export function readManifest(): Record<string, Drawn> {
  try {
    return JSON.parse(readFileSync(inRepository(MANIFEST), 'utf8')) as Record<string, Drawn>;
  } catch {
    return {};
  }
}

export function writeManifest(entries: readonly (readonly [string, Drawn])[]): void {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  write(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
