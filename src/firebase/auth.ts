import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { app, emulators } from './app';

/**
 * Firebase Auth, imported only by the login page and the admin area (product 21.3). It has no
 * pop-up resolver, which would load a script from apis.google.com and wait for it (security.md
 * T13), and its local persistence synchronizes a sign-out between tabs.
 */
export const auth = initializeAuth(app, { persistence: browserLocalPersistence });

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  const url = `http://${emulators.host}:${emulators.auth}`;
  connectAuthEmulator(auth, url, { disableWarnings: true });
}
