import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router-dom';
import { adminPaths } from '../../content/paths/admin-paths';
import { lazy, revalidateUnlessOverlay } from '../../shared/data/routing';

/** What the site has for the page of a draft; the admin area cannot import it. */
export interface PreviewParts {
  readonly RouteError: ComponentType;
  readonly GuardFallback: ComponentType;
  /** The public page of a draft, with the draft in it. */
  readonly previewedPage: GuardedPage;
}

export interface GuardedPage {
  readonly page: () => Promise<ComponentType>;
  readonly loader?: () => Promise<LoaderFunction>;
}

/** Loaded separately: guests of a shared draft do not need the code of the sign-in. */
const loadGuard = () => import('../session/AdminGuard');

const askForRole = lazy(loadGuard, 'askForRole');
const guard: MiddlewareFunction = async (args, next) => (await askForRole())(args, next);

/** Routes behind the guard. */
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
 * A route whose code and data are loaded side by side, after the guard. A router loads a route's `lazy`
 * before the guard has answered, while its loader waits for the guard: so the loader loads both.
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

/** The page that the preview of a draft has in its frame: in each language of the site. */
export const previewedRoute = ({ RouteError, previewedPage }: PreviewParts): RouteObject => ({
  path: `${PREVIEW_PATH}/:id/page`,
  ErrorBoundary: RouteError,
  ...guardedRoute(previewedPage),
});
