import { initializeApp } from 'firebase/app';

/** The Firebase app of the project that this build is configured for. */
export const app = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
});

const PORTS = import.meta.env.VITE_EMULATOR_PORTS;
const [auth, firestore, storage] = PORTS ? PORTS.split(',').map(Number) : [];

/** Host and ports of the emulators; null in a build for a real project. */
export const emulators =
  auth && firestore && storage ? { host: '127.0.0.1', auth, firestore, storage } : null;
