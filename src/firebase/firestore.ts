import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore/lite';
import { app } from './app';
import { emulators } from './emulators';
import { avoidCorsPreflight } from './avoid-cors-preflight';

/** Firestore Lite, as the site needs single reads and writes only (product 1.4). */
export const firestore = initializeFirestore(app, {});

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  avoidCorsPreflight(`http://${emulators.host}:${emulators.firestore}`);
  connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
} else {
  avoidCorsPreflight('https://firestore.googleapis.com');
}
