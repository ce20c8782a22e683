import { redirect } from 'react-router-dom';
import { paths } from '../../paths';
import { currentRole } from '../../services/session/session';
import { admit, askToSignInAgain, isAdmitted } from '../kit/session/sign-in-again';

/**
 * Returns for administrators. For everybody else, and without an answer in time, it throws a
 * redirect to the landing page (product 13.6); with unsaved changes on the page, a dialog is shown
 * first. Who was let in before stays where there is no answer: a lost connection is no reason to
 * lose a screen, and the rules decide about what is read and written there.
 */
export async function requireAdmin(): Promise<void> {
  try {
    if ((await currentRole()) === 'admin') return admit();
  } catch (error) {
    console.error(error);
    if (isAdmitted()) return;
    throw redirect(paths.home);
  }
  if (!(await askToSignInAgain())) throw redirect(paths.home);
}
