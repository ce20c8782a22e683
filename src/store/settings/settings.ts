import { SETTINGS_MAX_AGE_MS, SETTINGS_TIMEOUT_MS } from '../../shared/limits';
import { delay } from '../../shared/failures/timeout';

let reading: Promise<void> | undefined;
let startedAt = -Infinity;

/**
 * Reads the settings unless this page view has done so in the last ten minutes. Resolves when they are there,
 * or after a second: a page then shows those seen last, and the others the next time. Never rejects; errors
 * are logged.
 */
export async function freshSettings(): Promise<void> {
  if (!reading || Date.now() - startedAt > SETTINGS_MAX_AGE_MS) {
    startedAt = Date.now();
    reading = read();
  }
  await Promise.race([reading, delay(SETTINGS_TIMEOUT_MS)]);
}

/** Tells that the settings that are shown are current, as the view of a page says: nothing reads them again. */
export function settingsAreFresh(): void {
  startedAt = Date.now();
  reading = Promise.resolve();
}

/** The code of the database is not needed before: /about does without it. */
async function read(): Promise<void> {
  try {
    await (await import('./settings-reader')).readSettings();
  } catch (error) {
    console.error(error);
    reading = undefined;
  }
}
