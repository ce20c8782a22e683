import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };
import { buildFunction } from '../../../tools/build/function';
import { freePorts } from '../../../tools/development/ports';
import { PROJECT_FOLDER, PROJECT_ID } from '../../../tools/development/project';
import { resultFolder } from './production';

const CLI = path.join(PROJECT_FOLDER, 'tools/development/firebase-cli.mjs');
const SERVERS = ['functions', 'hosting', 'hub', 'logging', 'eventarc', 'tasks'] as const;
/** A request whose headers are an object. */
type Init = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

const UNTIL_PIPE_CLOSES = `"${process.execPath}" -e "process.stdin.resume()"`;

/**
 * Starts the emulators of Functions and Hosting with a built site, the function as it is deployed,
 * and the configuration of firebase.json. They end with this process.
 *
 * @param firestore host and port of the database that the function reads
 *
 * @throws Error with their output if they do not start
 */
export async function startFunction(site: string, firestore: string) {
  const ports = await freePorts(SERVERS);
  const folder = writeProject(site, ports);
  await buildFunction(site, path.join(folder, 'functions/lib'));
  const args = ['--only', 'functions,hosting', '--project', PROJECT_ID, '--non-interactive'];
  const child = spawn(process.execPath, [CLI, 'emulators:exec', UNTIL_PIPE_CLOSES, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: firestore,
      NO_UPDATE_NOTIFIER: '1',
      // In seconds: on a busy machine, loading the code of the functions takes longer than ten.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      TMPDIR: path.join(folder, 'tmp'),
    },
  });
  const lines: string[] = [];
  const started = new Promise<boolean>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (line.includes('Running script:')) resolve(true);
      });
    }
    child.once('exit', () => resolve(false));
  });
  if (!(await started)) throw new Error(`The emulators did not start:\n${lines.join('\n')}`);
  return {
    /** The function as it is deployed. */
    module: path.join(folder, 'functions/lib/index.js'),
    /**
     * Requests an address of Hosting. Without keep-alive, because on a busy machine the emulator may
     * close a connection at the moment in which the next request uses it.
     */
    request: (address: string, { headers, ...init }: Init = {}) =>
      fetch(`http://127.0.0.1:${ports.hosting}${address}`, {
        ...init,
        headers: { ...headers, connection: 'close' },
      }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
    },
  };
}

/** Creates a folder like the deployed one; firebase-tools does not read files outside of it. */
function writeProject(site: string, ports: Readonly<Record<string, number>>): string {
  const folder = resultFolder('function');
  mkdirSync(path.join(folder, 'tmp'), { recursive: true });
  const { functions, hosting } = firebaseConfig;
  cpSync(site, path.join(folder, hosting.public), { recursive: true });
  cpSync(
    path.join(PROJECT_FOLDER, 'functions/package.json'),
    path.join(folder, 'functions/package.json'),
  );
  const emulators = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, { host: '127.0.0.1', port }]),
  );
  const config = { functions, hosting, emulators: { ...emulators, ui: { enabled: false } } };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(config));
  return folder;
}
