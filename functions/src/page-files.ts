import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The built pages that the function completes, by file name. */
export const PAGE_FILES = [
  'movie',
  'press',
  'gallery',
  'videos',
  'announcements',
  'events',
] as const;

/** The HTML of these pages. */
export type PageFiles = Readonly<Record<(typeof PAGE_FILES)[number], string>>;

/** Reads the pages from a folder. Throws if one is missing. */
export const readPageFiles = (folder: string): PageFiles =>
  Object.fromEntries(
    PAGE_FILES.map((name) => [name, readFileSync(path.join(folder, `${name}.html`), 'utf8')]),
  ) as PageFiles;
