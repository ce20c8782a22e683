import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The built pages that the function fills in, by the names of their files. */
export const PAGE_FILES = [
  'movie',
  'press',
  'gallery',
  'videos',
  'announcements',
  'events',
] as const;

/** Their HTML. */
export type PageFiles = Readonly<Record<(typeof PAGE_FILES)[number], string>>;

/** Reads them from a folder. Throws if one is missing. */
export const readPageFiles = (folder: string): PageFiles =>
  Object.fromEntries(
    PAGE_FILES.map((name) => [name, readFileSync(path.join(folder, `${name}.html`), 'utf8')]),
  ) as PageFiles;
