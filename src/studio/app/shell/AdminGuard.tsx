import type { ReactNode } from 'react';
import { Outlet, redirect, type MiddlewareFunction } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { currentRole } from '../../../store/session/session';
import {
  rememberAdmin,
  askToSignInAgain,
  isRememberedAdmin,
  useIsAdmin,
} from '../../session/sign-in-again';

// Who gets into the admin area (product 13.6). The security rules decide again about each read and write.

interface AdminGuardProps {
  /** Shown until the role is known: 'Loading...'. */
  readonly fallback: ReactNode;
}

/**
 * The component of the guarded route: renders the routes below it once the role was read as that of an
 * administrator. Everybody else sees the fallback until the redirect.
 */
export const AdminGuard = ({ fallback }: AdminGuardProps) => (useIsAdmin() ? <Outlet /> : fallback);

/**
 * Middleware that runs before each navigation below the guard and before any code or data is requested:
 * a router runs the loaders of nested routes before it renders the component around them.
 */
export const askForRole: MiddlewareFunction = async (_args, next) => {
  await requireAdmin();
  return next();
};

/**
 * Reads users/<uid>.role and returns for administrators. Otherwise, and without an answer in time, throws a
 * redirect to the landing page; with unsaved changes a dialog is shown first. Without an answer, an
 * administrator who was let in before stays: a lost connection is no reason to lose a screen.
 */
async function requireAdmin(): Promise<void> {
  try {
    if ((await currentRole()) === 'admin') return rememberAdmin();
  } catch (error) {
    console.error(error);
    if (isRememberedAdmin()) return;
    throw redirect(paths.home);
  }
  if (!(await askToSignInAgain())) throw redirect(paths.home);
}
