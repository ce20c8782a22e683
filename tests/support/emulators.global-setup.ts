import { startTestEmulators } from '../../tools/proofs/runner/test-emulators';

/** Starts the emulators for a Vitest run, unless they are running already. */
export default async function startUnlessRunning() {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return undefined;
  process.stdout.write('Starting the emulators ...\n');
  const suite = await startTestEmulators();
  return () => suite.stop();
}
