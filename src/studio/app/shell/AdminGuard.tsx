import type { ReactNode } from 'react';
import { Outlet, redirect, type MiddlewareFunction } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { currentRole } from '../../../store/session/session';
import { admit, askToSignInAgain, isAdmitted, useIsIn } from '../../session/sign-in-again';

// Who gets into the admin area (product 13.6). The security rules decide again about each read and write.

interface AdminGuardProps {
  /** Shown until the role is known: 'Loading...'. */
  readonly fallback: ReactNode;
}

/**
 * The component of the guarded route: renders the routes below it for whose role was read as an
 * administrator's, and the fallback for everybody else, until they have been led away.
 */
export const AdminGuard = ({ fallback }: AdminGuardProps) => (useIsIn() ? <Outlet /> : fallback);

/**
 * Runs before each navigation below the guard, and before any of its code or data is asked for: a router
 * asks for the data of nested routes before it renders the component around them.
 */
export const askForRole: MiddlewareFunction = async (_args, next) => {
  await requireAdmin();
  return next();
};

/**
 * Reads users/<uid>.role. Returns for administrators. For everybody else, and without an answer in time,
 * it throws a redirect to the landing page; with unsaved changes on the page, a dialog is shown first.
 * Who was let in before stays where there is no answer: a lost connection is no reason to lose a screen.
 */
async function requireAdmin(): Promise<void> {
  try {
    if ((await currentRole()) === 'admin') return admit();
  } catch (error) {
    console.error(error);
    if (isAdmitted()) return;
    throw redirect(paths.home);
  }
  if (!(await askToSignInAgain())) throw redirect(paths.home);
}
