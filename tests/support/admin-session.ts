import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth';
import { beforeEach } from 'vitest';
import { app } from '../../src/firebase/app';
import { emulators } from '../../src/firebase/emulators';
import type { openDatabase } from './database';

/** What the database answers to users without the role. */
export const DENIED = { code: 'permission-denied' };

/** Verifies the address of the account, as its owner does with a link; or takes that back. */
async function setVerified(user: User, emailVerified: boolean): Promise<void> {
  const { ok } = await fetch(
    `http://127.0.0.1:${emulators?.auth}/identitytoolkit.googleapis.com/v1/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: user.uid, emailVerified }),
    },
  );
  if (!ok) throw new Error('The address could not be verified');
  await user.reload();
  await user.getIdToken(true);
}

/**
 * Signs in an administrator before each test, in the Firebase app that the services use: a new one when
 * the test before signed out or lost the verification.
 */
export function openAdminSession({ store }: Pick<ReturnType<typeof openDatabase>, 'store'>) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${emulators?.auth}`, { disableWarnings: true });

  let admin: User | undefined;

  async function signInAnew(): Promise<User> {
    const email = `${crypto.randomUUID()}@example.com`;
    const { user } = await createUserWithEmailAndPassword(auth, email, 'moonlight-2025');
    await setVerified(user, true);
    return user;
  }

  beforeEach(async () => {
    if (!admin || auth.currentUser !== admin) admin = await signInAnew();
    await store({ [`users/${admin.uid}`]: { role: 'admin' } });
  });

  return {
    signOut: () => auth.signOut(),
    /** The address of the account is one that nobody has verified. */
    loseVerification: async () => {
      admin = undefined;
      if (auth.currentUser) await setVerified(auth.currentUser, false);
    },
  };
}
