import { redirect } from 'react-router-dom';
import { isAdmin } from '../app/is-admin';
import { paths } from '../app/paths';
import { askToSignInAgain } from './session/sign-in-again';

/**
 * Lets administrators pass and throws the way home to everybody else: to visitors, to those whose
 * role was taken away, and when nobody answers in time (DESIGN R8). Whoever is in the area already
 * with something typed in is asked to sign in again first, as leaving would lose it.
 */
export async function requireAdmin(): Promise<void> {
  if ((await isAdmin()) || (await askToSignInAgain())) return;
  throw redirect(paths.home);
}
