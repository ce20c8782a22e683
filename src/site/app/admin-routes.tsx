import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { EntryKind } from '../../content/entry';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { guardedRoute } from './guarded-route';
import { sharedDraft } from './preview/shared-draft-route';
import { lazy } from '../../shared/routing/lazy';
import {
  adminPaths,
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  HELP_PATH,
  HISTORY_PATH,
  NAMES_PATH,
  TEAM_PATH,
} from '../../content/paths/admin-paths';
import { GuardFallback } from './GuardFallback';
import { RouteError } from './RouteError';

/** Sign-in is a part of its code, which guests of a shared draft do not need. */
const loadGuard = () => import('../../studio/app/shell/AdminGuard');

const askForRole = lazy(loadGuard, 'askForRole');
const guard: MiddlewareFunction = async (args, next) => (await askForRole())(args, next);

const PREVIEW = `${adminPaths.home}/preview`;

/** The same list is below an editor on both of its routes. */
const loadMovies = lazy(
  () => import('../../content/movie/studio/list/movies.loader'),
  'adminMoviesLoader',
);

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

const loadKindPage = () => import('../../studio/kind/KindPage');
const loadKindList = () => import('../../studio/kind/kind-list');

/** The screens that read nothing. */
const WITHOUT_DATA = {
  [adminPaths.about]: lazy(
    () => import('../../studio/screens/about/AdminAboutPage'),
    'AdminAboutPage',
  ),
  [HELP_PATH]: lazy(() => import('../../studio/screens/help/HelpPage'), 'HelpPage'),
  [adminPaths.export]: lazy(() => import('../../studio/screens/export/ExportPage'), 'ExportPage'),
  [adminPaths.import]: lazy(
    () => import('../../content/movie/studio/import/ImportPage'),
    'ImportPage',
  ),
};

/** The screens in the order of product 2.2. */
const screens = (): RouteObject[] => [
  {
    path: adminPaths.home,
    ...guardedRoute({
      page: lazy(() => import('../../studio/app/home/HomepagePage'), 'HomepagePage'),
      loader: lazy(() => import('../../studio/app/home/homepage.loader'), 'homepageLoader'),
    }),
  },
  {
    path: adminPaths.movies,
    ...guardedRoute({
      page: lazy(
        () => import('../../content/movie/studio/edit/AdminMoviesPage'),
        'AdminMoviesPage',
      ),
      loader: loadMovies,
    }),
  },
  {
    path: `${adminPaths.movies}/:id`,
    ...guardedRoute({
      page: lazy(() => import('../../content/movie/studio/edit/EditMoviePage'), 'EditMoviePage'),
      loader: lazy(
        () => import('../../content/movie/studio/list/movies.loader'),
        'editMovieLoader',
      ),
    }),
  },
  kindScreen('video', adminPaths.videos),
  kindScreen('banner', BANNERS_PATH),
  kindScreen('image', adminPaths.gallery),
  kindScreen('event', adminPaths.events),
  {
    path: adminPaths.contact,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/inbox/InboxPage'), 'InboxPage'),
      loader: lazy(() => import('../../studio/screens/inbox/inbox.loader'), 'inboxLoader'),
    }),
  },
  {
    path: adminPaths.settings,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/settings/SettingsPage'), 'SettingsPage'),
      loader: lazy(() => import('../../studio/screens/settings/settings.loader'), 'settingsLoader'),
    }),
  },
  {
    path: adminPaths.coming,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/drafts/ComingPage'), 'ComingPage'),
      loader: lazy(() => import('../../studio/screens/drafts/coming.loader'), 'comingLoader'),
    }),
  },
  {
    path: `${adminPaths.coming}/:id`,
    ...guardedRoute({
      page: lazy(
        () => import('../../studio/screens/drafts/EditUnpublishedPage'),
        'EditUnpublishedPage',
      ),
      loader: lazy(
        () => import('../../studio/screens/drafts/coming.loader'),
        'editUnpublishedLoader',
      ),
    }),
  },
  {
    path: `${adminPaths.home}/compare/:id`,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/drafts/ComparePage'), 'ComparePage'),
      loader: lazy(() => import('../../studio/screens/drafts/compare.loader'), 'compareLoader'),
    }),
  },
  {
    path: `${PREVIEW}/:id`,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/preview/PreviewPage'), 'PreviewPage'),
      loader: lazy(
        () => import('../../studio/screens/drafts/coming.loader'),
        'editUnpublishedLoader',
      ),
    }),
  },
  {
    path: adminPaths.trash,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/trash/TrashPage'), 'TrashPage'),
      loader: lazy(() => import('../../studio/screens/trash/trash.loader'), 'trashLoader'),
    }),
  },
  {
    path: HISTORY_PATH,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/history/HistoryPage'), 'HistoryPage'),
      loader: lazy(() => import('../../studio/screens/history/history.loader'), 'historyLoader'),
    }),
  },
  {
    path: NAMES_PATH,
    ...guardedRoute({
      page: lazy(() => import('../../content/movie/studio/names/NamesPage'), 'NamesPage'),
      loader: lazy(() => import('../../content/movie/studio/names/names.loader'), 'namesLoader'),
    }),
  },
  {
    path: TEAM_PATH,
    ...guardedRoute({
      page: lazy(() => import('../../studio/screens/team/TeamPage'), 'TeamPage'),
      loader: lazy(() => import('../../studio/screens/team/team.loader'), 'teamLoader'),
    }),
  },
  kindScreen('video', adminPaths.upload, 'Upload a video'),
  {
    path: adminPaths.uploadMovie,
    ...guardedRoute({
      page: lazy(
        () => import('../../content/movie/studio/edit/UploadMoviePage'),
        'UploadMoviePage',
      ),
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
      ...guardedRoute({
        page: lazy(() => import('../../studio/app/shell/AdminFrame'), 'AdminFrame'),
      }),
      children: [
        {
          ...guardedRoute({
            page: lazy(() => import('../../studio/app/shell/AdminLayout'), 'AdminLayout'),
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
