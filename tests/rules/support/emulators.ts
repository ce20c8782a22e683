import { randomUUID } from 'node:crypto';

/** In which the rules of the storage look up roles, and the tests of services store entries. */
const SITE_PROJECT = 'demo-cinema';

let project = SITE_PROJECT;

/** The project of the file's tests. The emulators keep projects apart: others may run beside them. */
export const projectId = (): string => project;

export function setProject(id: string): void {
  project = id;
}

/**
 * Chooses the project of the site, or a new one: the emulator of Firestore keeps what every document
 * ever was, and sorts that again for each write to it.
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
