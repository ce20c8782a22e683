import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../development/project.ts';

/** Returns whether a module is this file (its path without extension) or in this folder. */
export const isModuleAt = (at: string, id: string): boolean =>
  id.includes(`/${at}.`) || id.includes(`/${at}/`);

/** @throws Error that names the paths at which none of the modules is */
export function requireModules(paths: readonly string[], ids: readonly string[]): void {
  const missing = paths.filter((at) => !ids.some((id) => isModuleAt(at, id)));
  if (missing.length === 0) return;
  throw new Error(
    `tools/build names modules that are not part of the build: ${missing.join(', ')}. ` +
      'Correct the path, or remove it.',
  );
}

/** A screen that visitors open by its own address. */
export interface Page {
  readonly route: string;
  /** The HTML file of the page on Hosting (firebase.json, rewrites). */
  readonly html: string;
  /** The folder of its code in src/site/pages. */
  readonly folder: string;
  /** Whether its view or its reads begin before React has loaded, by its folder's `.view.ts` or loader. */
  readonly preload: boolean;
  /**
   * The location of the served view (product 23.14): inside the HTML from the function, or in a
   * file of its own that the page requests. `budget` includes it.
   */
  readonly view?: 'inside' | 'beside';
  /** Whether the page exists in the first language only. */
  readonly isInOneLanguage?: true;
  /**
   * The maximum size of its scripts and style sheets before it is shown, in bytes after Brotli
   * (product 21.2), with OTHER_LANGUAGE_MORE on top in another language. It is five percent above
   * the size when it was set, to find what is added by mistake.
   */
  readonly budget: number;
}

/**
 * The additional budget of a page in another language, in bytes after Brotli: it has the code that
 * reads and shows translated names, and texts in letters of three bytes.
 */
export const OTHER_LANGUAGE_MORE = 5000;

/** The addresses of pages that differ from the name of their folder in src/site/pages. */
const ROUTES: Readonly<Record<string, string>> = {
  home: '/',
  movie: '/movie/:id',
  press: '/movie/:id/press',
};

const ADMIN_LOGIN = 'admin-login';

/** The budgets in bytes of the larger pages, by folder. */
const BUDGETS: Readonly<Record<string, number>> = {
  home: 118_000,
  movies: 119_500,
  movie: 120_500,
  press: 119_500,
  about: 114_000,
  contact: 124_500,
  videos: 115_500,
  gallery: 119_000,
  privacy: 113_500,
  announcements: 115_500,
  events: 119_500,
  search: 151_000,
  [ADMIN_LOGIN]: 162_500,
};

/** The budget of any other page. */
const SMALL_PAGE = 114_000;

const PAGES_FOLDER = path.join(PROJECT_FOLDER, 'src/site/pages');

/**
 * Returns the page in a folder of src/site/pages; its properties follow from the folder's files.
 */
function pageIn(folder: string): Page {
  const route = ROUTES[folder] ?? `/${folder}`;
  const has = (part: string) => existsSync(path.join(PAGES_FOLDER, folder, `${folder}.${part}.ts`));
  const isOfAdmin = folder === ADMIN_LOGIN;
  return {
    route,
    html: route === '/' ? 'index.html' : `pages/${folder}.html`,
    folder,
    preload: !isOfAdmin && (has('view') || has('loader')),
    ...(has('view') && { view: route.includes(':') ? 'inside' : 'beside' }),
    ...(isOfAdmin && { isInOneLanguage: true }),
    budget: BUDGETS[folder] ?? SMALL_PAGE,
  };
}

/** All folders of src/site/pages except the page for unknown addresses. */
export const PAGES: readonly Page[] = [
  ...new Set([...Object.keys(BUDGETS), ...readdirSync(PAGES_FOLDER).toSorted()]),
]
  .filter((folder) => folder !== 'not-found' && existsSync(path.join(PAGES_FOLDER, folder)))
  .map(pageIn);

/** Returns the path of a page's view, without the prefix of its language. */
export const viewPathOf = ({ folder }: Page): string => `/view/${folder}`;

/** Whether a module is a screen or its loader: what the router loads to show the page. */
export const belongsTo = ({ folder }: Page, id: string): boolean =>
  new RegExp(`/src/site/pages/${folder}/[\\w-]+(Page\\.tsx|\\.loader\\.ts)$`).test(id);

/** Whether a module is a screen. */
export const isScreen = ({ folder }: Page, id: string): boolean =>
  new RegExp(`/src/site/pages/${folder}/[\\w-]+Page\\.tsx$`).test(id);

/** Returns whether a module is the entry, which creates the router and mounts it. */
export const isEntry = (id: string): boolean => isModuleAt('src/main', id);

/**
 * Returns the module that starts the reads of a page without waiting for the router; the build
 * writes it (preloads.ts).
 */
export const preloadOf = ({ folder }: Page): string => `src/site/pages/${folder}/preload`;

/** The module that each page loads a little later; it counts for the landing page as well. */
export const AFTER_LOAD = 'src/site/app/after-load';
export const LANDING_LATER = 'src/site/pages/home/HeroCarousel';

/** The modules that opening the search loads. */
export const SEARCH_PANEL = [
  'src/site/pages/search/SearchResults',
  'src/content/search/find-entries',
];

/** The module that loads the screens of the admin area. */
export const ADMIN_AREA = 'src/site/app/admin-area';

/** The modules around each screen of the admin area. */
export const ADMIN_FRAME = ['src/studio/session/AdminGuard', 'src/studio/app/shell/AdminLayout'];

/** The modules of the homepage of the admin area. */
export const ADMIN_HOME = [
  'src/studio/app/home/AdminHomePage',
  'src/studio/app/home/homepage.loader',
  'src/studio/kind/KindEditor',
];
