import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import { ADMIN_CHUNKS } from './admin-chunks.ts';
import { CHUNKS } from './chunks.ts';
import { isAt, requireModules } from './modules.ts';
import { PAGES, preloadOf } from './pages.ts';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  ...CHUNKS,
  ...ADMIN_CHUNKS,
  ...Object.fromEntries(
    PAGES.filter(({ preload }) => preload).map((page) => [
      `${page.folder}-reads`,
      [
        ...(page.isEmbedded ? [] : [preloadOf(page)]),
        `src/site/pages/${page.folder}/${page.folder}.loader`,
      ],
    ]),
  ),
};

/**
 * The shortest hashes that suffice for all chunks, of characters that cost least: they do not
 * compress, and pages name many.
 */
function fileNames() {
  const name = 'assets/[name]-[hash:7]';
  const script = `${name}.js`;
  return {
    hashCharacters: 'hex' as const,
    entryFileNames: script,
    chunkFileNames: script,
    assetFileNames: `${name}[extname]`,
  };
}

/** Modules that the build takes instead of those that the packages name. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  // The package leads every bundler to the router's development build.
  'react-router': 'node_modules/react-router/dist/production/index.mjs',
  'react-router/dom': 'node_modules/react-router/dist/production/dom-export.mjs',
  '@firebase/webchannel-wrapper/bloom-blob': 'src/firebase/stubs/bloom-blob.ts',
  idb: 'src/firebase/stubs/idb.ts',
  // Vite's asks for a page's code after its style sheets, and can more than is used.
  '\0vite/preload-helper.js': 'src/site/data/import-with-styles.ts',
};

/** In the build for the emulators the tests wait for what these modules count. */
const COUNTED: Readonly<Record<string, string>> = {
  '\0vite/preload-helper.js': 'tests/browser/support/in-page/counted-import.ts',
  './site/data/at-rest': 'tests/browser/support/in-page/first-view.ts',
};

/**
 * Distributes the modules of the production bundle over chunks, and leaves out what no visitor
 * needs. The build fails when a module that is named here is not part of it.
 */
export const chunking = (): Plugin => ({
  name: 'chunking',
  apply: 'build',
  config: (_config, { mode }) => ({
    resolve: {
      alias: Object.entries({
        ...REPLACEMENTS,
        ...(mode === 'emulators' && COUNTED),
      }).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: path.join(PROJECT_FOLDER, file),
      })),
    },
    build: {
      modulePreload: { polyfill: false, resolveDependencies: onlyStyles },
      rolldownOptions: {
        // Otherwise each constant that another chunk uses costs an export and an import.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          ...fileNames(),
          codeSplitting: {
            groups: Object.entries(GROUPS).map(([name, modules]) => ({
              name,
              test: (id: string) => modules.some((module) => isAt(module, id)),
            })),
          },
        },
      },
    },
  }),
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds : [],
    );
    requireModules(Object.values(GROUPS).flat(), ids);
  },
});

/**
 * The list of the files that each screen imports would be in the frame, which every visitor pays for.
 * The pages' own files name them (page-html.ts), and links are prefetched (prefetch-links.ts).
 */
const onlyStyles = (_file: string, dependencies: string[]) =>
  dependencies.filter((dependency) => dependency.endsWith('.css'));
