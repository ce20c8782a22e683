import { readFileSync } from 'node:fs';
import path from 'node:path';
import { valuesFor } from '../../src/shared/lists/keys.ts';

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
  valuesFor(PAGE_FILES, (name) => readFileSync(path.join(folder, `${name}.html`), 'utf8'));
