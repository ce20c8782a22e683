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
