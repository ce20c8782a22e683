/** The role of a user; `none` also if nobody is signed in (product 1.5). */
export type Role = 'admin' | 'none';

/** Thrown by sign-in for a user who is not an administrator; the user is signed out (product 13.4). */
export class NotAnAdminError extends Error {
  override readonly name = 'NotAnAdminError';
}
