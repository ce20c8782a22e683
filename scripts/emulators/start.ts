import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { prepareBinaries } from './binaries';
import { checkPorts, claimPort } from './port-check';
import type { EmulatorPorts } from './ports';
import { PROJECT_ID } from './project';
import { SetupError } from './setup-error';
import {
  cleanUpAfterStart,
  createSuiteFolder,
  readLogTail,
  type SuiteFolder,
} from './suite-folder';
import type { SuiteMessage } from './suite-message';

/** After this the end is forced. Longer than what the suite allows itself. */
const END_LIMIT_MS = 25_000;

export interface EmulatorOptions {
  readonly ports: EmulatorPorts;
  /** Data are read from this folder if it exists, and written to it at the end. */
  readonly dataFolder?: string;
  /** Called for each mistake in the rules, whenever they are loaded. */
  readonly onRulesMistake?: (text: string) => void;
  /** Gives the start up; the promise is rejected once nothing is left. */
  readonly signal?: AbortSignal;
}

export interface EmulatorSuite {
  /** The group of all its processes: a signal to it, as to `-group`, reaches every part. */
  readonly group: number | undefined;
  /** Resolves when nothing of the suite is left, to a sentence on what ended it. Never rejects. */
  readonly exited: Promise<string>;
  /** Ends the suite, data written if asked for; resolves when nothing is left. */
  stop(): Promise<void>;
  /** Ends the suite at once; nothing is written. */
  kill(): void;
}

/**
 * Starts the Auth, Firestore and Storage emulators through firebase-tools and waits until they
 * answer. They end with this process, however that ends.
 *
 * @throws SetupError if something is missing, a port is taken, or the emulators do not start
 */
export async function startEmulators(options: EmulatorOptions): Promise<EmulatorSuite> {
  const { ports } = options;
  const release = await claimPort('claim of the emulators', ports.claim);
  try {
    await checkPorts({
      'Auth emulator': ports.auth,
      'Firestore emulator': ports.firestore,
      "Firestore emulator's websocket": ports.websocket,
      'Storage emulator': ports.storage,
      'emulator hub': ports.hub,
      'emulator log server': ports.logging,
    });
    const suite = await startSuite(options, await findBinaries(options.signal));
    void suite.exited.then(release);
    return suite;
  } catch (error) {
    release();
    throw error;
  }
}

async function startSuite(
  options: EmulatorOptions,
  binaries: Readonly<Record<string, string>>,
): Promise<EmulatorSuite> {
  const { ports, onRulesMistake, signal } = options;
  const folder = createSuiteFolder(ports);
  const child = spawnSuite(options, folder, binaries);
  const suite = supervise(child, onRulesMistake);
  signal?.addEventListener('abort', suite.kill);
  const failure = await Promise.race([untilReady(child), suite.exited]);
  signal?.removeEventListener('abort', suite.kill);
  cleanUpAfterStart(folder);
  if (failure === undefined) return suite;
  signal?.throwIfAborted();
  throw new SetupError(
    `The emulators did not start. ${failure} The end of ${folder.log}:\n${readLogTail(folder)}`,
  );
}

async function findBinaries(signal?: AbortSignal): Promise<Readonly<Record<string, string>>> {
  try {
    return prepareBinaries();
  } finally {
    // A Ctrl-C reaches the helpers of this step as well: that one of them failed is no news then.
    await setImmediate();
    signal?.throwIfAborted();
  }
}

function spawnSuite(
  { dataFolder }: EmulatorOptions,
  folder: SuiteFolder,
  binaries: Readonly<Record<string, string>>,
): ChildProcess {
  const args = ['--config', folder.config, '--project', PROJECT_ID, '--non-interactive'];
  if (dataFolder !== undefined) args.push('--export-on-exit', dataFolder);
  if (dataFolder !== undefined && existsSync(dataFolder)) args.push('--import', dataFolder);
  const script = path.join(import.meta.dirname, 'suite-process.ts');
  const command = ['emulators:start', '--only', 'auth,firestore,storage', ...args];
  const log = openSync(folder.log, 'a');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...command], {
    // A group of its own: Ctrl-C in the terminal must not reach it past this process.
    detached: true,
    cwd: folder.path,
    env: { ...process.env, ...binaries, TMPDIR: folder.temporary, NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return child;
}

function supervise(child: ChildProcess, onRulesMistake?: (text: string) => void): EmulatorSuite {
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing of the group is left.
    }
  };
  process.once('exit', kill);
  let reason: string | undefined;
  child.on('message', (message: SuiteMessage) => {
    if (message.type === 'ended') reason = message.text;
    if (message.type === 'rules') onRulesMistake?.(message.text);
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      kill();
      process.off('exit', kill);
      resolve(reason ?? `The emulators' process ended (${signal ?? `code ${code}`}).`);
    });
  });
  const stop = async () => {
    const limit = setTimeout(kill, END_LIMIT_MS);
    if (child.connected) child.disconnect();
    await exited;
    clearTimeout(limit);
  };
  return { group: child.pid, exited, stop, kill };
}

function untilReady(child: ChildProcess): Promise<undefined> {
  return new Promise((resolve) => {
    child.on('message', (message: SuiteMessage) => {
      if (message.type === 'ready') resolve(undefined);
    });
  });
}
