import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { PROJECT_ID } from './project';

/** Ports on 127.0.0.1. */
export interface EmulatorPorts {
  readonly auth: number;
  readonly firestore: number;
  /** Firestore's second port, for tools that watch requests. */
  readonly websocket: number;
  readonly storage: number;
  readonly hub: number;
  readonly logging: number;
  /** Held from before the start to after the end, so that of two starts at once one gives way. */
  readonly claim: number;
}

const configured = firebaseConfig.emulators;

export const DEV_PORTS: EmulatorPorts = {
  auth: configured.auth.port,
  firestore: configured.firestore.port,
  websocket: configured.firestore.websocketPort,
  storage: configured.storage.port,
  hub: configured.hub.port,
  logging: configured.logging.port,
  claim: configured.hub.port + 1,
};

/** Ports of their own, so that tests run beside `npm run dev`. */
export const TEST_PORTS: EmulatorPorts = {
  auth: 19099,
  firestore: 18080,
  websocket: 19150,
  storage: 19199,
  hub: 14400,
  logging: 14500,
  claim: 14401,
};

/** Others again, so that measuring runs beside both. */
export const BENCH_PORTS: EmulatorPorts = {
  auth: 29099,
  firestore: 28080,
  websocket: 29150,
  storage: 29199,
  hub: 24400,
  logging: 24500,
  claim: 24401,
};

/** The environment by which the Firebase SDKs, the admin SDK and the site find the emulators. */
export function emulatorEnvironment(ports: EmulatorPorts): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    // Without it the admin SDK looks for a Google machine around itself, and warns.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    VITE_EMULATOR_PORTS: `${ports.auth},${ports.firestore},${ports.storage}`,
  };
}
