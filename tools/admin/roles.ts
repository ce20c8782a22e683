import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { givenRole } from '../../src/store/team/team';
import { USERS } from '../../src/firebase/collections';

/** Who has given a role, in its record (product 39.9). */
const BY = 'npm run admin';

/** Makes an account an administrator. Throws FirebaseError. */
export async function grant(
  app: App,
  { uid, email = '' }: { readonly uid: string; readonly email?: string | undefined },
): Promise<void> {
  const given = givenRole(email, BY, FieldValue.serverTimestamp());
  const others = { uid: FieldValue.delete(), until: FieldValue.delete() };
  await getFirestore(app)
    .doc(`${USERS}/${uid}`)
    .set({ ...given, ...others }, { merge: true });
}

/**
 * Takes the role from the account with that address and ends its sessions, as a token would go on
 * reading what it once could (security.md T86). Throws FirebaseError.
 */
export async function revoke(app: App, email: string): Promise<void> {
  const { uid } = await getAuth(app).getUserByEmail(email);
  const until = FieldValue.serverTimestamp();
  const record = { role: FieldValue.delete(), by: BY, uid: FieldValue.delete(), until };
  await getFirestore(app).doc(`${USERS}/${uid}`).set(record, { merge: true });
  await getAuth(app).revokeRefreshTokens(uid);
}

/** The addresses of all administrators in order; of a deleted account what is left of it. */
export async function listAdmins(app: App): Promise<readonly string[]> {
  const { docs } = await getFirestore(app).collection(USERS).where('role', '==', 'admin').get();
  const { users } = await getAuth(app).getUsers(docs.map(({ id }) => ({ uid: id })));
  const emails = new Map(users.map(({ uid, email }) => [uid, email]));
  return docs.map(({ id }) => emails.get(id) ?? `${id} (no account any more)`).toSorted();
}
