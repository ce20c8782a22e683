import { emulators } from '../../firebase/emulators';
import type { FileServer } from '../../content/storage-path';

/** The origin and bucket of this project's download URLs. */
export const fileServer: FileServer = {
  origin:
    import.meta.env.VITE_EMULATOR_PORTS && emulators
      ? `http://${emulators.host}:${emulators.storage}`
      : 'https://firebasestorage.googleapis.com',
  bucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
};
