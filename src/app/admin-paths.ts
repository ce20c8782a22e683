import type { InboxTab } from '../domain/inbox';

/** Every address behind the guard (SPEC §2). */
export const adminPaths = {
  home: '/admin',
  movies: '/admin/movies',
  videos: '/admin/videos',
  gallery: '/admin/gallery',
  about: '/admin/about',
  contact: '/admin/contact',
  addAnnouncement: '/add-announcement',
  upload: '/upload',
  uploadMovie: '/uploadMovie',
} as const;

/** The tabs of the admin homepage in their order (SPEC §2). */
export const HOMEPAGE_TABS = ['hero', 'announcements', 'movies', 'videos'] as const;
export type HomepageTab = (typeof HOMEPAGE_TABS)[number];

/** A tab of the admin homepage; that of the movies opens with the upcoming ones. */
export const homepageTabPath = (tab: HomepageTab) =>
  ({
    hero: adminPaths.home,
    announcements: `${adminPaths.home}?tab=announcements`,
    movies: `${adminPaths.home}?tab=movies&status=Upcoming`,
    videos: `${adminPaths.home}?tab=videos`,
  })[tab];

/** The page on which a movie is edited. */
export const editMoviePath = (id: string) => `${adminPaths.movies}/${encodeURIComponent(id)}`;

/** A tab of the inbox, searched or not. */
export function inboxPath(tab: InboxTab, search = ''): string {
  const parameters = new URLSearchParams({
    ...(tab === 'viewed' && { tab }),
    ...(search && { search }),
  });
  return `${adminPaths.contact}?${parameters.toString()}`.replace(/\?$/, '');
}
