import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app } from './app';
import { emulators } from './emulators';
import type { FileServer } from './stored-path';

/** The file storage. It loads with the admin area only: visitors get files by their addresses. */
export const storage = getStorage(app);

let origin = 'https://firebasestorage.googleapis.com';
if (import.meta.env.VITE_EMULATOR_PORTS && emulators) {
  connectStorageEmulator(storage, emulators.host, emulators.storage);
  origin = `http://${emulators.host}:${emulators.storage}`;
}

/** Where our files are served from. */
export const fileServer: FileServer = {
  origin,
  bucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
};
