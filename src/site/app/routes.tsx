import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  redirect,
  type RouteObject,
} from 'react-router-dom';
import { BASE } from '../../content/locale/language';
import { tidyPath, lazy, revalidateUnlessOverlay } from '../../shared/data/routing';
import { SCREENS_ROUTE } from './discover-admin';
import { GuardFallback, RootLayout } from './RootLayout';
import { withLoaderCache } from '../data/loader-cache';
import { RouteError } from '../components/PageMessage';

/** A page whose code and data are loaded in parallel. */
const screen = (
  path: string,
  loader: () => Promise<LoaderFunction>,
  Component: () => Promise<ComponentType>,
): RouteObject => ({ path, lazy: { loader, Component } });

/**
 * A page that reads no data. Its loader waits for its code, because the router reports the error of
 * a loader, but shows an empty page if a component cannot be loaded.
 */
const withoutReads = (Component: () => Promise<ComponentType>) => ({
  Component,
  loader: async () => {
    await Component();
    return () => null;
  },
});

const notFoundPage = lazy(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage');

/**
 * Redirects to the address without trailing punctuation, which comes from links within sentences.
 */
function toTidied({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { pathname, search } = new URL(request.url);
  const tidied = tidyPath(pathname);
  return tidied === pathname ? null : redirect(`${tidied}${search}`);
}

/**
 * Returns the unguarded screens in the order of product 2.1. Each call returns new routes, because
 * a router empties their `lazy` objects.
 */
export const pages = (): RouteObject[] => [
  ...['/', '/home'].map((path) =>
    screen(
      path,
      lazy(() => import('../pages/home/home.loader'), 'homeLoader'),
      lazy(() => import('../pages/home/HomePage'), 'HomePage'),
    ),
  ),
  screen(
    '/movies',
    lazy(() => import('../pages/movies/movies.loader'), 'moviesLoader'),
    lazy(() => import('../pages/movies/MoviesPage'), 'MoviesPage'),
  ),
  screen(
    '/movie/:id',
    lazy(() => import('../pages/movie/movie.loader'), 'movieLoader'),
    lazy(() => import('../pages/movie/MoviePage'), 'MoviePage'),
  ),
  screen(
    '/movie/:id/press',
    lazy(() => import('../pages/press/press.loader'), 'pressLoader'),
    lazy(() => import('../pages/press/PressPage'), 'PressPage'),
  ),
  screen(
    '/about',
    lazy(() => import('../pages/about/about.loader'), 'aboutLoader'),
    lazy(() => import('../pages/about/AboutPage'), 'AboutPage'),
  ),
  screen(
    '/contact',
    lazy(() => import('../pages/contact/contact.loader'), 'contactLoader'),
    lazy(() => import('../pages/contact/ContactPage'), 'ContactPage'),
  ),
  screen(
    '/videos',
    lazy(() => import('../pages/videos/videos.loader'), 'videosLoader'),
    lazy(() => import('../pages/videos/VideosPage'), 'VideosPage'),
  ),
  screen(
    '/gallery',
    lazy(() => import('../pages/gallery/gallery.loader'), 'galleryLoader'),
    lazy(() => import('../pages/gallery/GalleryPage'), 'GalleryPage'),
  ),
  {
    path: '/privacy',
    lazy: withoutReads(lazy(() => import('../pages/privacy/PrivacyPage'), 'PrivacyPage')),
  },
  screen(
    '/announcements',
    lazy(() => import('../pages/announcements/announcements.loader'), 'announcementsLoader'),
    lazy(() => import('../pages/announcements/AnnouncementsPage'), 'AnnouncementsPage'),
  ),
  screen(
    '/events',
    lazy(() => import('../pages/events/events.loader'), 'eventsLoader'),
    lazy(() => import('../pages/events/EventsPage'), 'EventsPage'),
  ),
  screen(
    '/search',
    lazy(() => import('../pages/search/search.loader'), 'searchLoader'),
    lazy(() => import('../pages/search/SearchPage'), 'SearchPage'),
  ),
  // The admin area is only in the first language.
  ...(BASE
    ? []
    : [
        screen(
          '/admin-login',
          lazy(() => import('../pages/admin-login/admin-login.loader'), 'adminLoginLoader'),
          lazy(() => import('../pages/admin-login/AdminLoginPage'), 'AdminLoginPage'),
        ),
      ]),
  {
    path: '*',
    lazy: {
      ...withoutReads(notFoundPage),
      loader: async () => {
        await notFoundPage();
        return toTidied;
      },
    },
  },
];

/**
 * Returns the route table; the admin area is added when it is opened (discover-admin.ts). Errors of
 * a page are shown within the frame of the site.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: GuardFallback,
    children: [
      {
        id: SCREENS_ROUTE,
        ErrorBoundary: RouteError,
        children: pages().map((page) => ({
          ...withLoaderCache(page),
          shouldRevalidate: revalidateUnlessOverlay,
        })),
      },
    ],
  },
];
