import { randomBytes } from 'node:crypto';
import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { SetupError } from '../../development/command-line';
import { roleGrantFields } from '../../../src/store/team/team';
import { USERS } from '../../../src/firebase/collections';

/**
 * Returns the account with that address if its address is verified. Anybody can create an account
 * for any address with the public API key, so an unverified account may be a stranger's.
 *
 * @throws SetupError for an account that is not verified; FirebaseError, as without an account
 */
export async function verifiedAccount(app: App, email: string): Promise<UserRecord> {
  const account = await getAuth(app).getUserByEmail(email);
  if (account.emailVerified) return account;
  throw new SetupError(
    `The address of this account is not verified, so anybody can have made it:\n\n${describeAccount(account)}\n\n` +
      'Delete it (console → Authentication → Users) and run\n' +
      `  npm run admin -- invite ${email}\n` +
      'which makes the account and prints a link for setting its password.',
  );
}

/**
 * Requires that no account has that address.
 *
 * @throws SetupError if one has; FirebaseError
 */
export async function requireNoAccount(app: App, email: string): Promise<void> {
  const { users } = await getAuth(app).getUsers([{ email }]);
  const [account] = users;
  if (!account) return;
  throw new SetupError(
    `An account with that address exists already:\n\n${describeAccount(account)}\n\n` +
      (account.emailVerified
        ? `If you know who made it: npm run admin -- grant ${email}\n` +
          '("Forgotten your password?" at the sign-in sends a link for setting the password.)\n' +
          'If you do not, delete'
        : 'Its address is not verified, so anybody can have made it. Delete') +
      ' it (console → Authentication → Users) and run this command again.',
  );
}

/** An administrator's new account and the link by which its password is set. */
interface Invitation {
  readonly account: UserRecord;
  readonly link: string;
}

/**
 * Makes an account with a verified address and a password that nobody knows, and makes it an
 * administrator. Throws FirebaseError, also when the address has an account by now.
 */
export async function invite(app: App, email: string): Promise<Invitation> {
  const auth = getAuth(app);
  const password = randomBytes(32).toString('base64url');
  const account = await auth.createUser({ email, password, emailVerified: true });
  await grant(app, account);
  return { account, link: await auth.generatePasswordResetLink(email) };
}

/** Returns a description of an account that distinguishes it from others, one property per line. */
export function describeAccount(account: UserRecord): string {
  const { email, emailVerified, uid, metadata, providerData, disabled } = account;
  const lines = {
    address: `${email} (${emailVerified ? 'verified' : 'not verified'})`,
    uid,
    created: metadata.creationTime,
    'last sign-in': metadata.lastSignInTime || 'never',
    providers: providerData.map(({ providerId }) => providerId).join(', ') || 'none',
    ...(disabled && { disabled: 'yes' }),
  };
  return Object.entries(lines)
    .map(([name, value]) => `  ${name.padEnd(14)}${value}`)
    .join('\n');
}

/** The value of `by` in the record of a role that this command has given (product 39.9). */
const BY = 'npm run admin';

/** Makes an account an administrator. Throws FirebaseError. */
export async function grant(
  app: App,
  { uid, email = '' }: { readonly uid: string; readonly email?: string | undefined },
): Promise<void> {
  const given = roleGrantFields(email, BY, FieldValue.serverTimestamp());
  const others = { uid: FieldValue.delete(), until: FieldValue.delete() };
  await getFirestore(app)
    .doc(`${USERS}/${uid}`)
    .set({ ...given, ...others }, { merge: true });
}

/**
 * Revokes the role of the account with that address and ends its sessions, because its token could
 * read until it expires (security.md T86). Throws FirebaseError.
 */
export async function revoke(app: App, email: string): Promise<void> {
  const { uid } = await getAuth(app).getUserByEmail(email);
  const until = FieldValue.serverTimestamp();
  const record = { role: FieldValue.delete(), by: BY, uid: FieldValue.delete(), until };
  await getFirestore(app).doc(`${USERS}/${uid}`).set(record, { merge: true });
  await getAuth(app).revokeRefreshTokens(uid);
}

/**
 * Returns the sorted addresses of all administrators; for a deleted account, its remaining data.
 */
export async function listAdmins(app: App): Promise<readonly string[]> {
  const { docs } = await getFirestore(app).collection(USERS).where('role', '==', 'admin').get();
  const { users } = await getAuth(app).getUsers(docs.map(({ id }) => ({ uid: id })));
  const emails = new Map(users.map(({ uid, email }) => [uid, email]));
  return docs.map(({ id }) => emails.get(id) ?? `${id} (no account any more)`).toSorted();
}
