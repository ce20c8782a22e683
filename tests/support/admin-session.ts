import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth';
import { beforeEach } from 'vitest';
import { app, emulators } from '../../src/firebase/app';
import { openDatabase } from './database';

/** What the database answers to users without the role. */
export const DENIED = { code: 'permission-denied' };

/**
 * The database of `openDatabase`, and an administrator who is signed in before each test, in the Firebase
 * app that the services use: a new one when the test before signed out. Nobody has verified its address,
 * and its record has the role alone.
 */
export function openAdminDatabase() {
  const opened = openDatabase();
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${emulators?.auth}`, { disableWarnings: true });

  let admin: User | undefined;

  async function signInAnew(): Promise<User> {
    const email = `${crypto.randomUUID()}@example.com`;
    const { user } = await createUserWithEmailAndPassword(auth, email, 'moonlight-2025');
    return user;
  }

  beforeEach(async () => {
    if (!admin || auth.currentUser !== admin) admin = await signInAnew();
    await opened.store({ [`users/${admin.uid}`]: { role: 'admin' } });
  });

  return {
    ...opened,
    signOut: () => auth.signOut(),
  };
}
