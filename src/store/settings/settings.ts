import { SETTINGS_MAX_AGE_MS, SETTINGS_TIMEOUT_MS } from '../../shared/limits';
import { delay } from '../../shared/failures/timeout';

let reading: Promise<void> | undefined;
let startedAt = -Infinity;

/**
 * Reads the settings, unless this page view has read them in the last ten minutes. Resolves when
 * they have been read, or after a second, when the page shows the settings of an earlier visit.
 * Never rejects; errors are logged.
 */
export async function refreshSettings(): Promise<void> {
  if (!reading || Date.now() - startedAt > SETTINGS_MAX_AGE_MS) {
    startedAt = Date.now();
    reading = read();
  }
  await Promise.race([reading, delay(SETTINGS_TIMEOUT_MS)]);
}

/**
 * Marks the settings as fresh if the view of a page contained them, so that they are not read
 * again.
 */
export function markSettingsFresh(): void {
  startedAt = Date.now();
  reading = Promise.resolve();
}

/** Imports the reader on demand, because a page such as /about otherwise needs no database code. */
async function read(): Promise<void> {
  try {
    await (await import('./settings-reader')).readSettings();
  } catch (error) {
    console.error(error);
    reading = undefined;
  }
}
