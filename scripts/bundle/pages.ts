/** A screen that visitors open by its own address. */
export interface Page {
  readonly route: string;
  /** The HTML file that Hosting answers with (firebase.json, rewrites). */
  readonly html: string;
  /** Where its code stands in src/pages. */
  readonly folder: string;
  /** The most that its code may weigh before it is shown, in bytes after Brotli (PERFORMANCE §6). */
  readonly budget: number;
}

export const PAGES: readonly Page[] = [
  { route: '/', html: 'index.html', folder: 'home', budget: 128_000 },
  { route: '/movies', html: 'pages/movies.html', folder: 'movies', budget: 128_000 },
  { route: '/movie/:id', html: 'pages/movie.html', folder: 'movie', budget: 128_000 },
  { route: '/about', html: 'pages/about.html', folder: 'about', budget: 95_000 },
  { route: '/contact', html: 'pages/contact.html', folder: 'contact', budget: 128_000 },
  { route: '/videos', html: 'pages/videos.html', folder: 'videos', budget: 128_000 },
  { route: '/gallery', html: 'pages/gallery.html', folder: 'gallery', budget: 128_000 },
  { route: '/privacy', html: 'pages/privacy.html', folder: 'privacy', budget: 95_000 },
  {
    route: '/announcements',
    html: 'pages/announcements.html',
    folder: 'announcements',
    budget: 128_000,
  },
  { route: '/admin-login', html: 'pages/admin-login.html', folder: 'admin-login', budget: 142_000 },
];

/** Whether a module is a screen or its loader: what the router asks for to show the page. */
export const belongsTo = ({ folder }: Page, module: string): boolean =>
  new RegExp(`/src/pages/${folder}/[\\w-]+(Page\\.tsx|\\.loader\\.ts)$`).test(module);

/** Creates the router and mounts it: what every page starts with. */
export const ENTRY = '/src/main.tsx';

/** The module that begins a page's reads without waiting for the router; not every page has one. */
export const earlyOf = ({ folder }: Page): string => `/src/pages/${folder}/early.ts`;
