import { auth } from '../firebase/auth';
import { currentRole } from './session';

/**
 * Thrown by edits and deletions of an administrator whose email address is not verified: the rules take
 * no entry of the history or of the trash under such an address (product 30.2).
 */
export class AddressNotVerifiedError extends Error {
  override readonly name = 'AddressNotVerifiedError';
  readonly code = 'explained';
  override readonly message =
    'The email address of your account is not verified. Sign out and set a new password with “Forgotten your password?”: the link in that email verifies it.';
}

/** What to throw for an edit that the rules have refused: its reason, if that is known. Never throws. */
export async function explained(error: unknown): Promise<unknown> {
  if (auth.currentUser?.emailVerified !== false) return error;
  return currentRole().then(
    (role) => (role === 'admin' ? new AddressNotVerifiedError() : error),
    () => error,
  );
}
