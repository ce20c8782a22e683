import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { acceptEmulator } from '../../../src/content/base/stored-values';
import { DEV_PORTS, emulatorEnvironment } from '../../development/ports';
import { PROJECT_ID, PROJECT_FOLDER } from '../../development/project';
import type { Target } from './command';
import type { FileServer } from '../../../src/content/places';
import { SetupError } from '../../development/command-line';
import { requireFirebaseTools } from '../google-apis';

const EMULATOR_HOSTS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/**
 * Connects the admin SDK to the emulators or to a real project. It finds emulators only by
 * environment variables: for emulators missing ones are set, for a real project all are removed.
 */
export function connectAdminSdk(target: Target): App {
  if (target === 'emulators') {
    Object.assign(process.env, { ...emulatorEnvironment(DEV_PORTS), ...process.env });
    // The addresses of pictures are http there, and would count as missing in the search index.
    acceptEmulator('127.0.0.1');
    return initializeApp({ projectId: PROJECT_ID });
  }
  for (const name of EMULATOR_HOSTS) delete process.env[name];
  return initializeApp({ projectId: target.projectId, credential: applicationDefault() });
}

/** Returns the project id of a target. */
export const projectOf = (target: Target) =>
  target === 'emulators' ? PROJECT_ID : target.projectId;

/** Returns the default buckets of a project: the name since October 2024, and the older name. */
const defaultBuckets = (projectId: string) => [
  `${projectId}.firebasestorage.app`,
  `${projectId}.appspot.com`,
];

/**
 * Returns the bucket of a project's files and the origin of their addresses.
 *
 * @throws SetupError if there is none, or none of that name; FirebaseError
 */
export async function findFileServer(
  app: App,
  projectId: string,
  chosen?: string,
): Promise<FileServer> {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  // Every bucket exists in the emulator.
  if (host)
    return { origin: `http://${host}`, bucket: chosen ?? defaultBuckets(projectId)[0] ?? '' };
  const names = chosen ? [chosen] : defaultBuckets(projectId);
  for (const bucket of names) {
    const [exists] = await getStorage(app).bucket(bucket).exists();
    if (exists) return { origin: 'https://firebasestorage.googleapis.com', bucket };
  }
  throw new SetupError(
    `The project has no bucket ${names.join(' or ')}. If its files are in another, name it: --bucket NAME`,
  );
}

interface Account {
  readonly user: object;
  readonly tokens: object;
}

/**
 * Sets the credentials of the admin SDK: the key file of GOOGLE_APPLICATION_CREDENTIALS, or else
 * the login of firebase-tools, which writes a file with it in the user's home.
 */
export async function signInByLogin(project: string): Promise<void> {
  const { env } = process;
  if (env['GOOGLE_APPLICATION_CREDENTIALS']) return;
  const { selectAccount } = requireFirebaseTools<{
    selectAccount: (named: undefined, folder: string) => Account | undefined;
  }>('auth');
  const { getCredentialPathAsync } = requireFirebaseTools<{
    getCredentialPathAsync: (account: Account) => Promise<string | undefined>;
  }>('defaultCredentials');
  const account = selectAccount(undefined, PROJECT_FOLDER);
  const file = account && (await getCredentialPathAsync(account));
  if (!file) return;
  env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  // A person's requests count for the project that they name, a service account's requests for its own.
  env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
}
