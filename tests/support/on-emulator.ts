/**
 * Registers tests of behaviour that the in-memory database does not have, above all refusals by the
 * rules; they only run on the emulators.
 */
export function onEmulator(register: () => void): void {
  if (process.env['DATABASE'] !== 'memory') register();
}
