import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import type { Actor } from './actors';
import { addressOf, BUCKET, projectId } from './emulators';
import { restOverGrpc } from './rest-over-grpc';
import { forgetSeeds, prepare } from './shared-seeds';

// These tests are about refusals, which the SDK would log.
setLogLevel('silent');

const send = globalThis.fetch;

/** `fetch` of Node.js, for requests without the SDK. All methods except GET may write. */
export const sendOverRest: typeof fetch = async (input, init) => {
  await prepare();
  if (init?.method !== 'GET') forgetSeeds();
  return send(input, init);
};
globalThis.fetch = restOverGrpc(send, sendOverRest);

interface Client {
  readonly app: FirebaseApp;
  firestore?: Firestore;
  storage?: FirebaseStorage;
}

// One connection for each actor and file, because new ones for every test would take most of the
// time.
const clients = new Map<string, Client>();

function clientOf(name: string): Client {
  const client = clients.get(name) ?? {
    app: initializeApp({ apiKey: 'none', projectId: projectId(), storageBucket: BUCKET }, name),
  };
  clients.set(name, client);
  return client;
}

const asToken = ({ uid, claims }: Actor) =>
  uid === undefined ? {} : { mockUserToken: { ...claims, sub: uid } };

function connectedFirestore(
  app: FirebaseApp,
  options: Parameters<typeof connectFirestoreEmulator>[3],
) {
  const firestore = getFirestore(app);
  const { host, port } = addressOf('FIRESTORE_EMULATOR_HOST');
  connectFirestoreEmulator(firestore, host, port, options);
  return firestore;
}

function connectedStorage(app: FirebaseApp, options: Parameters<typeof connectStorageEmulator>[3]) {
  const storage = getStorage(app);
  const { host, port } = addressOf('FIREBASE_STORAGE_EMULATOR_HOST');
  connectStorageEmulator(storage, host, port, options);
  return storage;
}

/**
 * Returns the database with an actor's rights. Like the site, it sends requests with a single
 * answer.
 */
export function as(actor: Actor): Firestore {
  const client = clientOf(actor.name);
  return (client.firestore ??= connectedFirestore(client.app, asToken(actor)));
}

/** Returns the file storage with an actor's rights. */
export function storageAs(actor: Actor): FirebaseStorage {
  const client = clientOf(actor.name);
  return (client.storage ??= connectedStorage(client.app, asToken(actor)));
}

/** Returns the database without rules, to store documents and to read what is stored. */
export function asOwner(): Firestore {
  const client = clientOf('owner');
  return (client.firestore ??= connectedFirestore(client.app, { mockUserToken: 'owner' }));
}

/** Returns the file storage without rules. */
export function storageAsOwner(): FirebaseStorage {
  const client = clientOf('owner');
  return (client.storage ??= connectedStorage(client.app, { mockUserToken: 'owner' }));
}

export async function disconnectAll() {
  const apps = [...clients.values()].map(({ app }) => app);
  clients.clear();
  await Promise.all(apps.map((app) => deleteApp(app)));
}
