/**
 * Runs a command beside emulators on the test ports and passes its exit code on:
 *
 *     npx tsx scripts/emulators/with-emulators.ts -- COMMAND [ARGUMENT...]
 */
import { emulatorEnvironment, TEST_PORTS } from './ports';
import { runBeside } from './run-beside';
import { describeError } from './setup-error';
import { startEmulators } from './start';

const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);

async function main(): Promise<number> {
  if (command === undefined) {
    console.error('Usage: npx tsx scripts/emulators/with-emulators.ts -- COMMAND [ARGUMENT...]');
    return 2;
  }
  const suite = await startEmulators({ ports: TEST_PORTS });
  try {
    return await runBeside(suite, command, args, emulatorEnvironment(TEST_PORTS));
  } finally {
    await suite.stop();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(describeError(error));
  return 1;
});
