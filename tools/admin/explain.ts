import { TimeoutError } from '../../src/shared/failures/timeout';
import { SetupError } from '../emulators/setup-error';

const NO_ANSWER = 'No answer. Are the emulators running (npm run dev), or is there no network?';
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/user-not-found':
    'No account has that address. To make one for a new administrator: npm run admin -- invite EMAIL',
  'auth/email-already-exists':
    'Somebody has made an account with that address in this moment. Run the command again.',
  'auth/invalid-email': 'That is no email address.',
  'app/invalid-credential':
    'The key file does not work. GOOGLE_APPLICATION_CREDENTIALS has to name the key of a service account.',
  'app/network-error': NO_ANSWER,
};

/** A failure in one line, with what to do about it where that is known. */
export function explain(error: unknown): string {
  if (error instanceof TimeoutError) return NO_ANSWER;
  if (error instanceof SetupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return MESSAGES[code] ?? error.message.split('\n')[0] ?? error.name;
}
