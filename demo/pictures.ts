import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { neededSharePictures } from '../src/content/share-pictures';
import type { Picture } from '../src/shared/pictures/picture';
import type { DemoPicture } from './content/demo-picture';
import manifest from './pictures/manifest.json';

/** A picture in manifest.json. */
interface ManifestEntry {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** File names below pictures/, by width in pixels. */
  readonly files: Readonly<Record<string, string>>;
}

/** A file to upload to Storage. */
export interface Upload {
  readonly path: string;
  readonly token: string;
  readonly read: () => Promise<Buffer>;
}

const MANIFEST: Readonly<Record<string, ManifestEntry>> = manifest;

/** Where a file is stored, and from which one below pictures/ it is uploaded. */
function stored(path: string, file: string, urlOf: (path: string, token: string) => string) {
  const token = tokenFor(path);
  const read = () => readFile(new URL(`pictures/${file}`, import.meta.url));
  const upload: Upload = { path, token, read };
  return { url: urlOf(path, token), upload };
}

/** Returns the addresses of a movie's share pictures by their names, and their files (product 17.10). */
export function sharesWithUploads(
  movie: { readonly id: string },
  urlOf: (path: string, token: string) => string,
): { readonly shares: Readonly<Record<string, string>>; readonly uploads: readonly Upload[] } {
  const files = neededSharePictures('movie', movie).map(({ name, language }) => {
    const own = name === 'share' ? movie.id : `${movie.id}-${language}`;
    const path = `movies/${own}-${fileId(`share ${own}`)}-1200.jpg`;
    return { name, ...stored(path, `share/${own}.jpg`, urlOf) };
  });
  return {
    shares: Object.fromEntries(files.map(({ name, url }) => [name, url])),
    uploads: files.map(({ upload }) => upload),
  };
}

/** The folders of pictures that links show as they are (product 17.21). */
const SHARED = ['announcements', 'events', 'gallery', 'videos'];

/** Returns 12 characters that are the same for every seeding, instead of random ones. */
const fileId = (text: string) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-12);

/** Returns a fixed download token in Storage's UUID format. */
const tokenFor = (path: string) =>
  createHash('sha256')
    .update(`token ${path}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

/**
 * Returns the picture as stored in documents, and its files. The largest file is `src`; smaller ones
 * have their width at the end of the name, as the site's uploads do (product 17.4).
 * Throws Error if the picture is not in the manifest.
 */
export function pictureWithUploads(
  { art, alt, focus }: DemoPicture,
  folder: string,
  urlOf: (path: string, token: string) => string,
): { readonly picture: Picture; readonly uploads: readonly Upload[] } {
  const entry = MANIFEST[art];
  if (!entry) throw new Error(`No picture named ${art} in demo/pictures/manifest.json`);
  const stem = `${folder}/${art.split('/').at(-1) ?? art}-${fileId(art)}`;
  const files = Object.entries(entry.files).map(([width, file]) => {
    const path = Number(width) === entry.width ? `${stem}.webp` : `${stem}-${width}.webp`;
    return { width: Number(width), ...stored(path, file, urlOf) };
  });
  const largest = files.find(({ width }) => width === entry.width);
  if (!largest) throw new Error(`${art} lacks its largest file`);
  const smaller = files.filter((file) => file !== largest);
  const share = SHARED.includes(folder)
    ? stored(`${stem}-1200.jpg`, `share/${art.replace('/', '-')}.jpg`, urlOf)
    : undefined;
  return {
    picture: {
      src: largest.url,
      alt,
      width: entry.width,
      height: entry.height,
      color: entry.color,
      ...(focus && { focus }),
      sizes: Object.fromEntries(smaller.map(({ width, url }) => [width, url])),
      ...(share && { share: share.url }),
    },
    uploads: [...files, ...(share ? [share] : [])].map(({ upload }) => upload),
  };
}
