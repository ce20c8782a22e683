import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app, emulators } from './app';

/** Cloud Storage, imported only by the admin area: visitors load files by their URLs. */
export const storage = getStorage(app);

if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  connectStorageEmulator(storage, emulators.host, emulators.storage);
}
