import path from 'node:path';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdirSync, copyFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { noDownloadEnvironment } from './no-download';
import { checkPorts, type EmulatorPorts, DEV_PORTS } from './ports';
import { PROJECT_ID, WORK_FOLDER, PROJECT_FOLDER } from './project';
import { SetupError } from './command-line';

/** Longer than a clean shutdown with an export of the data takes. */
const STOP_LIMIT_MS = 25_000;
const TAIL_LINES = 25;

/**
 * The script that firebase-tools runs beside the emulators and whose end makes it shut them down:
 * it reads the pipe from this process, which the system closes however this process ends.
 */
const UNTIL_PIPE_CLOSES = `"${process.execPath}" -e "process.stdin.resume()"`;

const STARTED = 'Running script:';
const CRASHED = 'has exited upon receiving signal';
const RULES_MISTAKE = /[.]rules:\d+/;
/**
 * The log line that the emulator prints instead of sending a mail: "To reset the password for …,
 * follow this link: …".
 */
const MAIL = /follow this link:/;

interface EmulatorOptions {
  readonly ports: EmulatorPorts;
  /**
   * The folder for logs and temporary files; by default a folder below WORK_FOLDER, named by the
   * ports.
   */
  readonly folder?: string;
  /** Data are read from this folder if it exists, and written to it at the end. */
  readonly dataFolder?: string;
  /** Called with each error in the rules, whenever they are loaded. */
  readonly onRulesMistake?: (text: string) => void;
  /** Called with each link that a mail would contain. */
  readonly onMail?: (text: string) => void;
  /** Ends the emulators after their start; the promise is rejected when they have ended. */
  readonly signal?: AbortSignal;
}

export interface EmulatorSuite {
  /** Resolves to the reason when all emulators have ended. Never rejects. */
  readonly exited: Promise<string>;
  /** Stops the emulators, after an export of the data if `dataFolder` is set. */
  stop(): Promise<void>;
}

/**
 * Starts the Auth, Firestore and Storage emulators through firebase-tools and waits until they are
 * ready. They end with this process, however that ends.
 *
 * @throws SetupError if a port is taken or the emulators do not start
 */
export async function startEmulators(options: EmulatorOptions): Promise<EmulatorSuite> {
  const { ports, onRulesMistake, onMail, signal } = options;
  await checkPorts({
    'Auth emulator': ports.auth,
    'Firestore emulator': ports.firestore,
    "Firestore emulator's websocket": ports.websocket,
    'Storage emulator': ports.storage,
    'emulator hub': ports.hub,
    'emulator log server': ports.logging,
  });
  const child = spawnFirebase(options);
  const groups = child.pid === undefined ? [] : [child.pid];
  const tail: string[] = [];
  const started = new Promise<void>((resolve) => {
    readLines(child, (line) => {
      tail.push(line);
      tail.splice(0, tail.length - TAIL_LINES);
      if (line.includes(STARTED)) resolve();
      if (line.includes(CRASHED)) kill(groups);
      if (RULES_MISTAKE.test(line)) onRulesMistake?.(line.trim());
      if (MAIL.test(line)) onMail?.(line.trim());
    });
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', () => kill(groups));
    child.once('close', (code, cause) =>
      resolve(`The emulators ended (${cause ?? `code ${code}`}):\n${tail.join('\n')}`),
    );
  });
  const stop = async () => {
    const limit = setTimeout(() => kill(groups), STOP_LIMIT_MS);
    child.stdin.end();
    await exited;
    clearTimeout(limit);
  };

  const failure = await Promise.race([started, exited]);
  if (signal?.aborted) await stop();
  signal?.throwIfAborted();
  if (failure) throw new SetupError(`${failure}\n\nCONTRIBUTING.md says what the emulators need.`);
  groups.push(await findFirestore(ports.hub));
  return { exited, stop };
}

function spawnFirebase(options: EmulatorOptions): ChildProcessWithoutNullStreams {
  const { ports, dataFolder } = options;
  const folder = options.folder ?? path.join(WORK_FOLDER, `emulators-${ports.firestore}`);
  // firebase-tools stores uploads under a fixed name in the temporary folder and deletes them at its
  // end, also another suite's uploads, unless each has a temporary folder of its own.
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const args = ['--only', 'auth,firestore,storage', '--project', PROJECT_ID, '--non-interactive'];
  args.push('--config', configFor(ports, folder));
  if (dataFolder) args.push('--export-on-exit', dataFolder);
  if (dataFolder && existsSync(dataFolder)) args.push('--import', dataFolder);
  const script = path.join(import.meta.dirname, 'firebase-cli.mjs');
  const command = [script, 'emulators:exec', UNTIL_PIPE_CLOSES, ...args];
  return spawn(process.execPath, command, {
    // A process group of its own: Ctrl-C reaches only this process, which then stops the emulators.
    detached: true,
    cwd: folder,
    env: { ...noDownloadEnvironment(), ...process.env, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1' },
  });
}

function readLines(child: ChildProcessWithoutNullStreams, read: (line: string) => void): void {
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', read);
}

/**
 * Returns the process of the Firestore emulator, which firebase-tools starts in a process group of
 * its own; the emulator hub reports its id.
 */
async function findFirestore(hub: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${hub}/emulators`);
  const { firestore }: { firestore: { pid: number } } = JSON.parse(await response.text());
  return firestore.pid;
}

function kill(groups: readonly number[]): void {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

/**
 * Returns the path of firebase.json, or of a copy with other ports in the folder.
 *
 * @returns the path of the file
 */
function configFor(ports: EmulatorPorts, folder: string): string {
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

/**
 * Deletes all documents of all projects from the emulator at FIRESTORE_EMULATOR_HOST, including its
 * records of deleted documents, which slow down each query.
 *
 * @throws Error if it refuses
 */
export async function resetFirestore(): Promise<void> {
  const reset = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/reset`;
  const { ok, status } = await fetch(reset, { method: 'POST' });
  if (!ok) throw new Error(`The Firestore emulator answered the reset with ${status}`);
}
