import { withTimeout } from '../../shared/failures/timeout';
import { asRecord, asRequiredText, asText } from '../../content/base/stored-values';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { INVITATIONS_PATH, type InvitedAccount, isInvitationProblem, TeamError } from './team';
import { auth } from '../../firebase/auth';
import { requireOwnSession } from '../session/session';
import { sendPasswordResetEmail } from 'firebase/auth';
import { errorCode } from '../../shared/failures/failure';
import { app } from '../../firebase/app';

/**
 * Asks the function for the account of somebody who is invited: it makes one if there is none (product
 * 39.4). Can be repeated. Throws TeamError, TypeError without a connection, TimeoutError.
 *
 * @param origin where the site is
 */
export const requestAccount = (email: string, origin: string): Promise<InvitedAccount> =>
  withTimeout(request(email, origin), SEND_TIMEOUT_MS);

async function request(email: string, origin: string): Promise<InvitedAccount> {
  requireOwnSession();
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw new TeamError('signed out');
  const response = await fetch(origin + INVITATIONS_PATH, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const answer = asRecord(await response.json().catch(() => null));
  const { problem } = answer;
  if (isInvitationProblem(problem)) throw new TeamError(problem);
  const uid = asText(answer['uid']);
  if (uid && answer['kind'] === 'new') return { uid, kind: 'new' };
  if (uid && answer['kind'] === 'known') {
    const created = asRequiredText(answer['created']);
    return { uid, kind: 'known', created, lastSignIn: asRequiredText(answer['lastSignIn']) };
  }
  // A page, as Hosting answers what it does not know.
  throw new TeamError(response.status >= 500 ? 'unavailable' : 'not deployed');
}

/** What Firebase says of an address of a domain that is not among those of the project. */
const FOREIGN = ['auth/unauthorized-continue-uri', 'auth/invalid-continue-uri'];

/**
 * Sends the mail by which somebody chooses a password (product 39.6): Firebase's own, with the way on
 * to the sign-in where the project knows the site's domain. Throws AuthError or TimeoutError.
 */
export const sendInvitation = (email: string, signInAddress: string): Promise<void> =>
  withTimeout(send(email, signInAddress), SEND_TIMEOUT_MS);

async function send(email: string, url: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url });
  } catch (error) {
    if (!FOREIGN.includes(errorCode(error))) throw error;
    await sendPasswordResetEmail(auth, email);
  }
}

/** The address from which Firebase sends its mails, unless another one was set in its console. */
export const mailSender = (): string => `noreply@${app.options.projectId}.firebaseapp.com`;

/** The command that invites somebody without the function. */
export const inviteCommand = (email: string): string =>
  `npm run admin -- invite ${email} ${import.meta.env.VITE_EMULATOR_PORTS ? '--emulators' : `--project ${app.options.projectId}`}`;
