/**
 * Deletes all documents of all projects from the emulator at FIRESTORE_EMULATOR_HOST, and what it keeps of
 * deleted ones, which each query would look through.
 *
 * @throws Error if it refuses
 */
export async function resetFirestore(): Promise<void> {
  const reset = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/reset`;
  const { ok, status } = await fetch(reset, { method: 'POST' });
  if (!ok) throw new Error(`The Firestore emulator answered the reset with ${status}`);
}
