import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { EntryKind } from '../../content/entry';
import { guardedRoute, type GuardedPage } from './guarded-route';
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

/** The parts of the site that the admin area shows, which does not know them. */
export interface SiteParts {
  readonly NotFoundPage: ComponentType;
  readonly RouteError: ComponentType;
  readonly GuardFallback: ComponentType;
  /** The page on which a draft will be, with the draft in it (product 29.21). */
  readonly previewedPage: GuardedPage;
}

/** Sign-in is a part of its code, which guests of a shared draft do not need. */
const loadGuard = () => import('./shell/AdminGuard');

const askForRole = lazy(loadGuard, 'askForRole');
const guard: MiddlewareFunction = async (args, next) => (await askForRole())(args, next);

const registerKinds = lazy(() => import('./studios'), 'registerKinds');

/** Loads something that may ask for the words of a kind, which are there before it runs. */
const withKinds =
  <Loaded,>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    const [loaded, register] = await Promise.all([load(), registerKinds()]);
    register();
    return loaded;
  };

/** A guarded route of the admin area itself. */
const screenRoute = ({ page, loader }: GuardedPage) =>
  guardedRoute({ page: withKinds(page), ...(loader && { loader: withKinds(loader) }) });

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
    const KindPage = await loadKindPage();
    Screen ??= () => <KindPage kind={kind} {...(title !== undefined && { title })} />;
    return Screen;
  };
  const loader = async () => (await loadKindLoader())(kind);
  return { path, ...screenRoute({ page, loader }) };
}

const loadKindPage = lazy(() => import('../kind/KindPage'), 'KindPage');
const loadKindLoader = lazy(() => import('../kind/kind-list'), 'kindLoader');

/** The screens that read nothing. */
const WITHOUT_DATA = {
  [adminPaths.about]: lazy(() => import('../screens/about/AdminAboutPage'), 'AdminAboutPage'),
  [HELP_PATH]: lazy(() => import('../screens/help/HelpPage'), 'HelpPage'),
  [adminPaths.export]: lazy(() => import('../screens/export/ExportPage'), 'ExportPage'),
  [adminPaths.import]: lazy(
    () => import('../../content/movie/studio/import/ImportPage'),
    'ImportPage',
  ),
};

/** The screens in the order of product 2.2. */
const screens = (NotFoundPage: ComponentType): RouteObject[] => [
  {
    path: adminPaths.home,
    ...screenRoute({
      page: lazy(() => import('./home/HomepagePage'), 'HomepagePage'),
      loader: lazy(() => import('./home/homepage.loader'), 'homepageLoader'),
    }),
  },
  {
    path: adminPaths.movies,
    ...screenRoute({
      page: lazy(
        () => import('../../content/movie/studio/edit/AdminMoviesPage'),
        'AdminMoviesPage',
      ),
      loader: loadMovies,
    }),
  },
  {
    path: `${adminPaths.movies}/:id`,
    ...screenRoute({
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
    ...screenRoute({
      page: lazy(() => import('../screens/inbox/InboxPage'), 'InboxPage'),
      loader: lazy(() => import('../screens/inbox/inbox.loader'), 'inboxLoader'),
    }),
  },
  {
    path: adminPaths.settings,
    ...screenRoute({
      page: lazy(() => import('../screens/settings/SettingsPage'), 'SettingsPage'),
      loader: lazy(() => import('../screens/settings/settings.loader'), 'settingsLoader'),
    }),
  },
  {
    path: adminPaths.coming,
    ...screenRoute({
      page: lazy(() => import('../screens/drafts/ComingPage'), 'ComingPage'),
      loader: lazy(() => import('../screens/drafts/coming.loader'), 'comingLoader'),
    }),
  },
  {
    path: `${adminPaths.coming}/:id`,
    ...screenRoute({
      page: lazy(() => import('../screens/drafts/EditUnpublishedPage'), 'EditUnpublishedPage'),
      loader: lazy(() => import('../screens/drafts/coming.loader'), 'editUnpublishedLoader'),
    }),
  },
  {
    path: `${adminPaths.home}/compare/:id`,
    ...screenRoute({
      page: lazy(() => import('../screens/drafts/ComparePage'), 'ComparePage'),
      loader: lazy(() => import('../screens/drafts/compare.loader'), 'compareLoader'),
    }),
  },
  {
    path: `${PREVIEW}/:id`,
    ...screenRoute({
      page: lazy(() => import('../screens/preview/PreviewPage'), 'PreviewPage'),
      loader: lazy(() => import('../screens/drafts/coming.loader'), 'editUnpublishedLoader'),
    }),
  },
  {
    path: adminPaths.trash,
    ...screenRoute({
      page: lazy(() => import('../screens/trash/TrashPage'), 'TrashPage'),
      loader: lazy(() => import('../screens/trash/trash.loader'), 'trashLoader'),
    }),
  },
  {
    path: HISTORY_PATH,
    ...screenRoute({
      page: lazy(() => import('../screens/history/HistoryPage'), 'HistoryPage'),
      loader: lazy(() => import('../screens/history/history.loader'), 'historyLoader'),
    }),
  },
  {
    path: NAMES_PATH,
    ...screenRoute({
      page: lazy(() => import('../../content/movie/studio/names/NamesPage'), 'NamesPage'),
      loader: lazy(() => import('../../content/movie/studio/names/names.loader'), 'namesLoader'),
    }),
  },
  {
    path: TEAM_PATH,
    ...screenRoute({
      page: lazy(() => import('../screens/team/TeamPage'), 'TeamPage'),
      loader: lazy(() => import('../screens/team/team.loader'), 'teamLoader'),
    }),
  },
  kindScreen('video', adminPaths.upload, 'Upload a video'),
  {
    path: adminPaths.uploadMovie,
    ...screenRoute({
      page: lazy(
        () => import('../../content/movie/studio/edit/UploadMoviePage'),
        'UploadMoviePage',
      ),
      loader: loadMovies,
    }),
  },
  kindScreen('announcement', ANNOUNCEMENTS_PATH),
  kindScreen('announcement', adminPaths.addAnnouncement),
  ...Object.entries(WITHOUT_DATA).map(([path, page]) => ({ path, ...screenRoute({ page }) })),
  { path: `${adminPaths.home}/*`, Component: NotFoundPage },
];

/** Everything behind the guard (product 2.2, 13.6). */
export const adminRoutes = ({
  NotFoundPage,
  RouteError,
  GuardFallback,
  previewedPage,
}: SiteParts): RouteObject => ({
  middleware: [guard],
  lazy: {
    Component: async () => {
      const AdminGuard = await lazy(loadGuard, 'AdminGuard')();
      return () => <AdminGuard fallback={<GuardFallback />} />;
    },
  },
  children: [
    {
      ...screenRoute({
        page: lazy(() => import('./shell/AdminFrame'), 'AdminFrame'),
      }),
      children: [
        {
          ...screenRoute({
            page: lazy(() => import('./shell/AdminLayout'), 'AdminLayout'),
          }),
          children: [{ ErrorBoundary: RouteError, children: screens(NotFoundPage) }],
        },
      ],
    },
    {
      path: `${PREVIEW}/:id/page`,
      ErrorBoundary: RouteError,
      ...guardedRoute(previewedPage),
    },
  ],
});
