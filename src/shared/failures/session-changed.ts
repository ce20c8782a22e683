/**
 * Thrown by writes in a tab whose session is another one now, or is not known yet (product 13.12, 13.13).
 * Nothing was stored.
 */
export class SessionChangedError extends Error {
  override readonly name = 'SessionChangedError';
  readonly code = 'explained';
  override readonly message =
    'Somebody has signed in or out with this browser meanwhile. Nothing was stored.';
}
