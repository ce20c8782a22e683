import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { EntryKind } from '../../content/entry';
import { site } from '../../company/site';
import { usePageTitle } from '../../content/meta/page-title';
import { lazy } from '../../shared/data/routing';
import {
  adminPaths,
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  HELP_PATH,
  HISTORY_PATH,
  NAMES_PATH,
  TEAM_PATH,
} from '../../content/paths/admin-paths';
import {
  guardedRoute,
  guardedRoutes,
  PREVIEW_PATH,
  previewedRoute,
  type GuardedPage,
  type PreviewParts,
} from './guarded-routes';

/**
 * Components of the public site that the admin area shows, passed in because it cannot import them.
 */
interface SiteParts extends PreviewParts {
  readonly NotFoundPage: ComponentType;
}

const registerKinds = lazy(() => import('./studios'), 'registerKinds');

/** Loads a module that needs the words of kinds, and registers them before it is used. */
const withKinds =
  <Loaded,>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    const [loaded, register] = await Promise.all([load(), registerKinds()]);
    register();
    return loaded;
  };

/** A guarded route of the admin area that needs the words of kinds. */
const screenRoute = ({ page, loader }: GuardedPage) =>
  guardedRoute({ page: withKinds(page), ...(loader && { loader: withKinds(loader) }) });

/** The loader is shared by the two routes that show the list of movies. */
const loadMovies = lazy(
  () => import('../../content/movie/studio/movies.loader'),
  'adminMoviesLoader',
);

/** The screen of a kind; `title` is its heading if it has another address. */
function kindScreen(kind: EntryKind, path: string, title?: string): RouteObject {
  // Cached, because a new component would lose typed text when the data are read again.
  let Screen: ComponentType | undefined;
  const page = async () => {
    const KindPage = await loadKindPage();
    Screen ??= () => <KindPage kind={kind} {...(title !== undefined && { title })} />;
    return Screen;
  };
  const loader = async () => (await loadKindLoader())(kind);
  return { path, ...screenRoute({ page, loader }) };
}

const loadKindPage = lazy(() => import('../kind/KindEditor'), 'KindPage');
const loadKindLoader = lazy(() => import('../kind/kind-list'), 'kindLoader');

/** A screen of the admin area: its page and its loader. */
const screen = (path: string, page: GuardedPage['page'], loader?: GuardedPage['loader']) => ({
  path,
  ...screenRoute({ page, ...(loader && { loader }) }),
});

function AdminAboutPage() {
  usePageTitle('Admin');
  return <h1>Welcome to {site.name}</h1>;
}

/** The screens in the order of product 2.2. */
const screens = (NotFoundPage: ComponentType): RouteObject[] => [
  screen(
    adminPaths.home,
    lazy(() => import('./home/AdminHomePage'), 'AdminHomePage'),
    lazy(() => import('./home/homepage.loader'), 'homepageLoader'),
  ),
  screen(
    adminPaths.movies,
    lazy(() => import('../../content/movie/studio/list/MovieEditor'), 'AdminMoviesPage'),
    loadMovies,
  ),
  screen(
    `${adminPaths.movies}/:id`,
    lazy(() => import('../../content/movie/studio/edit/MovieForm'), 'EditMoviePage'),
    lazy(() => import('../../content/movie/studio/movies.loader'), 'editMovieLoader'),
  ),
  kindScreen('video', adminPaths.videos),
  kindScreen('banner', BANNERS_PATH),
  kindScreen('image', adminPaths.gallery),
  kindScreen('event', adminPaths.events),
  screen(
    adminPaths.contact,
    lazy(() => import('../screens/inbox/InboxPage'), 'InboxPage'),
    lazy(() => import('../screens/inbox/inbox.loader'), 'inboxLoader'),
  ),
  screen(
    adminPaths.settings,
    lazy(() => import('../screens/settings/SettingsPage'), 'SettingsPage'),
    lazy(() => import('../screens/settings/settings.loader'), 'settingsLoader'),
  ),
  screen(
    adminPaths.coming,
    lazy(() => import('../screens/drafts/DraftsPage'), 'DraftsPage'),
    lazy(() => import('../screens/drafts/drafts.loader'), 'draftsLoader'),
  ),
  screen(
    `${adminPaths.coming}/:id`,
    lazy(() => import('../screens/drafts/EditDraftPage'), 'EditDraftPage'),
    lazy(() => import('../screens/drafts/drafts.loader'), 'draftLoader'),
  ),
  screen(
    `${adminPaths.home}/compare/:id`,
    lazy(() => import('../screens/drafts/ComparePage'), 'ComparePage'),
    lazy(() => import('../screens/drafts/drafts.loader'), 'compareLoader'),
  ),
  screen(
    `${PREVIEW_PATH}/:id`,
    lazy(() => import('../screens/preview/PreviewPage'), 'PreviewPage'),
    lazy(() => import('../screens/drafts/drafts.loader'), 'draftLoader'),
  ),
  screen(
    adminPaths.trash,
    lazy(() => import('../screens/trash/TrashPage'), 'TrashPage'),
    lazy(() => import('../screens/trash/TrashPage'), 'trashLoader'),
  ),
  screen(
    HISTORY_PATH,
    lazy(() => import('../screens/history/HistoryPage'), 'HistoryPage'),
    lazy(() => import('../screens/history/history.loader'), 'historyLoader'),
  ),
  screen(
    NAMES_PATH,
    lazy(() => import('../../content/movie/studio/names/NamesPage'), 'NamesPage'),
    lazy(() => import('../../content/movie/studio/names/names.loader'), 'namesLoader'),
  ),
  screen(
    TEAM_PATH,
    lazy(() => import('../screens/team/TeamPage'), 'TeamPage'),
    lazy(() => import('../screens/team/TeamPage'), 'teamLoader'),
  ),
  kindScreen('video', adminPaths.upload, 'Upload a video'),
  screen(
    adminPaths.uploadMovie,
    lazy(() => import('../../content/movie/studio/list/MovieEditor'), 'UploadMoviePage'),
    loadMovies,
  ),
  kindScreen('announcement', ANNOUNCEMENTS_PATH),
  kindScreen('announcement', adminPaths.addAnnouncement),
  screen(adminPaths.about, async () => AdminAboutPage),
  screen(
    HELP_PATH,
    lazy(() => import('../screens/help/HelpPage'), 'HelpPage'),
  ),
  screen(
    adminPaths.export,
    lazy(() => import('../screens/export/ExportPage'), 'ExportPage'),
  ),
  screen(
    adminPaths.import,
    lazy(() => import('../../content/movie/studio/import/ImportPage'), 'ImportPage'),
  ),
  { path: `${adminPaths.home}/*`, Component: NotFoundPage },
];

/** All guarded routes. */
export const adminRoutes = ({ NotFoundPage, ...parts }: SiteParts): RouteObject =>
  guardedRoutes(parts, [
    {
      ...screenRoute({ page: lazy(() => import('./shell/AdminLayout'), 'AdminFrame') }),
      children: [
        {
          ...screenRoute({ page: lazy(() => import('./shell/AdminLayout'), 'AdminLayout') }),
          children: [{ ErrorBoundary: parts.RouteError, children: screens(NotFoundPage) }],
        },
      ],
    },
    previewedRoute(parts),
  ]);
