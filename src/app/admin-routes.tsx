import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { EntryKind } from '../domain/entries/entry';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { guardedRoute } from './routing/guarded-route';
import { sharedDraft } from './preview/shared-draft-route';
import { lazy } from './routing/lazy';
import {
  adminPaths,
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  HELP_PATH,
  HISTORY_PATH,
  NAMES_PATH,
  TEAM_PATH,
} from '../admin-paths';
import { GuardFallback } from './GuardFallback';
import { RouteError } from './RouteError';

/** Sign-in is a part of its code, which guests of a shared draft do not need. */
const loadGuard = () => import('../admin/shell/AdminGuard');

const askForRole = lazy(loadGuard, 'askForRole');
const guard: MiddlewareFunction = async (args, next) => (await askForRole())(args, next);

const PREVIEW = `${adminPaths.home}/preview`;

/** The same list is below an editor on both of its routes. */
const loadMovies = lazy(() => import('../admin/movies/list/movies.loader'), 'adminMoviesLoader');

/** The screen of a kind; `title` is its heading at another address. */
function kindScreen(kind: EntryKind, path: string, title?: string): RouteObject {
  // The same component whenever the data are read again: another one would lose what was typed.
  let Screen: ComponentType | undefined;
  const page = async () => {
    const { KindPage } = await loadKindPage();
    Screen ??= () => <KindPage kind={kind} {...(title !== undefined && { title })} />;
    return Screen;
  };
  const loader = async () => (await loadKindList()).kindLoader(kind);
  return { path, ...guardedRoute({ page, loader }) };
}

const loadKindPage = () => import('../admin/kit/kind/KindPage');
const loadKindList = () => import('../admin/kit/kind/kind-list');

/** The screens that read nothing. */
const WITHOUT_DATA = {
  [adminPaths.about]: lazy(() => import('../admin/about/AdminAboutPage'), 'AdminAboutPage'),
  [HELP_PATH]: lazy(() => import('../admin/help/HelpPage'), 'HelpPage'),
  [adminPaths.export]: lazy(() => import('../admin/export/ExportPage'), 'ExportPage'),
  [adminPaths.import]: lazy(() => import('../admin/import/ImportPage'), 'ImportPage'),
};

