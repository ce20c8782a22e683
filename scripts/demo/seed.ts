import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { USERS } from '../../src/firebase/paths';
import { ACCOUNTS } from './content/accounts';
import { demoDocuments, type Written } from './documents';
import type { Upload } from './pictures';

/** The emulators to fill, all on 127.0.0.1. */
export interface DemoTarget {
  readonly projectId: string;
  readonly bucket: string;
  readonly ports: { readonly auth: number; readonly firestore: number; readonly storage: number };
}

const HOST = '127.0.0.1';
const BATCH = 12;

/**
 * Fills the emulators with the demo content and accounts. Ids and file names are fixed: seeding
 * again overwrites, it adds nothing.
 */
export async function seedDemo(target: DemoTarget): Promise<void> {
  const { projectId, bucket, ports } = target;
  const addressOf = (path: string, token: string) =>
    `http://${HOST}:${ports.storage}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
  const { documents, uploads } = demoDocuments(addressOf);
  const restore = pointAtEmulators(ports);
  // A name of its own, so that seeding twice at once or beside another app works.
  const app = initializeApp({ projectId, storageBucket: bucket }, `demo-${crypto.randomUUID()}`);
  try {
    const firestore = getFirestore(app);
    const write = firestore.batch();
    for (const { path, data } of [...documents, ...roles()]) write.set(firestore.doc(path), data);
    await Promise.all([
      write.commit(),
      uploadAll(getStorage(app).bucket(), uploads),
      Promise.all(ACCOUNTS.map((account) => saveAccount(getAuth(app), account))),
    ]);
    await firestore.terminate();
  } finally {
    await deleteApp(app);
    restore();
  }
}

const roles = (): readonly Written[] =>
  ACCOUNTS.map(({ uid, role }) => ({ path: `${USERS}/${uid}`, data: { role } }));

/** The admin SDK finds emulators by environment variables only; they are put back afterwards. */
function pointAtEmulators(ports: DemoTarget['ports']): () => void {
  const wanted = {
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
  };
  const before = Object.keys(wanted).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, wanted);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

async function uploadAll(bucket: Bucket, uploads: readonly Upload[]): Promise<void> {
  for (let start = 0; start < uploads.length; start += BATCH) {
    await Promise.all(uploads.slice(start, start + BATCH).map((upload) => save(bucket, upload)));
  }
}

async function save(bucket: Bucket, { path, token, read }: Upload): Promise<void> {
  await bucket.file(path).save(await read(), {
    resumable: false,
    metadata: {
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
      metadata: { firebaseStorageDownloadTokens: token },
    },
  });
}

async function saveAccount(auth: Auth, account: (typeof ACCOUNTS)[number]): Promise<void> {
  const { uid, email, password } = account;
  const known = await auth.getUserByEmail(email).catch(() => null);
  // The documents know the account by its fixed id: one made by hand makes way.
  if (known && known.uid !== uid) await auth.deleteUser(known.uid);
  if (known?.uid === uid) await auth.updateUser(uid, { email, password });
  else await auth.createUser({ uid, email, password, emailVerified: true });
}
