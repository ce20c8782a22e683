import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { afterGuard } from './after-guard';
import { lazy } from './lazy';
import { adminPaths } from './admin-paths';
import { RouteError } from './RouteError';

const loadGuard = lazy(() => import('../admin/AdminGuard'), 'requireAdmin');

/** Asks before anything below the route is fetched. Its own code, with sign-in in it, comes first. */
const guard: MiddlewareFunction = async (_args, next) => {
  const requireAdmin = await loadGuard();
  await requireAdmin();
  return next();
};

/** The same list stands below an editor on both of its routes. */
const loadMovies = lazy(() => import('../admin/movies/movies.loader'), 'moviesLoader');
const loadVideos = lazy(() => import('../admin/videos/videos.loader'), 'adminVideosLoader');

/** The screens of the admin layout, below /admin, in the order of SPEC §2. */
const screens = (): RouteObject[] => [
  {
    index: true,
    ...afterGuard({
      page: lazy(() => import('../admin/homepage/HomepagePage'), 'HomepagePage'),
      loader: lazy(() => import('../admin/homepage/homepage.loader'), 'homepageLoader'),
    }),
  },
  {
    path: adminPaths.movies,
    ...afterGuard({
      page: lazy(() => import('../admin/movies/AdminMoviesPage'), 'AdminMoviesPage'),
      loader: loadMovies,
    }),
  },
  {
    path: `${adminPaths.movies}/:id`,
    ...afterGuard({
      page: lazy(() => import('../admin/movies/EditMoviePage'), 'EditMoviePage'),
      loader: lazy(() => import('../admin/movies/movies.loader'), 'movieLoader'),
    }),
  },
  {
    path: adminPaths.videos,
    ...afterGuard({
      page: lazy(() => import('../admin/videos/VideosPage'), 'VideosPage'),
      loader: loadVideos,
    }),
  },
  {
    path: adminPaths.gallery,
    ...afterGuard({
      page: lazy(() => import('../admin/gallery/AdminGalleryPage'), 'AdminGalleryPage'),
      loader: lazy(() => import('../admin/gallery/gallery.loader'), 'adminGalleryLoader'),
    }),
  },
  {
    path: adminPaths.about,
    ...afterGuard({ page: lazy(() => import('../admin/about/AdminAboutPage'), 'AdminAboutPage') }),
  },
  {
    path: adminPaths.contact,
    ...afterGuard({
      page: lazy(() => import('../admin/contact/InboxPage'), 'InboxPage'),
      loader: lazy(() => import('../admin/contact/inbox.loader'), 'inboxLoader'),
    }),
  },
  { path: '*', Component: NotFoundPage },
];

/** The editors with an address of their own, outside the admin layout. */
const standalone = (): RouteObject[] => [
  {
    path: adminPaths.upload,
    ...afterGuard({
      page: lazy(() => import('../admin/videos/UploadPage'), 'UploadPage'),
      loader: loadVideos,
    }),
  },
  {
    path: adminPaths.uploadMovie,
    ...afterGuard({
      page: lazy(() => import('../admin/movies/UploadMoviePage'), 'UploadMoviePage'),
      loader: loadMovies,
    }),
  },
  {
    path: adminPaths.addAnnouncement,
    ...afterGuard({
      page: lazy(() => import('../admin/announcements/AddAnnouncementPage'), 'AddAnnouncementPage'),
      loader: lazy(
        () => import('../admin/announcements/announcements.loader'),
        'announcementsLoader',
      ),
    }),
  },
];

/** Everything behind the guard (SPEC §2, DESIGN R8): all of it waits in `afterGuard`. */
export const adminRoutes = (): RouteObject => ({
  middleware: [guard],
  ...afterGuard({ page: lazy(() => import('../admin/AdminFrame'), 'AdminFrame') }),
  children: [
    {
      path: adminPaths.home,
      ...afterGuard({ page: lazy(() => import('../admin/AdminLayout'), 'AdminLayout') }),
      children: [{ ErrorBoundary: RouteError, children: screens() }],
    },
    ...standalone(),
  ],
});
