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

/** Signs in a new administrator before each test, in the Firebase app that the services use. */
export function openAdminSession({ store }: Pick<ReturnType<typeof openDatabase>, 'store'>) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${emulators?.auth}`, { disableWarnings: true });

  beforeEach(async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { user } = await createUserWithEmailAndPassword(auth, email, 'moonlight-2025');
    await setVerified(user, true);
    await store({ [`users/${user.uid}`]: { role: 'admin' } });
  });

  return {
    signOut: () => auth.signOut(),
    /** The address of the account is one that nobody has verified. */
    loseVerification: async () => auth.currentUser && setVerified(auth.currentUser, false),
  };
}
