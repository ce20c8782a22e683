import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import { beforeEach } from 'vitest';
import { app } from '../../src/firebase/app';
import { emulators } from '../../src/firebase/emulators';
import type { openDatabase } from './database';

/** Signs in a new administrator before each test, in the Firebase app that the services use. */
export function openAdminSession({ store }: Pick<ReturnType<typeof openDatabase>, 'store'>) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${emulators?.auth}`, { disableWarnings: true });

  beforeEach(async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { user } = await createUserWithEmailAndPassword(auth, email, 'moonlight-2025');
    await store({ [`users/${user.uid}`]: { role: 'admin' } });
  });

  return { signOut: () => auth.signOut() };
}
