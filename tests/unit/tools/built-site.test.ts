// product 33.2, 33.3.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_FILES } from '../../../functions/src/page-files';
import { BUILD_INFO, type BuildInfo } from '../../../tools/build/fixed-files';
import {
  readBuildInfo,
  requireSameBuild,
  requireSameProject,
  findDemoTraces,
  requireOwnCompany,
} from '../../../tools/go-live/deploy/built-site';
import { temporaryFolder } from '../../support/temporary-folder';

const LIVE: BuildInfo = { project: 'live', mode: 'production', isForEmulators: false };

/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test('a build for another project is refused with both names and the source of the first one', () => {
  expect(() => requireSameProject({ ...LIVE, mode: 'staging' }, 'other')).toThrow(
    'for the project live (VITE_FIREBASE_PROJECT_ID in .env.staging.local), but other was chosen',
  );
  expect(() => requireSameProject(LIVE, 'live')).not.toThrow();
  expect(() => requireSameProject(LIVE, undefined)).not.toThrow();
});

test('a missing build and a build for the emulators are refused', () => {
  expect(() => readBuildInfo(folderWith({}))).toThrow('There is no built site');
  const emulators = JSON.stringify({ ...LIVE, isForEmulators: true });
  expect(() => readBuildInfo(folderWith({ [BUILD_INFO]: emulators }))).toThrow('for the emulators');
  expect(readBuildInfo(folderWith({ [BUILD_INFO]: JSON.stringify(LIVE) }))).toEqual(LIVE);
});

test('a function with the pages of another build is not published', () => {
  const built = (folder: string, text: string) =>
    Object.fromEntries(PAGE_FILES.map((name) => [`${folder}/${name}.html`, text]));
  const site = folderWith(built('pages', 'new'));
  expect(() => requireSameBuild(site, folderWith(built('lib', 'new')))).not.toThrow();
  expect(() => requireSameBuild(site, folderWith(built('lib', 'old')))).toThrow(
    'run `npm run build`',
  );
  expect(() => requireSameBuild(site, folderWith({}))).toThrow('run `npm run build`');
});

test('a site that names the demo company is refused with the sources to change', () => {
  const site = folderWith({
    'index.html': '<link rel="canonical" href="https://nilavu.example/">',
    'assets/a.js': 'x',
    '.well-known/security.txt': 'Contact: mailto:hello@nilavu.test',
    '.vite/manifest.json': 'nilavu',
  });
  expect(findDemoTraces(site)).toEqual(['.well-known/security.txt', 'index.html']);
  const project = folderWith({
    'index.html': '<title>Nilavu Pictures</title>',
    'src/site.ts': "origin: 'https://nilavu.example'",
    'src/other.ts': '',
    'demo/content.ts': 'Nilavu',
  });
  expect(() => requireOwnCompany(site, project)).toThrow(/:\n {2}index\.html\n {2}src\/site\.ts$/);
  expect(() => requireOwnCompany(folderWith({ 'a.html': 'Cinema' }), project)).not.toThrow();
});
