import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { paths } from '../../content/paths/paths';
import { BASE, pathOf } from '../../content/locale/language';
import { lazy } from '../../shared/data/routing';

/** The id of the route that contains the screens. */
export const SCREENS_ROUTE = 'screens';

/** All guarded addresses. */
const GUARDED = /^\/(admin(\/.*)?|add-announcement|upload|uploadMovie)\/?$/i;
export const isGuarded = (path: string): boolean => GUARDED.test(path);

/** The page in the preview of an unpublished entry, as visitors will see it. */
const PREVIEWED = /^\/admin\/preview\/[^/]+\/page\/?$/i;
export const isPreviewed = (path: string): boolean => PREVIEWED.test(path);

/**
 * Returns whether content may be edited at this address, so that cached data become invalid. These
 * pages exist only in the first language.
 */
export const mayEditContent = (path: string): boolean =>
  path === paths.adminLogin || isGuarded(path);

/** Addresses of shared drafts; their route is added together with the admin area. */
const SHARED = `${BASE}/preview/`;

const loadRoutes = lazy(() => import('./admin-area'), 'adminArea');

/**
 * Adds the admin area to the route table when one of its addresses is opened, so that visitors do
 * not download its routes. Each router needs a separate function.
 */
export function discoverAdmin(): PatchRoutesOnNavigationFunction {
  let known = false;
  return async ({ path, patch }) => {
    const isPreview = path.startsWith(SHARED) || (BASE && isPreviewed(pathOf(path)));
    if (known || !(isGuarded(path) || isPreview)) return;
    const adminArea = await loadRoutes();
    if (!known) patch(SCREENS_ROUTE, [adminArea()]);
    known = true;
  };
}
