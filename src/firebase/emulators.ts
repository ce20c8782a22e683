const [auth, firestore, storage] = import.meta.env.VITE_EMULATOR_PORTS.split(',').map(Number);

/** Host and ports of the emulators; null in a build for a real project. */
export const emulators =
  auth && firestore && storage ? { host: '127.0.0.1', auth, firestore, storage } : null;
