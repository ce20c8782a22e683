import { randomUUID } from 'node:crypto';

/**
 * The project in which the storage rules look up roles, and in which the tests of the services
 * store entries.
 */
const SITE_PROJECT = 'demo-cinema';

let project = SITE_PROJECT;

/**
 * Returns the project of the file's tests. The emulators separate projects, so other tests may run
 * in parallel.
 */
export const projectId = (): string => project;

export function setProject(id: string): void {
  project = id;
}

/**
 * Chooses the site's project or a new one: the Firestore emulator keeps all versions of each
 * document, and sorts them again on each write.
 */
export const chooseProject = (isOfSite: boolean): void =>
  setProject(isOfSite ? SITE_PROJECT : `demo-rules-${randomUUID()}`);

export const BUCKET = 'demo-cinema.firebasestorage.app';

type EmulatorVariable =
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIRESTORE_EMULATOR_HOST'
  | 'FIREBASE_STORAGE_EMULATOR_HOST';

export function addressOf(variable: EmulatorVariable) {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} names no emulator: run the tests beside one.`);
  return { host, port: Number(port) };
}
