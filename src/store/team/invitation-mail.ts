import { sendPasswordResetEmail } from 'firebase/auth';
import { errorCode } from '../../shared/failures/failure';
import { withTimeout } from '../../shared/failures/timeout';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { auth } from '../../firebase/auth';
import { app } from '../../firebase/app';

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
