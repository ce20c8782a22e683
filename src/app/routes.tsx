import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { SCREENS } from './discover-admin';
import { GuardPending } from './GuardPending';
import { takesKept } from './kept-data';
import { lazy } from './lazy';
import { unlessOnlyOverlay } from './overlay-parameters';
import { RootLayout } from './RootLayout';
import { RouteError } from './RouteError';

/**
 * Every screen of SPEC §2 that has no guard, in its order. The code and the data of a screen load
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
    path: '/about',
    lazy: { Component: lazy(() => import('../pages/about/AboutPage'), 'AboutPage') },
  },
  {
    path: '/contact',
    lazy: { Component: lazy(() => import('../pages/contact/ContactPage'), 'ContactPage') },
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
    lazy: { Component: lazy(() => import('../pages/privacy/PrivacyPage'), 'PrivacyPage') },
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
    path: '/admin-login',
    lazy: {
      loader: lazy(() => import('../pages/admin-login/admin-login.loader'), 'adminLoginLoader'),
      Component: lazy(() => import('../pages/admin-login/AdminLoginPage'), 'AdminLoginPage'),
    },
  },
  { path: '*', Component: NotFoundPage },
];

/**
 * The route table; the admin area joins it when it is opened (discover-admin.ts). An error in a page
 * is shown in its place; the frame around it stays.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: GuardPending,
    children: [
      {
        id: SCREENS,
        ErrorBoundary: RouteError,
        children: pages().map((page) => ({
          ...takesKept(page),
          shouldRevalidate: unlessOnlyOverlay,
        })),
      },
    ],
  },
];
