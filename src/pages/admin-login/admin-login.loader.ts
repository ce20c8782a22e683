import { redirect } from 'react-router-dom';
import { isAdmin } from '../../app/is-admin';
import { adminPaths } from '../../app/admin-paths';

/**
 * Sends an administrator who is signed in already to the admin area. Whatever the address says
 * besides, nobody is sent anywhere else (SECURITY T17).
 */
export async function adminLoginLoader() {
  return (await isAdmin()) ? redirect(adminPaths.home) : null;
}
