const PORTS = import.meta.env.VITE_EMULATOR_PORTS;
const [auth, firestore, storage] = PORTS ? PORTS.split(',').map(Number) : [];

/** Host and ports of the emulators; null in a build for a real project. */
export const emulators =
  auth && firestore && storage ? { host: '127.0.0.1', auth, firestore, storage } : null;