/** The screens in the order of product 2.2. */
const screens = (): RouteObject[] => [
  {
    path: adminPaths.home,
    ...guardedRoute({
      page: lazy(() => import('../admin/homepage/HomepagePage'), 'HomepagePage'),
      loader: lazy(() => import('../admin/homepage/homepage.loader'), 'homepageLoader'),
    }),
  },
  {
    path: adminPaths.movies,
    ...guardedRoute({
      page: lazy(() => import('../admin/movies/AdminMoviesPage'), 'AdminMoviesPage'),
      loader: loadMovies,
    }),
  },
  {
    path: `${adminPaths.movies}/:id`,
    ...guardedRoute({
      page: lazy(() => import('../admin/movies/EditMoviePage'), 'EditMoviePage'),
      loader: lazy(() => import('../admin/movies/list/movies.loader'), 'editMovieLoader'),
    }),
  },
  kindScreen('video', adminPaths.videos),
  kindScreen('banner', BANNERS_PATH),
  kindScreen('image', adminPaths.gallery),
  kindScreen('event', adminPaths.events),
  {
    path: adminPaths.contact,
    ...guardedRoute({
      page: lazy(() => import('../admin/contact/InboxPage'), 'InboxPage'),
      loader: lazy(() => import('../admin/contact/inbox.loader'), 'inboxLoader'),
    }),
  },
  {
    path: adminPaths.settings,
    ...guardedRoute({
      page: lazy(() => import('../admin/settings/SettingsPage'), 'SettingsPage'),
      loader: lazy(() => import('../admin/settings/settings.loader'), 'settingsLoader'),
    }),
  },
  {
    path: adminPaths.coming,
    ...guardedRoute({
      page: lazy(() => import('../admin/coming/ComingPage'), 'ComingPage'),
      loader: lazy(() => import('../admin/coming/coming.loader'), 'comingLoader'),
    }),
  },
  {
    path: `${adminPaths.coming}/:id`,
    ...guardedRoute({
      page: lazy(() => import('../admin/coming/EditUnpublishedPage'), 'EditUnpublishedPage'),
      loader: lazy(() => import('../admin/coming/coming.loader'), 'editUnpublishedLoader'),
    }),
  },
  {
    path: `${adminPaths.home}/compare/:id`,
    ...guardedRoute({
      page: lazy(() => import('../admin/compare/ComparePage'), 'ComparePage'),
      loader: lazy(() => import('../admin/compare/compare.loader'), 'compareLoader'),
    }),
  },
  {
    path: `${PREVIEW}/:id`,
    ...guardedRoute({
      page: lazy(() => import('../admin/preview/PreviewPage'), 'PreviewPage'),
      loader: lazy(() => import('../admin/coming/coming.loader'), 'editUnpublishedLoader'),
    }),
  },
  {
    path: adminPaths.trash,
    ...guardedRoute({
      page: lazy(() => import('../admin/trash/TrashPage'), 'TrashPage'),
      loader: lazy(() => import('../admin/trash/trash.loader'), 'trashLoader'),
    }),
  },
  {
    path: HISTORY_PATH,
    ...guardedRoute({
      page: lazy(() => import('../admin/history/HistoryPage'), 'HistoryPage'),
      loader: lazy(() => import('../admin/history/history.loader'), 'historyLoader'),
    }),
  },
  {
    path: NAMES_PATH,
    ...guardedRoute({
      page: lazy(() => import('../admin/names/NamesPage'), 'NamesPage'),
      loader: lazy(() => import('../admin/names/names.loader'), 'namesLoader'),
    }),
  },
  {
    path: TEAM_PATH,
    ...guardedRoute({
      page: lazy(() => import('../admin/team/TeamPage'), 'TeamPage'),
      loader: lazy(() => import('../admin/team/team.loader'), 'teamLoader'),
    }),
  },
  kindScreen('video', adminPaths.upload, 'Upload a video'),
  {
    path: adminPaths.uploadMovie,
    ...guardedRoute({
      page: lazy(() => import('../admin/movies/UploadMoviePage'), 'UploadMoviePage'),
      loader: loadMovies,
    }),
  },
  kindScreen('announcement', ANNOUNCEMENTS_PATH),
  kindScreen('announcement', adminPaths.addAnnouncement),
  ...Object.entries(WITHOUT_DATA).map(([path, page]) => ({ path, ...guardedRoute({ page }) })),
  { path: `${adminPaths.home}/*`, Component: NotFoundPage },
];

/** Everything behind the guard (product 2.2, 13.6). */
const guarded = (): RouteObject => ({
  middleware: [guard],
  lazy: {
    Component: async () => {
      const AdminGuard = await lazy(loadGuard, 'AdminGuard')();
      return () => <AdminGuard fallback={<GuardFallback />} />;
    },
  },
  children: [
    {
      ...guardedRoute({ page: lazy(() => import('../admin/shell/AdminFrame'), 'AdminFrame') }),
      children: [
        {
          ...guardedRoute({
            page: lazy(() => import('../admin/shell/AdminLayout'), 'AdminLayout'),
          }),
          children: [{ ErrorBoundary: RouteError, children: screens() }],
        },
      ],
    },
    {
      path: `${PREVIEW}/:id/page`,
      ErrorBoundary: RouteError,
      ...guardedRoute({
        page: lazy(() => import('./preview/PreviewedPage'), 'PreviewedPage'),
        loader: lazy(() => import('./preview/previewed-page.loader'), 'previewedPageLoader'),
      }),
    },
  ],
});

/** What visitors do not download the table of. */
export const adminRoutes = (): RouteObject => ({ children: [guarded(), sharedDraft()] });
