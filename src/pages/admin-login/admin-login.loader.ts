import { redirect } from 'react-router-dom';
import { isAdmin } from '../../app/routing/is-admin';
import { ADMIN_HOME } from '../../admin-home';

/**
 * Redirects an administrator who is signed in to the admin area, and never to an address from the URL
 * (security.md T17).
 */
export async function adminLoginLoader() {
  return (await isAdmin()) ? redirect(ADMIN_HOME) : null;
}
