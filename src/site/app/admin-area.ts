import type { RouteObject } from 'react-router-dom';
import { lazy } from '../../shared/routing/lazy';
import { adminRoutes } from '../../studio/app/admin-routes';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { GuardFallback } from './GuardFallback';
import { sharedDraft } from './preview/shared-draft-route';
import { RouteError } from './RouteError';

const previewedPage = {
  page: lazy(() => import('./preview/PreviewedPage'), 'PreviewedPage'),
  loader: lazy(() => import('./preview/previewed-page.loader'), 'previewedPageLoader'),
};

/** The routes whose table visitors do not download: the admin area, and drafts for whoever has the link. */
export const adminArea = (): RouteObject => ({
  children: [
    adminRoutes({ NotFoundPage, RouteError, GuardFallback, previewedPage }),
    sharedDraft(),
  ],
});
