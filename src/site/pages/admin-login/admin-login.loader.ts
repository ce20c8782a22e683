import { redirect } from 'react-router-dom';
import { takeSignInTarget } from '../../../shared/data/tab-session';
import { currentRole } from '../../../store/session/session';
import { ADMIN_HOME } from '../../../content/paths/paths';

/**
 * Redirects a signed-in administrator to the page from which the guard has redirected, or to the
 * admin homepage, but never to an address from the URL (security.md T17).
 */
export async function adminLoginLoader() {
  return (await isAdmin()) ? redirect(takeSignInTarget() || ADMIN_HOME) : null;
}

/** Returns whether an administrator is signed in; false without a response in time. */
async function isAdmin(): Promise<boolean> {
  try {
    return (await currentRole()) === 'admin';
  } catch (error) {
    console.error(error);
    return false;
  }
}
