/** What the site knows a person as: an administrator, or anybody else. */
export type Role = 'admin' | 'none';

/** The one who signed in is no administrator, and has been signed out again (DESIGN R14). */
export class NotAnAdminError extends Error {
  override readonly name = 'NotAnAdminError';
}
