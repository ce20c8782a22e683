import { startTestEmulators } from '../../tools/test-emulators';

/** Starts the emulators for a run of Vitest, unless the program that started it has done so. */
export default async function startUnlessRunning() {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return undefined;
  process.stdout.write('Starting the emulators ...\n');
  const suite = await startTestEmulators();
  return () => suite.stop();
}
