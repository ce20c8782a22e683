import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../emulators/project.ts';

const FILE = path.join(PROJECT_FOLDER, 'firebase.json');
/** What allows the one inline style in a content policy. */
const ALLOWED = /(?<=style-src 'self' )'sha256-[^']+'/g;

/**
 * Writes the hash of the inline style of index.html into the content policy in firebase.json, if another
 * one is there: the style has the company's colours, and a splash without it covers nothing and is never
 * removed.
 */
export const inlineStylePolicy = (): Plugin => ({
  name: 'inline-style-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      const before = readFileSync(FILE, 'utf8');
      const after = before.replace(ALLOWED, `'sha256-${hash}'`);
      if (after === before) return;
      writeFileSync(FILE, after);
      console.log('The style of the splash has changed: its hash is in firebase.json now.');
    },
  },
});
