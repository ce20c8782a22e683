/**
 * Runs a command beside emulators on the test ports and exits with its code:
 *
 *     npx tsx tools/emulators/with-emulators.ts -- COMMAND [ARGUMENT...]
 */
import { spawn } from 'node:child_process';
import { onInterruption } from '../interruption';
import { startTestEmulators } from '../test-emulators';
import { describeError } from './setup-error';
import type { EmulatorSuite } from './start';

const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);

async function main(): Promise<number> {
  if (command === undefined) {
    console.error('Usage: npx tsx tools/emulators/with-emulators.ts -- COMMAND [ARGUMENT...]');
    return 2;
  }
  const suite = await startTestEmulators();
  try {
    return await runBeside(suite, command);
  } finally {
    await suite.stop();
  }
}

function runBeside(suite: EmulatorSuite, file: string): Promise<number> {
  const child = spawn(file, args, { stdio: 'inherit' });
  onInterruption(() => child.kill());
  void suite.exited.then((reason) => child.kill() && console.error(reason));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${file} cannot be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(describeError(error));
  return 1;
});
