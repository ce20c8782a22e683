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

/** Verifies the address of the account, as its owner does with a link. */
async function verify(user: User): Promise<void> {
  const { ok } = await fetch(
    `http://127.0.0.1:${emulators?.auth}/identitytoolkit.googleapis.com/v1/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: user.uid, emailVerified: true }),
    },
  );
  if (!ok) throw new Error('The address could not be verified');
  await user.getIdToken(true);
}

/** Signs in a new administrator before each test, in the Firebase app that the services use. */
export function openAdminSession({ store }: Pick<ReturnType<typeof openDatabase>, 'store'>) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${emulators?.auth}`, { disableWarnings: true });

  beforeEach(async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { user } = await createUserWithEmailAndPassword(auth, email, 'moonlight-2025');
    await verify(user);
    await store({ [`users/${user.uid}`]: { role: 'admin' } });
  });

  return { signOut: () => auth.signOut() };
}
