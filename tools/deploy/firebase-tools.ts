import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A module below the package's lib folder; its type is the caller's to know. */
export const requireFirebaseTools = <Module>(name: string): Module =>
  require(`firebase-tools/lib/${name}.js`);

/** The file of the `firebase` command. */
export const firebaseCommand = (): string => require.resolve('firebase-tools/lib/bin/firebase.js');

export interface CommandResult {
  readonly code: number;
  /** What was written, as far as it is known. */
  readonly output: string;
}

/** Runs firebase-tools in a folder. Where somebody can answer, it asks; what it writes is shown. */
export function runFirebase(folder: string, args: readonly string[]): Promise<CommandResult> {
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
  const stdio = isInteractive ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [firebaseCommand(), ...args], {
    cwd: folder,
    // It starts the function to learn what is to be deployed: ten seconds are few on a busy machine.
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '60', ...process.env },
    stdio: [isInteractive ? 'inherit' : 'ignore', stdio, stdio],
  });
  let output = '';
  for (const [input, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    input?.on('data', (data: Buffer) => {
      output += data.toString();
      shown.write(data);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: output + logIn(folder) }));
  });
}

/** Returns the log that firebase-tools writes of a failure, without the lines for its developers. */
function logIn(folder: string): string {
  const log = path.join(folder, 'firebase-debug.log');
  if (!existsSync(log)) return '';
  const entries = readFileSync(log, 'utf8').split(/^(?=\[\w+\] )/m);
  return entries.filter((entry) => !entry.startsWith('[debug]')).join('');
}
