import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Picture } from '../../src/domain/picture';
import type { DemoPicture } from './content/demo-picture';
import manifest from './pictures/manifest.json';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A file on its way to Storage. */
export interface Upload {
  readonly path: string;
  readonly token: string;
  readonly read: () => Promise<Buffer>;
}

const MANIFEST: Readonly<Record<string, Drawn>> = manifest;

/** Twelve letters and digits that stay the same from one seeding to the next. */
const stamp = (text: string) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-12);

/** A download token in the shape Storage uses. */
const tokenFor = (path: string) =>
  createHash('sha256')
    .update(`token ${path}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

/**
 * The picture as documents hold it, and the files it needs. The largest file is `src`; the narrower
 * ones carry their width at the end of the name, as the site's own uploads do (DESIGN R5).
 */
export function prepare(
  { art, alt }: DemoPicture,
  folder: string,
  addressOf: (path: string, token: string) => string,
): { readonly picture: Picture; readonly uploads: readonly Upload[] } {
  const drawn = MANIFEST[art];
  if (!drawn) throw new Error(`No picture named ${art}: run npm run demo:art`);
  const stem = `${folder}/${art.split('/').at(-1) ?? art}-${stamp(art)}`;
  const stored = Object.entries(drawn.files).map(([width, file]) => {
    const path = Number(width) === drawn.width ? `${stem}.webp` : `${stem}-${width}.webp`;
    const token = tokenFor(path);
    const read = () => readFile(new URL(`pictures/${file}`, import.meta.url));
    return { width: Number(width), url: addressOf(path, token), upload: { path, token, read } };
  });
  const largest = stored.find(({ width }) => width === drawn.width);
  if (!largest) throw new Error(`${art} lacks its largest file`);
  const narrower = stored.filter((each) => each !== largest);
  return {
    picture: {
      src: largest.url,
      alt,
      width: drawn.width,
      height: drawn.height,
      color: drawn.color,
      sizes: Object.fromEntries(narrower.map(({ width, url }) => [width, url])),
    },
    uploads: stored.map(({ upload }) => upload),
  };
}
