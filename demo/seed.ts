import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { USERS } from '../src/firebase/collections';
import { acceptEmulator } from '../src/content/base/stored-values';
import { roleGrantFields } from '../src/store/team/team';
import { ACCOUNTS } from './content/accounts';
import { demoDocuments, type DemoDocument } from './documents';
import type { Upload } from './pictures';

/** The project and the ports of the emulators, all on 127.0.0.1. */
interface DemoTarget {
  readonly projectId: string;
  readonly bucket: string;
  readonly ports: { readonly auth: number; readonly firestore: number; readonly storage: number };
}

const HOST = '127.0.0.1';
/** The number of parallel uploads. */
const PARALLEL_UPLOADS = 12;

/**
 * Writes the demo content and accounts to the emulators. Ids and file names are fixed, so that seeding
 * again overwrites the documents and files of the last time.
 */
export async function seedDemo(target: DemoTarget): Promise<void> {
  const { projectId, bucket, ports } = target;
  const urlOf = (path: string, token: string) =>
    `http://${HOST}:${ports.storage}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
  // Or the search index would say that every picture is missing: their addresses are http.
  acceptEmulator(HOST);
  const { documents, uploads } = demoDocuments(urlOf);
  const restoreEnvironment = setEmulatorEnvironment(ports);
  // A unique name allows concurrent seeding and other apps in the same process.
  const app = initializeApp({ projectId, storageBucket: bucket }, `demo-${crypto.randomUUID()}`);
  try {
    const firestore = getFirestore(app);
    const batch = firestore.batch();
    for (const { path, data } of [...documents, ...userDocuments()]) {
      batch.set(firestore.doc(path), data);
    }
    // Beside the uploads it took more than its minute on a busy machine.
    await batch.commit();
    await Promise.all([
      uploadAll(getStorage(app).bucket(), uploads),
      Promise.all(ACCOUNTS.map((account) => saveAccount(getAuth(app), account))),
    ]);
    await firestore.terminate();
  } finally {
    await deleteApp(app);
    restoreEnvironment();
  }
}

const userDocuments = (): readonly DemoDocument[] =>
  ACCOUNTS.map(({ uid, name, email, role }) => ({
    path: `${USERS}/${uid}`,
    data:
      role === 'admin' ? { name, ...roleGrantFields(email, 'npm run dev', new Date()) } : { role },
  }));

/**
 * Sets the environment variables by which the Admin SDK connects to emulators. Returns a function that
 * restores their values.
 */
function setEmulatorEnvironment(ports: DemoTarget['ports']): () => void {
  const variables = {
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
  };
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

async function uploadAll(bucket: Bucket, uploads: readonly Upload[]): Promise<void> {
  for (let start = 0; start < uploads.length; start += PARALLEL_UPLOADS) {
    await Promise.all(
      uploads.slice(start, start + PARALLEL_UPLOADS).map((upload) => uploadFile(bucket, upload)),
    );
  }
}

async function uploadFile(bucket: Bucket, { path, token, read }: Upload): Promise<void> {
  await bucket.file(path).save(await read(), {
    resumable: false,
    metadata: {
      contentType: path.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
      metadata: { firebaseStorageDownloadTokens: token },
    },
  });
}

async function saveAccount(auth: Auth, account: (typeof ACCOUNTS)[number]): Promise<void> {
  const { uid, email, password } = account;
  const existing = await auth.getUserByEmail(email).catch(() => null);
  // The user documents need the fixed uid: an account that was created by hand is replaced.
  if (existing && existing.uid !== uid) await auth.deleteUser(existing.uid);
  if (existing?.uid === uid) await auth.updateUser(uid, { email, password, emailVerified: true });
  else await auth.createUser({ uid, email, password, emailVerified: true });
}
