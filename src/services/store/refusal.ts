import { AddressNotVerifiedError } from '../../domain/failures/address-not-verified';
import { auth } from '../../firebase/auth';
import { currentRole } from '../session/session';

/** What to throw for an edit that the rules have refused: its reason, if that is known. Never throws. */
export async function explained(error: unknown): Promise<unknown> {
  if (auth.currentUser?.emailVerified !== false) return error;
  return currentRole().then(
    (role) => (role === 'admin' ? new AddressNotVerifiedError() : error),
    () => error,
  );
}
