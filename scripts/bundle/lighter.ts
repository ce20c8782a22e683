import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../emulators/project.ts';

/**
 * How the production bundle is cut. Many small chunks compress badly, and a large one makes every
 * page pay for all. The data's half (base, firestore, lists, and a page's loader with what begins
 * it) runs without waiting for React.
 */
const CHUNKS = [
  {
    name: 'base',
    test: /\/src\/(app\/(ahead|paths|pictures-first|resource)|domain\/(limits|picture|text|timeout))\.ts$/,
  },
  {
    name: 'frame',
    test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|\/src\/(site|components\/(LoadFailure|Loaded|Logo|PageLoader|Photo|icons))\./,
  },
  {
    name: 'firestore',
    test: /\/node_modules\/(firebase\/(app|firestore)|@firebase\/(app|component|firestore|logger|util)|idb)\/|\/src\/firebase\/(app|document-id|emulators|firestore|paths|plain-requests|replaced\/.*|converters\/fields)\.|\/src\/domain\/newest-first\./,
  },
  {
    name: 'lists',
    test: /\/src\/(app\/first-picture|services\/(announcements|hero-banners|movies|reads|videos))\.ts$/,
  },
  { name: 'announcements', test: /\/src\/components\/(AnnouncementList|ExpandableText)\./ },
  { name: 'wall', test: /\/src\/components\/(MovieWall|WallSkeleton)\./ },
  { name: 'paged', test: /\/src\/(app\/paged-list|domain\/pager)\.ts$/ },
  { name: 'overlay', test: /\/src\/(components\/Modal|hooks\/useOverlay)\./ },
  {
    name: 'form',
    test: /\/src\/(components\/Field|domain\/(failure|messages|too-long)|hooks\/useSubmit)\./,
  },
  {
    debugName: 'reads of a page',
    name: (module: string) => `${path.basename(path.dirname(module))}-reads`,
    test: /\/src\/pages\/(?!admin-login)[\w-]+\/(early|[\w-]+\.loader)\.ts$/,
  },
];

/** Cuts the production bundle, and leaves out of it what no visitor needs. */
export const lighter = (): Plugin => ({
  name: 'lighter',
  apply: 'build',
  config: () => ({
    resolve: { alias: REPLACED },
    build: {
      modulePreload: { polyfill: false, resolveDependencies: onlyStyles },
      rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    },
  }),
});

const inProject = (file: string) => path.join(PROJECT_FOLDER, file);

const REPLACED = [
  // The package leads every bundler to the router's development build.
  {
    find: /^react-router$/,
    replacement: inProject('node_modules/react-router/dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: inProject('node_modules/react-router/dist/production/dom-export.mjs'),
  },
  {
    find: '@firebase/webchannel-wrapper/bloom-blob',
    replacement: inProject('src/firebase/replaced/bloom-blob.ts'),
  },
  { find: /^idb$/, replacement: inProject('src/firebase/replaced/idb.ts') },
];

/**
 * The list of the files that each screen imports would stand in the frame, which every visitor pays
 * for. The pages' own files name them (page-shells.ts), and links are followed ahead (prefetch.ts).
 */
const onlyStyles = (_file: string, dependencies: string[]) =>
  dependencies.filter((dependency) => dependency.endsWith('.css'));
