import { isAt } from './modules.ts';

/** A screen that visitors open by its own address. */
export interface Page {
  readonly route: string;
  /** The HTML file that Hosting answers with (firebase.json, rewrites). */
  readonly html: string;
  /** The folder of its code in src/site/pages. */
  readonly folder: string;
  /** Whether its view or its reads begin before React has loaded, by its folder's `.view.ts` or loader. */
  readonly preload: boolean;
  /**
   * Where its view is (product 23.14): in the page as the function serves it, or beside it, where the page asks
   * for it. `budget` is for the page with it.
   */
  readonly view?: 'inside' | 'beside';
  /** Whether it is there in the first language only. */
  readonly isInOneLanguage?: true;
  /**
   * The most that its code may weigh before it is shown, in bytes after Brotli (product 21.2); in another language
   * it may weigh OTHER_LANGUAGE_MORE on top.
   */
  readonly budget: number;
  /** The most that its style sheets may weigh, which it waits for before it is painted at all. */
  readonly stylesBudget: number;
  /** The most scripts and style sheets that it may ask for before it is shown (product 21.8). */
  readonly maxFiles: number;
}

/**
 * What a page may weigh more in another language than in the first one, in bytes after Brotli: it has the code
 * that reads and shows names in that language, and words in letters of three bytes.
 */
export const OTHER_LANGUAGE_MORE = 3000;

/** A page whose folder and file are called like its address. */
function page(
  route: string,
  limits: Omit<Page, 'route' | 'html' | 'folder' | 'preload'> & { readonly preload?: boolean },
): Page {
  const folder = /[\w-]+(?=(\/:\w+)?$)/.exec(route)?.[0] ?? 'home';
  const html = route === '/' ? 'index.html' : `pages/${folder}.html`;
  return { route, html, folder, preload: true, ...limits };
}

export const PAGES: readonly Page[] = [
  page('/', { view: 'beside', budget: 109_500, stylesBudget: 7860, maxFiles: 14 }),
  page('/movies', { view: 'beside', budget: 109_500, stylesBudget: 6860, maxFiles: 15 }),
  page('/movie/:id', { view: 'inside', budget: 109_000, stylesBudget: 7950, maxFiles: 17 }),
  page('/movie/:id/press', { view: 'inside', budget: 112_000, stylesBudget: 6850, maxFiles: 20 }),
  page('/about', { view: 'beside', budget: 106_500, stylesBudget: 6780, maxFiles: 9 }),
  page('/contact', { view: 'beside', budget: 111_700, stylesBudget: 7270, maxFiles: 18 }),
  page('/videos', { view: 'beside', budget: 107_500, stylesBudget: 5930, maxFiles: 16 }),
  page('/gallery', { view: 'beside', budget: 108_500, stylesBudget: 5840, maxFiles: 15 }),
  page('/privacy', { view: 'beside', budget: 105_000, stylesBudget: 5850, maxFiles: 9 }),
  page('/announcements', { view: 'beside', budget: 107_000, stylesBudget: 6470, maxFiles: 13 }),
  page('/events', { view: 'beside', budget: 108_500, stylesBudget: 6360, maxFiles: 14 }),
  page('/search', { budget: 139_500, stylesBudget: 5800, maxFiles: 16 }),
  page('/admin-login', {
    preload: false,
    isInOneLanguage: true,
    budget: 149_500,
    stylesBudget: 6890,
    maxFiles: 14,
  }),
];

/** Returns the path of a page's view, without the prefix of its language. */
export const viewPathOf = ({ folder }: Page): string => `/view/${folder}`;

/** Whether a module is a screen or its loader: what the router loads to show the page. */
export const belongsTo = ({ folder }: Page, id: string): boolean =>
  new RegExp(`/src/site/pages/${folder}/[\\w-]+(Page\\.tsx|\\.loader\\.ts)$`).test(id);

/** Whether a module is a screen. */
export const isScreen = ({ folder }: Page, id: string): boolean =>
  new RegExp(`/src/site/pages/${folder}/[\\w-]+Page\\.tsx$`).test(id);

/** Creates the router and mounts it: what every page starts with. */
export const isEntry = (id: string): boolean => isAt('src/main', id);

/** The module that begins a page without waiting for the router, which the build writes (preloads.ts). */
export const preloadOf = ({ folder }: Page): string => `src/site/pages/${folder}/preload`;

/** What each visit of a page loads a little later, and on the landing page as well. */
export const AFTER_LOAD = 'src/site/app/after-load';
export const LANDING_LATER = 'src/site/pages/home/HeroCarousel';

/** What opening the search on a page loads. */
export const SEARCH_PANEL = [
  'src/site/pages/search/SearchResults',
  'src/content/search/find-entries',
];

/** Leads to the screens of the admin area. */
export const ADMIN_AREA = 'src/site/app/admin-area';

/** What each of them has around it. */
export const ADMIN_FRAME = ['src/studio/session/AdminGuard', 'src/studio/app/shell/AdminLayout'];

/** What its homepage is made of. */
export const ADMIN_HOME = [
  'src/studio/app/home/AdminHomePage',
  'src/studio/app/home/homepage.loader',
  'src/studio/kind/KindEditor',
];
