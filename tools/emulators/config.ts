import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { DEV_PORTS, type EmulatorPorts } from './ports';
import { PROJECT_FOLDER } from './project';

/**
 * firebase.json, or for other ports a copy of it in the folder.
 *
 * @returns the path of the file
 */
export function configFor(ports: EmulatorPorts, folder: string): string {
  // The original, so that the emulators load a changed rules file again.
  if (ports === DEV_PORTS) return path.join(PROJECT_FOLDER, 'firebase.json');
  mkdirSync(folder, { recursive: true });
  const { firestore, storage, emulators } = structuredClone(firebaseConfig);
  for (const name of ['auth', 'firestore', 'storage', 'hub', 'logging'] as const) {
    emulators[name].port = ports[name];
  }
  emulators.firestore.websocketPort = ports.websocket;
  // The tests of the rules use many projects: each of their requests would be warned about, twice.
  emulators.singleProjectMode = false;
  // firebase-tools takes only rules that are below the folder of the configuration.
  for (const file of [firestore.rules, firestore.indexes, storage.rules]) {
    copyFileSync(path.join(PROJECT_FOLDER, file), path.join(folder, file));
  }
  const file = path.join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify({ firestore, storage, emulators }, null, 2));
  return file;
}
