import type { RouteObject } from 'react-router-dom';
import { BASE } from '../../content/locale/language';
import { lazy } from '../../shared/data/routing';
import { adminRoutes } from '../../studio/app/admin-routes';
import { guardedRoutes, previewedRoute } from '../../studio/app/guarded-routes';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { GuardFallback } from './RootLayout';
import { RouteError } from '../components/PageMessage';

const parts = {
  RouteError,
  GuardFallback,
  previewedPage: {
    page: lazy(() => import('./preview/draft-pages'), 'PreviewedPage'),
    loader: lazy(() => import('./preview/draft-pages'), 'previewedPageLoader'),
  },
};

/** Routes that visitors do not download with the route table: the admin area, and shared drafts. */
export const adminArea = (): RouteObject => ({
  children: [
    // The admin area exists only in the first language, but previews drafts in each.
    BASE ? guardedRoutes(parts, [previewedRoute(parts)]) : adminRoutes({ NotFoundPage, ...parts }),
    sharedDraft(),
  ],
});

const loadSharedDraft = () => import('./preview/SharedDraftPage');

/** The page of a shared draft. */
const sharedDraft = (): RouteObject => ({
  path: '/preview/:link',
  lazy: {
    loader: lazy(loadSharedDraft, 'sharedDraftLoader'),
    Component: lazy(loadSharedDraft, 'SharedDraftPage'),
  },
});
