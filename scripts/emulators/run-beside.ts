import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { EmulatorSuite } from './start';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command with more environment, in the same terminal, while the emulators run. Signals are
 * passed on to it; if the emulators end first, it is ended too.
 *
 * @returns its exit code; 128 + the signal's number if a signal ended it; 127 if it cannot be
 *   started; 1 if the emulators ended first
 */
export async function runBeside(
  suite: EmulatorSuite,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    );
  });
  const result = await Promise.race([ended, suite.exited]);
  for (const signal of SIGNALS) process.off(signal, passOn);
  if (typeof result === 'number') return result;
  console.error(result);
  child.kill();
  await ended;
  return 1;
}
