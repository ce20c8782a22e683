/** The path that a sign-in leads to; by itself, as the sign-in page needs no other admin path. */
export const ADMIN_HOME = '/admin';
