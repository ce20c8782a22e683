import type { MovieFilter } from '../movie/movie';

/** The URL paths of the public site. */
export const paths = {
  home: '/',
  movies: '/movies',
  moviesBy: (filter: MovieFilter) => (filter === 'All' ? '/movies' : `/movies?status=${filter}`),
  movie: (id: string) => `/movie/${encodeURIComponent(id)}`,
  press: (id: string) => `${paths.movie(id)}/press`,
  trailer: (id: string) => `${paths.movie(id)}?trailer=open`,
  videos: '/videos',
  video: (id: string) => `/videos?video=${encodeURIComponent(id)}`,
  gallery: '/gallery',
  galleryOf: (movieId: string) => `/gallery?movie=${encodeURIComponent(movieId)}`,
  picture: (path: string) => `/gallery?picture=${encodeURIComponent(path)}`,
  events: '/events',
  event: (id: string) => `/events?event=${encodeURIComponent(id)}`,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  announcements: '/announcements',
  announcement: (key: string) => `/announcements?announcement=${encodeURIComponent(key)}`,
  search: '/search',
  searchFor: (query: string) =>
    query ? `/search?${new URLSearchParams({ q: query }).toString()}` : '/search',
  moviesOf: (person: string) => `/movies?person=${encodeURIComponent(person)}`,
  /** The preview of a draft, for anybody who has the link. */
  preview: (link: string) => `/preview/${link}`,
  adminLogin: '/admin-login',
} as const;

/** The path after a sign-in. A constant of its own, because the sign-in page needs no other admin path. */
export const ADMIN_HOME = '/admin';
