/** One address of each public page. */
export const PUBLIC_PAGES = [
  '/',
  '/movies',
  '/movie/platform-3b',
  '/movie/platform-3b/press',
  '/about',
  '/contact',
  '/videos',
  '/gallery',
  '/privacy',
  '/announcements',
  '/events',
  '/search?q=moon',
  '/no-such-page',
];
