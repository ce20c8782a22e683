/** The emulators keep projects apart, so that these tests can run beside others. */
export const PROJECT_ID = process.env['RULES_PROJECT'] ?? 'demo-cinema';
export const BUCKET = 'demo-cinema.firebasestorage.app';

type EmulatorVariable =
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIRESTORE_EMULATOR_HOST'
  | 'FIREBASE_STORAGE_EMULATOR_HOST';

export function addressOf(variable: EmulatorVariable) {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} names no emulator: run the tests beside one.`);
  return { host, port: Number(port) };
}
