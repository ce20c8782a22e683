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
    'src/data/early-errors',
    'src/data/loader-cache',
    'src/data/page-shown',
    'src/data/priority-images',
    'src/data/resource',
    'src/data/scroll-position',
    'src/data/search-key-setting',
    'src/domain/day',
    'src/domain/limits',
    'src/domain/movies/release-date',
    'src/domain/movies/release-order',
    'src/domain/pictures/image-sizes',
    'src/domain/pictures/picture',
    'src/domain/text/text',
    'src/domain/failures/timeout',
    'src/services/settings/settings',
  ],
  frame: [
    'node_modules/react',
    'node_modules/react-dom',
    'node_modules/react-router/dist/production',
    'node_modules/scheduler',
    'src/domain/text/page-title',
    'src/domain/settings',
    'src/domain/text/phone',
    'src/company/contact-settings',
    'src/company/frame-settings',
    'src/company/site',
    'src/settings/settings-store',
    'src/settings/social',
    'src/settings/use-contact-settings',
    'src/settings/use-frame-settings',
    'src/components/loading/LoadFailure',
    'src/components/loading/Loaded',
    'src/components/icons/Logo',
    'src/components/loading/PageLoader',
    'src/components/cards/Photo',
    'src/components/icons/icons',
    'src/components/icons/media-icons',
    'src/components/text/NewTabLink',
    'src/components/text/fit-words',
    'src/hooks/useNear',
    'src/hooks/usePageTitle',
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
    'src/firebase/firestore',
    'src/firebase/stubs/bloom-blob',
    'src/domain/document-id',
    'src/domain/fields',
    'src/domain/lists/merge-by-time',
  ],
  lists: [
    'src/services/due/due-entries',
    'src/services/movies/movies',
    'src/services/lists/time-ordered-reads',
    'src/services/lists/unread-documents',
    'src/services/movies/upcoming-movies',
    'src/services/entries/announcements',
    'src/services/entries/hero-banners',
    'src/services/entries/videos',
  ],
  'gallery-images': [
    'src/firebase/converters/gallery-image',
    'src/firebase/image-path',
    'src/services/entries/gallery',
    'src/services/entries/gallery-images',
  ],
  'after-load': ['src/app/after-load', 'src/services/settings/settings-reader'],
  'admin-paths': ['src/admin-paths'],
  tiles: ['src/pages/gallery/GalleryGrid', 'src/pages/gallery/useReturnToTile'],
  'by-release': ['src/services/movies/movies-by-release'],
  share: ['src/components/overlays/ShareButton'],
  expandable: ['src/components/text/ExpandableText', 'src/hooks/useExpandedId'],
  cards: [
    'src/components/cards/AnnouncementList',
    'src/components/cards/MovieWall',
    'src/components/cards/Poster',
    'src/components/cards/WallSkeleton',
    'src/domain/movies/tickets-from',
  ],
  cast: ['src/domain/movies/cast'],
  'video-text': ['src/domain/entries/youtube', 'src/domain/movies/runtime'],
  events: [
    'src/domain/events/cinema-event',
    'src/firebase/converters/event',
    'src/services/events/events',
  ],
  'event-cards': ['src/components/cards/EventList'],
  'video-cards': ['src/components/cards/Thumbnail', 'src/components/cards/VideoCard'],
  paged: [
    'src/data/paged-list',
    'src/data/pager',
    'src/data/search-params',
    'src/domain/movies/movie-filter',
  ],
  overlay: ['src/hooks/useBackgroundImport', 'src/hooks/useOverlay'],
  movie: ['src/services/movies/movie'],
  'entry-lines': ['src/domain/movies/entry-lines', 'src/domain/text/web-address'],
  'search-entry': ['src/domain/search/search-entry'],
  search: [
    'src/domain/search/search-columns',
    'src/domain/search/search-index',
    'src/domain/search/search-words',
    'src/firebase/converters/search',
    'src/pages/search/search-index',
    'src/services/search/search-index',
    'src/services/search/search-index-cache',
  ],
  // What is on the admin homepage and elsewhere in that area, and imports nothing.
  'admin-basics': [
    'src/admin/banners/banner-fields',
    'src/admin/kit/feedback/leave-question',
    'src/admin/messages',
    'src/admin/kit/pictures/crops',
    'src/domain/entries/conflict',
    'src/domain/lists/entry-order',
    'src/domain/movies/movie-address',
    'src/domain/pictures/picture-problem',
    'src/domain/entries/revision',
    'src/domain/entries/stored-texts',
  ],
  form: [
    'src/components/fields/Field',
    'src/data/stored-objects',
    'src/domain/failures/failure',
    'src/domain/text/messages',
    'src/domain/text/length-error',
    'src/hooks/useSubmit',
  ],
  // What every screen of the area says, of what imports nothing but the chunks above.
  'admin-feedback': [
    'src/admin/kit/feedback/failure-hint',
    'src/admin/kit/runs/run-texts',
    'src/admin/kit/runs/RunProgress',
    'src/admin/kit/feedback/useConfirm',
    'src/admin/kit/kinds',
    'src/domain/lists/paginate',
    'src/domain/pictures/upload-error',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a chunk that several pages share. */
export type ChunkName = keyof typeof CHUNKS;

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  ...CHUNKS,
  ...Object.fromEntries(
    PAGES.filter(({ preload }) => preload).map((page) => [
      `${page.folder}-reads`,
      [
        ...(page.isHandedOver ? [] : [preloadOf(page)]),
        `src/pages/${page.folder}/${page.folder}.loader`,
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
