import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { acceptEmulator } from '../../src/content/base/fields';
import { DEV_PORTS, emulatorEnvironment } from '../emulators/ports';
import { PROJECT_ID } from '../emulators/project';
import type { Target } from './command';

const EMULATOR_HOSTS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/**
 * The admin SDK on the emulators or on a real project. It finds emulators by environment variables
 * only: those that are missing are filled in, and none may divert a real project's command.
 */
export function connect(target: Target): App {
  if (target === 'emulators') {
    Object.assign(process.env, { ...emulatorEnvironment(DEV_PORTS), ...process.env });
    // The addresses of pictures are http there, and would count as missing in the search index.
    acceptEmulator('127.0.0.1');
    return initializeApp({ projectId: PROJECT_ID });
  }
  for (const name of EMULATOR_HOSTS) delete process.env[name];
  return initializeApp({ projectId: target.projectId, credential: applicationDefault() });
}

/** The id of the project of a target. */
export const projectOf = (target: Target) =>
  target === 'emulators' ? PROJECT_ID : target.projectId;
