import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { app } from './app';
import { emulators } from './emulators';

/**
 * Sign-in, for the login page and the admin area alone: visitors download nothing of it.
 *
 * Without the resolver of pop-ups, which would fetch a script from apis.google.com and wait for it
 * (SECURITY T13). The session lies in local storage, which tells the other tabs of a sign-out.
 */
export const auth = initializeAuth(app, { persistence: browserLocalPersistence });

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  const address = `http://${emulators.host}:${emulators.auth}`;
  connectAuthEmulator(auth, address, { disableWarnings: true });
}
