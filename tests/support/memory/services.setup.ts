import { vi } from 'vitest';
import { answer } from './network';

// The tests of the services with the in-memory database instead of the emulators.
globalThis.fetch = answer;
process.env['FIRESTORE_EMULATOR_HOST'] = 'memory.test';
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = 'memory.test';

vi.mock('firebase/auth', () => import('./auth'));
vi.mock('firebase-admin/firestore', async (importOriginal) => ({
  ...(await importOriginal<typeof import('firebase-admin/firestore')>()),
  getFirestore: (await import('./admin-database')).openMemory,
}));
vi.mock('../restored-database', async () => {
  const { network } = await import('./network');
  return { emptyDatabase: async () => network.clear() };
});
vi.mock('../stored-files', async () => {
  const { files } = await import('./files');
  return {
    storedFiles: async (prefix: string) => files.paths().filter((path) => path.startsWith(prefix)),
  };
});
vi.mock('../../../tools/development/emulators', async () => {
  const { network } = await import('./network');
  return { resetFirestore: async () => network.clear() };
});
