/** Somebody who sends requests. Their document in `users` determines what they may do. */
export interface Actor {
  readonly name: string;
  readonly uid?: string;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

export const visitor: Actor = { name: 'a visitor' };
/** There is no sign-up screen, but the site's public API key suffices to create an account. */
export const stranger: Actor = { name: 'a self-registered user without a record', uid: 'stranger' };
export const user: Actor = { name: "a user of role 'user'", uid: 'user', record: { role: 'user' } };
export const namedUser: Actor = {
  name: "a user of role 'user' with a verified address",
  uid: 'user',
  claims: { email: 'user@example.test', email_verified: true },
};
export const admin: Actor = {
  name: 'an admin',
  uid: 'admin',
  record: { role: 'admin' },
  claims: { email: 'admin@example.test', email_verified: true },
};
export const secondAdmin: Actor = {
  name: 'a second admin',
  uid: 'second-admin',
  record: { role: 'admin' },
  claims: { email: 'second@example.test', email_verified: true },
};
/** Signed in while an administrator; `revoke` in environment.ts removes the role. */
export const formerAdmin: Actor = {
  name: 'an admin whose role was just removed',
  uid: 'former-admin',
  record: { role: 'admin' },
};

const malformed: readonly Actor[] = [
  { name: "a user of role 'Other'", uid: 'other', record: { role: 'Other' } },
  { name: "a user of role 'Admin'", uid: 'capital', record: { role: 'Admin' } },
  { name: "a user of role ' admin'", uid: 'padded', record: { role: ' admin' } },
  { name: "a user of role ['admin']", uid: 'list', record: { role: ['admin'] } },
  { name: 'a user of role { admin: true }', uid: 'map', record: { role: { admin: true } } },
  { name: 'a user of role true', uid: 'true', record: { role: true } },
  { name: 'a user of role null', uid: 'null', record: { role: null } },
  { name: 'a user whose record has no role', uid: 'without', record: { admin: true } },
  {
    name: 'a user whose token claims the role',
    uid: 'claimant',
    claims: { role: 'admin', admin: true },
  },
];

/**
 * Actors whom `isAdmin()` refuses for three different reasons: no account, another role, and a
 * former role.
 */
export const OTHERS: readonly Actor[] = [visitor, user, formerAdmin];
/** All actors with whom `isAdmin()` itself is tested: users.test.ts, storage-matrix.test.ts. */
export const EVERYBODY: readonly Actor[] = [
  visitor,
  stranger,
  user,
  ...malformed,
  formerAdmin,
  admin,
  secondAdmin,
];
