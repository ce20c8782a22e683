import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import { tidyPath } from '../../shared/text/tidy-address';
import { SCREENS } from './discover-admin';
import { GuardFallback, RootLayout } from './RootLayout';
import { withLoaderCache } from '../data/loader-cache';
import { lazy } from '../../shared/routing/lazy';
import { revalidateUnlessOverlay } from '../../shared/routing/should-revalidate';
import { RouteError } from './RouteError';

/**
 * A page that reads nothing. Its loader waits for its code: the router drops the error of a
 * component that cannot be loaded and shows an empty page, but reports that of a loader.
 */
const withoutReads = (Component: () => Promise<ComponentType>) => ({
  Component,
  loader: async () => {
    await Component();
    return () => null;
  },
});

/** Opened by few: its loader comes with its page, which costs the table of all pages less. */
const pressPage = () => import('../pages/press/PressPage');

const notFoundPage = lazy(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage');

/** What a sentence left at the end of an address is taken from it (product 2.15). */
function toTidied({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { pathname, search } = new URL(request.url);
  const tidied = tidyPath(pathname);
  return tidied === pathname ? null : redirect(`${tidied}${search}`);
}

/**
 * Every screen of product 2.1, in its order: those without a guard. Code and data of a screen load
 * side by side.
 * A router empties the `lazy` objects that it is given, so each gets objects of its own.
 */
export const pages = (): RouteObject[] => [
  ...['/', '/home'].map((path) => ({
    path,
    lazy: {
      loader: lazy(() => import('../pages/home/home.loader'), 'homeLoader'),
      Component: lazy(() => import('../pages/home/HomePage'), 'HomePage'),
    },
  })),
  {
    path: '/movies',
    lazy: {
      loader: lazy(() => import('../pages/movies/movies.loader'), 'moviesLoader'),
      Component: lazy(() => import('../pages/movies/MoviesPage'), 'MoviesPage'),
    },
  },
  {
    path: '/movie/:id',
    lazy: {
      loader: lazy(() => import('../pages/movie/movie.loader'), 'movieLoader'),
      Component: lazy(() => import('../pages/movie/MoviePage'), 'MoviePage'),
    },
  },
  {
    path: '/movie/:id/press',
    lazy: {
      loader: lazy(pressPage, 'pressLoader'),
      Component: lazy(pressPage, 'PressPage'),
    },
  },
  {
    path: '/about',
    lazy: {
      loader: lazy(() => import('../pages/about/about.loader'), 'aboutLoader'),
      Component: lazy(() => import('../pages/about/AboutPage'), 'AboutPage'),
    },
  },
  {
    path: '/contact',
    lazy: {
      loader: lazy(() => import('../pages/contact/contact.loader'), 'contactLoader'),
      Component: lazy(() => import('../pages/contact/ContactPage'), 'ContactPage'),
    },
  },
  {
    path: '/videos',
    lazy: {
      loader: lazy(() => import('../pages/videos/videos.loader'), 'videosLoader'),
      Component: lazy(() => import('../pages/videos/VideosPage'), 'VideosPage'),
    },
  },
  {
    path: '/gallery',
    lazy: {
      loader: lazy(() => import('../pages/gallery/gallery.loader'), 'galleryLoader'),
      Component: lazy(() => import('../pages/gallery/GalleryPage'), 'GalleryPage'),
    },
  },
  {
    path: '/privacy',
    lazy: withoutReads(lazy(() => import('../pages/privacy/PrivacyPage'), 'PrivacyPage')),
  },
  {
    path: '/announcements',
    lazy: {
      loader: lazy(
        () => import('../pages/announcements/announcements.loader'),
        'announcementsLoader',
      ),
      Component: lazy(
        () => import('../pages/announcements/AnnouncementsPage'),
        'AnnouncementsPage',
      ),
    },
  },
  {
    path: '/events',
    lazy: {
      loader: lazy(() => import('../pages/events/events.loader'), 'eventsLoader'),
      Component: lazy(() => import('../pages/events/EventsPage'), 'EventsPage'),
    },
  },
  {
    path: '/search',
    lazy: {
      loader: lazy(() => import('../pages/search/search.loader'), 'searchLoader'),
      Component: lazy(() => import('../pages/search/SearchPage'), 'SearchPage'),
    },
  },
  {
    path: '/admin-login',
    lazy: {
      loader: lazy(() => import('../pages/admin-login/admin-login.loader'), 'adminLoginLoader'),
      Component: lazy(() => import('../pages/admin-login/AdminLoginPage'), 'AdminLoginPage'),
    },
  },
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
 * The route table; the admin area joins it when it is opened (discover-admin.ts). An error in a page
 * is shown in its place; the frame around it stays.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: GuardFallback,
    children: [
      {
        id: SCREENS,
        ErrorBoundary: RouteError,
        children: pages().map((page) => ({
          ...withLoaderCache(page),
          shouldRevalidate: revalidateUnlessOverlay,
        })),
      },
    ],
  },
];
