/**
 * Registers tests of what the database in memory does not do, above all what the rules refuse: only where the
 * emulators answer.
 */
export function onEmulator(register: () => void): void {
  if (process.env['DATABASE'] !== 'memory') register();
}
