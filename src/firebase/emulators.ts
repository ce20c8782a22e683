const [auth, firestore, storage] = import.meta.env.VITE_EMULATOR_PORTS.split(',').map(Number);

/** Where the emulators listen, or null when the site talks to a real project. */
export const emulators =
  auth && firestore && storage ? { host: '127.0.0.1', auth, firestore, storage } : null;
