import { useSyncExternalStore, type ReactNode } from 'react';
import { Outlet, redirect, type MiddlewareFunction } from 'react-router-dom';
import { paths } from '../../content/paths/paths';
import { currentRole, sessionEmail } from '../../store/session/session';
import { setSignInTarget } from '../../shared/data/tab-session';
import { askToSignInAgain, isAdmin, isAdmittedAdmin, admitAdmin, subscribe } from './admin-session';

// Decides who sees the admin area. The security rules check each read and write independently.

interface AdminGuardProps {
  /** Shown until the role is known: 'Loading...'. */
  readonly fallback: ReactNode;
}

/**
 * The component of the guarded route: renders the nested routes once the role is read as
 * administrator. Other users see the fallback until the redirect.
 */
export const AdminGuard = ({ fallback }: AdminGuardProps) => (useIsAdmin() ? <Outlet /> : fallback);

/** Whether the guard shows the nested routes. */
const useIsAdmin = (): boolean => useSyncExternalStore(subscribe, isAdmin);

/**
 * Middleware of the guarded route. It runs before any code or data of a nested route is requested,
 * because a router runs the loaders of nested routes before it renders the guard.
 */
export const requireAdminMiddleware: MiddlewareFunction = async ({ request }, next) => {
  await requireAdmin(request.url);
  return next();
};

/**
 * Reads users/<uid>.role and returns for administrators; otherwise, or without a response in time,
 * throws a redirect to the landing page, after a dialog if there are unsaved changes. Without a
 * response, an administrator who was admitted before stays; without a sign-in, the redirect leads
 * to the sign-in page, and from there to the link.
 */
async function requireAdmin(url: string): Promise<void> {
  const wasIn = isAdmin();
  try {
    if ((await currentRole()) === 'admin') return admitAdmin();
  } catch (error) {
    console.error(error);
    if (isAdmittedAdmin()) return;
    throw redirect(paths.home);
  }
  if (await askToSignInAgain()) return;
  if (wasIn || sessionEmail()) throw redirect(paths.home);
  const { pathname, search } = new URL(url);
  setSignInTarget(pathname + search);
  throw redirect(paths.adminLogin);
}
