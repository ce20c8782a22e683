import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import { isAt, requireModules } from './modules.ts';
import { PAGES, preloadOf } from './pages.ts';

/**
 * The modules of each chunk: files without their extension, or folders. Many small chunks compress
 * badly, and a large one makes every page pay for all. The data's half (base, firestore, lists, and a
 * page's preload with its loader) runs without waiting for React.
 */
const CHUNKS = {
  base: [
    // Vite's own, at vite/preload-helper.js.
    'preload-helper',
    'src/paths',
    'src/data/browser-storage',
    'src/data/loader-cache',
    'src/data/priority-images',
    'src/data/resource',
    'src/data/scroll-position',
    'src/domain/day',
    'src/domain/limits',
    'src/domain/picture',
    'src/domain/text',
    'src/domain/timeout',
  ],
  frame: [
    'node_modules/react',
    'node_modules/react-dom',
    'node_modules/react-router/dist/production',
    'node_modules/scheduler',
    'src/domain/page-title',
    'src/domain/settings',
    'src/company/frame-settings',
    'src/company/site',
    'src/settings/settings-store',
    'src/settings/social',
    'src/settings/use-frame-settings',
    'src/components/LoadFailure',
    'src/components/Loaded',
    'src/components/Logo',
    'src/components/PageLoader',
    'src/components/Photo',
    'src/components/icons',
    'src/components/fit-words',
  ],
  firestore: [
    'node_modules/firebase/app',
    'node_modules/firebase/firestore',
    'node_modules/@firebase/app',
    'node_modules/@firebase/component',
    'node_modules/@firebase/firestore',
    'node_modules/@firebase/logger',
    'node_modules/@firebase/util',
    'src/firebase/app',
    'src/firebase/avoid-cors-preflight',
    'src/firebase/collections',
    'src/firebase/converters/fields',
    'src/firebase/document-id',
    'src/firebase/firestore',
    'src/firebase/stubs/bloom-blob',
    'src/firebase/stubs/idb',
    'src/domain/merge-by-time',
  ],
  lists: [
    'src/components/image-sizes',
    'src/domain/release-date',
    'src/domain/release-order',
    'src/services/due-entries',
    'src/services/movies',
    'src/services/time-ordered-reads',
    'src/services/upcoming-movies',
    'src/services/videos',
  ],
  'gallery-images': [
    'src/firebase/converters/gallery-image',
    'src/firebase/image-path',
    'src/services/gallery',
    'src/services/gallery-images',
  ],
  'admin-paths': ['src/admin-paths'],
  tiles: ['src/pages/gallery/GalleryGrid', 'src/pages/gallery/useReturnToTile'],
  'by-release': ['src/services/movies-by-release'],
  'fresh-settings': ['src/services/settings'],
  'contact-settings': [
    'src/company/contact-settings',
    'src/domain/phone',
    'src/settings/use-contact-settings',
  ],
  landing: ['src/services/announcements', 'src/services/hero-banners'],
  expandable: ['src/components/ExpandableText', 'src/hooks/useExpandedId'],
  poster: ['src/components/Poster'],
  share: ['src/components/ShareButton'],
  video: ['src/domain/video'],
  wall: ['src/components/MovieWall', 'src/components/WallSkeleton'],
  announcements: ['src/components/AnnouncementList'],
  'video-cards': ['src/components/Thumbnail', 'src/components/VideoCard'],
  paged: ['src/data/paged-list', 'src/data/pager', 'src/domain/movie-filter'],
  overlay: ['src/hooks/useBackgroundImport', 'src/hooks/useOverlay'],
  cast: ['src/domain/cast'],
  movie: ['src/services/movie'],
  'entry-lines': ['src/domain/entry-lines', 'src/domain/web-address'],
  'search-entry': ['src/domain/search-entry'],
  search: [
    'src/domain/search-columns',
    'src/domain/search-index',
    'src/domain/search-words',
    'src/firebase/converters/search',
    'src/pages/search/search-index',
    'src/services/search-index',
  ],
  // What is on the admin homepage and elsewhere in that area, and imports nothing.
  'admin-basics': [
    'src/admin/banners/banner-fields',
    'src/admin/forms/leave-question',
    'src/admin/messages',
    'src/admin/pictures/crops',
    'src/domain/conflict',
    'src/domain/entry-order',
    'src/domain/movie-address',
    'src/domain/picture-problem',
    'src/domain/revision',
    'src/domain/stored-texts',
  ],
  form: [
    'src/components/Field',
    'src/data/stored-objects',
    'src/domain/failure',
    'src/domain/messages',
    'src/domain/length-error',
    'src/hooks/useSubmit',
  ],
  // What every screen of the area says, of what imports nothing but the chunks above.
  'admin-feedback': [
    'src/admin/feedback/failure-hint',
    'src/admin/feedback/run-texts',
    'src/admin/feedback/RunProgress',
    'src/admin/feedback/useConfirm',
    'src/admin/lists/kind-names',
    'src/domain/paginate',
    'src/domain/upload-error',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a chunk that several pages share. */
export type ChunkName = keyof typeof CHUNKS;

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  ...CHUNKS,
  ...Object.fromEntries(
    PAGES.filter(({ preload }) => preload).map((page) => [
      `${page.folder}-reads`,
      [preloadOf(page), `src/pages/${page.folder}/${page.folder}.loader`],
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
};

/**
 * Distributes the modules of the production bundle over chunks, and leaves out what no visitor
 * needs. The build fails when a module that is named here is not part of it.
 */
export const chunking = (): Plugin => ({
  name: 'chunking',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: Object.entries(REPLACEMENTS).map(([name, file]) => ({
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
