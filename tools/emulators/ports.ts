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
}

const configured = firebaseConfig.emulators;

export const DEV_PORTS: EmulatorPorts = {
  auth: configured.auth.port,
  firestore: configured.firestore.port,
  websocket: configured.firestore.websocketPort,
  storage: configured.storage.port,
  hub: configured.hub.port,
  logging: configured.logging.port,
};

/** So that tests run beside `npm run dev`. */
export const TEST_PORTS: EmulatorPorts = shifted(10_000);

/** So that measuring runs beside both. */
export const BENCH_PORTS: EmulatorPorts = shifted(20_000);

/** The emulators of Functions and Hosting, which a delivery test runs beside all of these. */
export const FUNCTION_PORTS = {
  functions: 15_001,
  hosting: 15_000,
  hub: 14_401,
  logging: 14_501,
  eventarc: 19_299,
  tasks: 19_499,
} as const;

function shifted(by: number): EmulatorPorts {
  const { auth, firestore, websocket, storage, hub, logging } = DEV_PORTS;
  return {
    auth: auth + by,
    firestore: firestore + by,
    websocket: websocket + by,
    storage: storage + by,
    hub: hub + by,
    logging: logging + by,
  };
}

/** The environment that leads the Firebase SDKs, the admin SDK and the site to the emulators. */
export function emulatorEnvironment(ports: EmulatorPorts): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    // Without it the admin SDK tries to reach a metadata server of Google Cloud, and warns.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    VITE_EMULATOR_PORTS: `${ports.auth},${ports.firestore},${ports.storage}`,
  };
}
