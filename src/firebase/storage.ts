import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app } from './app';
import { emulators } from './emulators';
import type { FileServer } from './storage-path';

/** Cloud Storage, imported by the admin area only: visitors load files by their URLs. */
export const storage = getStorage(app);

let origin = 'https://firebasestorage.googleapis.com';
if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  connectStorageEmulator(storage, emulators.host, emulators.storage);
  origin = `http://${emulators.host}:${emulators.storage}`;
}

/** The origin and bucket of this project's download URLs. */
export const fileServer: FileServer = {
  origin,
  bucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
};
