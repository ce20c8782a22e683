import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore/lite';
import { app } from './app';
import { emulators } from './emulators';
import { sendPlainRequests } from './plain-requests';

sendPlainRequests();

/** The database, through the light client: single reads and writes are all that SPEC §7 asks for. */
export const firestore = initializeFirestore(app, {});

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
}
