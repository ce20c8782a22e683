import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router-dom';
import { adminPaths } from '../../content/paths/admin-paths';
import { lazy, revalidateUnlessOverlay } from '../../shared/data/routing';

/**
 * Components of the public site for the page of a draft, passed in because the admin area cannot
 * import them.
 */
export interface PreviewParts {
  readonly RouteError: ComponentType;
  readonly GuardFallback: ComponentType;
  /** The public page that shows the draft. */
  readonly previewedPage: GuardedPage;
}

export interface GuardedPage {
  readonly page: () => Promise<ComponentType>;
  readonly loader?: () => Promise<LoaderFunction>;
}

/** Loaded separately, because visitors of a shared draft do not need the code of the sign-in. */
const loadGuard = () => import('../session/AdminGuard');

const requireAdminMiddleware = lazy(loadGuard, 'requireAdminMiddleware');
const guard: MiddlewareFunction = async (args, next) =>
  (await requireAdminMiddleware())(args, next);

/** Routes that only administrators can open. */
export const guardedRoutes = (
  { GuardFallback }: Pick<PreviewParts, 'GuardFallback'>,
  children: RouteObject[],
): RouteObject => ({
  middleware: [guard],
  lazy: {
    Component: async () => {
      const AdminGuard = await lazy(loadGuard, 'AdminGuard')();
      return () => <AdminGuard fallback={<GuardFallback />} />;
    },
  },
  children,
});

/**
 * A route whose code and data are loaded in parallel, after the guard. The loader loads both,
 * because a router loads a route's `lazy` before the guard has finished, but calls its loader after
 * the guard.
 */
export function guardedRoute({ page, loader }: GuardedPage) {
  let Page: ComponentType | undefined;

  return {
    loader: async (args) => {
      const [data] = await Promise.all([
        loader?.().then((load) => load(args)),
        page().then((loaded) => (Page = loaded)),
      ]);
      return data ?? null;
    },
    Component: () => Page && <Page />,
    shouldRevalidate: revalidateUnlessOverlay,
  } satisfies RouteObject;
}

export const PREVIEW_PATH = `${adminPaths.home}/preview`;

/** The page in the frame of a draft's preview, in each language of the site. */
export const previewedRoute = ({ RouteError, previewedPage }: PreviewParts): RouteObject => ({
  path: `${PREVIEW_PATH}/:id/page`,
  ErrorBoundary: RouteError,
  ...guardedRoute(previewedPage),
});
