import { createServer } from 'node:net';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { PROJECT_ID } from './project';
import { SetupError } from './command-line';

/**
 * Makes sure that ports of 127.0.0.1 are free.
 *
 * @param ports port by the name of its server, as in `{ 'Auth emulator': 9099 }`
 * @throws SetupError that names the first taken port
 */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new SetupError(
      `Port ${port} (${name}) is taken, perhaps by another run of this project. End that first; ` +
        `this shows which process it is: lsof -i :${port}`,
    );
  }
}

/** Whether nothing listens on a port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}

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

/** Below the ports of Linux's outgoing connections, one of which could take a port before its server. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

/**
 * Chooses ports of 127.0.0.1 that nothing uses, so that runs stand beside each other.
 *
 * @param names of the servers that need one
 */
export async function freePorts<Name extends string>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, number>>> {
  const chosen = new Set<number>();
  while (chosen.size < names.length) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!chosen.has(port) && (await isFree(port))) chosen.add(port);
  }
  const ports = [...chosen];
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<
    Name,
    number
  >;
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
