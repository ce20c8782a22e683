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

/** The error of the database for users without the role. */
export const DENIED = { code: 'permission-denied' };

/**
 * Opens the database as `openDatabase` does, with an administrator who is signed in before each
 * test, in the Firebase app that the services use. If the previous test has signed out, it is a new
 * administrator. The email address is not verified, and the user's document only has the role.
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
