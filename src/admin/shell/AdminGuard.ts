import { redirect } from 'react-router-dom';
import { isAdmin } from '../../app/is-admin';
import { paths } from '../../paths';
import { askToSignInAgain } from '../session/sign-in-again';

/**
 * Returns for administrators. For everybody else, and without an answer in time, it throws a
 * redirect to the landing page (product 13.6). With unsaved changes on the page, the dialog to sign
 * in again is shown first.
 */
export async function requireAdmin(): Promise<void> {
  if ((await isAdmin()) || (await askToSignInAgain())) return;
  throw redirect(paths.home);
}
