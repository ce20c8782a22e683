// product 2.15, 33.5.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { PAGES } from '../../tools/build/pages';
import { HOSTING, matchesAnyRule } from '../../tools/development/hosting';
import { temporaryFolder } from '../support/temporary-folder';

const patterns = [...HOSTING.rewrites, ...HOSTING.headers].map(({ regex }) => regex);

// Hosting evaluates them by RE2, and the local server by JavaScript, which knows more of them.
test.each(patterns)('Hosting can evaluate %s', (pattern) => {
  expect(RE2JS.compile(pattern).pattern()).toBe(pattern);
});

test('capital letters in the name of each page are routed to the function', () => {
  const names = PAGES.filter(
    ({ route, isInOneLanguage }) => !/^\/$|:/.test(route) && !isInOneLanguage,
  );
  const addresses = names.map(({ route }) => route.toUpperCase());
  const isByFunction = (address: string) =>
    HOSTING.rewrites.find((rewrite) => matchesAnyRule([rewrite], address))?.function?.functionId ===
    'pages';
  expect(addresses).toContain('/MOVIES');
  expect(addresses.filter((address) => !isByFunction(address))).toEqual([]);
});

test('no hidden file is published, in any folder, nor temporary files of a build', () => {
  const { listFiles }: { listFiles: (folder: string, ignore: readonly string[]) => string[] } =
    createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');
  const folder = temporaryFolder();
  const published = ['index.html', 'assets/a.js', '.well-known/security.txt'];
  const ignored = ['.env', 'assets/.env.local', '.vite/manifest.json', 'node_modules/a/a.js'];
  for (const file of [...published, ...ignored, 'firebase.json']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const files = listFiles(folder, firebaseConfig.hosting.ignore);
  expect(files.toSorted()).toEqual(published.toSorted());
});
