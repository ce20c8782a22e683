import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach } from 'vitest';

const PROJECT = 'demo-cinema';

/**
 * The accounts of the running emulators, which are deleted before each test. Reads
 * FIREBASE_AUTH_EMULATOR_HOST.
 */
export function openAccounts() {
  const app = initializeApp({ projectId: PROJECT }, `accounts-${Math.random()}`);
  const auth = getAuth(app);

  beforeEach(async () => {
    const { users } = await auth.listUsers();
    await auth.deleteUsers(users.map(({ uid }) => uid));
  });
  afterAll(() => deleteApp(app));

  return auth;
}
