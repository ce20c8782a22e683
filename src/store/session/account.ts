import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type User,
} from 'firebase/auth';
import { errorCode } from '../../shared/failures/failure';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { auth } from '../../firebase/auth';

/** Why a password was rejected or not changed. */
export type PasswordProblem =
  | 'wrong'
  | 'weak'
  | 'too many'
  | 'unreachable'
  | 'signed out'
  | 'other';

const PROBLEMS: Readonly<Record<string, PasswordProblem>> = {
  'auth/wrong-password': 'wrong',
  'auth/invalid-credential': 'wrong',
  'auth/invalid-login-credentials': 'wrong',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/too-many-requests': 'too many',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'unreachable',
  'auth/user-token-expired': 'signed out',
  'auth/user-disabled': 'signed out',
  'auth/user-not-found': 'signed out',
};

/** Thrown if a password was rejected or not changed. */
export class PasswordError extends Error {
  override readonly name = 'PasswordError';
  readonly problem: PasswordProblem;

  constructor(problem: PasswordProblem, cause?: unknown) {
    super(`The password was not changed: ${problem}`, { cause });
    this.problem = problem;
  }
}

/**
 * Reauthenticates the user with the password, which allows actions that require a recent sign-in for the next
 * minutes. Throws PasswordError.
 */
export const confirmPassword = (password: string): Promise<void> =>
  withProblems(async () => void (await reauthenticate(password)));

/**
 * Changes the password of the account that is signed in. Every other session of the account ends: Firebase
 * revokes their refresh tokens, and their ID tokens expire within an hour. Throws PasswordError.
 */
export const changePassword = (current: string, next: string): Promise<void> =>
  withProblems(async () => {
    const user = await reauthenticate(current);
    await withTimeout(updatePassword(user, next), SEND_TIMEOUT_MS);
  });

async function reauthenticate(password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new PasswordError('signed out');
  const credential = EmailAuthProvider.credential(user.email, password);
  await withTimeout(reauthenticateWithCredential(user, credential), SEND_TIMEOUT_MS);
  return user;
}

async function withProblems(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (error instanceof PasswordError) throw error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new PasswordError(
      isTimeout ? 'unreachable' : (PROBLEMS[errorCode(error)] ?? 'other'),
      error,
    );
  }
}
