import type { MovieFilter } from './movie-filter';

/** Every address of the public site (SPEC §2), for links, redirects and tests. */
export const paths = {
  home: '/',
  movies: '/movies',
  moviesBy: (filter: MovieFilter) => (filter === 'All' ? '/movies' : `/movies?status=${filter}`),
  movie: (id: string) => `/movie/${encodeURIComponent(id)}`,
  videos: '/videos',
  gallery: '/gallery',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  announcements: '/announcements',
  announcement: (key: string) => `/announcements#${encodeURIComponent(key)}`,
  adminLogin: '/admin-login',
} as const;
