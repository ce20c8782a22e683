import { withTimeout } from '../../shared/failures/timeout';
import { asRecord, asRequiredText, asText } from '../../content/base/stored-values';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { INVITATIONS_PATH, type InvitedAccount, isInvitationProblem } from './invitation';
import { TeamError } from './team-error';
import { auth } from '../../firebase/auth';
import { requireOwnSession } from '../session/session';

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
