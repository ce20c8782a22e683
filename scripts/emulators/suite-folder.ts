import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { DEV_PORTS, type EmulatorPorts } from './ports';
import { PROJECT_FOLDER, WORK_FOLDER } from './project';

const LOG_TAIL_LINES = 25;
const DEV_CONFIG = path.join(PROJECT_FOLDER, 'firebase.json');

/** Where one suite keeps its files, apart from those of a suite on other ports. */
export interface SuiteFolder {
  readonly path: string;
  readonly log: string;
  /**
   * firebase-tools keeps uploads under a fixed name in the temporary folder and deletes them at its
   * end, those of other suites included, unless each has a temporary folder of its own.
   */
  readonly temporary: string;
  readonly config: string;
}

/** Makes the folder, without what an earlier run left in it. */
export function createSuiteFolder(ports: EmulatorPorts): SuiteFolder {
  const folder = path.join(WORK_FOLDER, `emulators-${ports.firestore}`);
  const temporary = path.join(folder, 'tmp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const log = path.join(folder, 'emulators.log');
  return { path: folder, log, temporary, config: writeConfig(ports) };
}

/** Removes what only the start needs. */
export function cleanUpAfterStart({ config }: SuiteFolder): void {
  if (config !== DEV_CONFIG) rmSync(config, { force: true });
}

/** The end of the log, for an error message. */
export function readLogTail(folder: SuiteFolder): string {
  const lines = readFileSync(folder.log, 'utf8').trimEnd().split('\n');
  return lines.slice(-LOG_TAIL_LINES).join('\n');
}

/** firebase.json, or for other ports a copy: beside it, as it names the rules relative to itself. */
function writeConfig(ports: EmulatorPorts): string {
  if (ports === DEV_PORTS) return DEV_CONFIG;
  const { firestore, websocket, ...others } = ports;
  const config = structuredClone(firebaseConfig);
  config.emulators.firestore.port = firestore;
  config.emulators.firestore.websocketPort = websocket;
  for (const name of ['auth', 'storage', 'hub', 'logging'] as const) {
    config.emulators[name].port = others[name];
  }
  const file = path.join(PROJECT_FOLDER, `firebase.${firestore}.local.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
