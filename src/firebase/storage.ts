import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app, emulators } from './app';

/** Cloud Storage, imported by the admin area only: visitors load files by their URLs. */
export const storage = getStorage(app);

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  connectStorageEmulator(storage, emulators.host, emulators.storage);
}
