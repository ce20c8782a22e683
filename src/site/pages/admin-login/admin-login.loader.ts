import { redirect } from 'react-router-dom';
import { takeSignInTarget } from '../../../shared/data/tab-session';
import { currentRole } from '../../../store/session/session';
import { ADMIN_HOME } from '../../../content/paths/paths';

/**
 * Redirects an administrator who is signed in to where the guard led from, or to the admin homepage, and never
 * to an address from the URL (security.md T17).
 */
export async function adminLoginLoader() {
  return (await isAdmin()) ? redirect(takeSignInTarget() || ADMIN_HOME) : null;
}

/** Whether an administrator is signed in; only a clear answer in time is a yes. */
async function isAdmin(): Promise<boolean> {
  try {
    return (await currentRole()) === 'admin';
  } catch (error) {
    console.error(error);
    return false;
  }
}
