import type { EntryKind } from '../../content/entry';
import { hasNames } from '../../content/names/film-names';
import { delay } from '../../shared/failures/timeout';
import { SETTINGS_MAX_AGE_MS, SETTINGS_TIMEOUT_MS } from '../../shared/limits';
import type { ReadNext } from '../../shared/lists/merge-by-time';

const OWN = import.meta.env?.VITE_LANGUAGE;

let reading: Promise<void> | undefined;
let startedAt = -Infinity;

/**
 * Reads the names in the language of this build, unless this page view has read them in the last
 * ten minutes; undefined in the build of the first language. Resolves when they have been read, or
 * after a second, when the page shows the names in the first language; never rejects.
 */
export const refreshNames = OWN
  ? async (): Promise<void> => {
      if (!reading || Date.now() - startedAt > SETTINGS_MAX_AGE_MS) {
        startedAt = Date.now();
        reading = readLogged(OWN);
      }
      await Promise.race([reading, delay(SETTINGS_TIMEOUT_MS)]);
    }
  : undefined;

async function readLogged(language: string): Promise<void> {
  try {
    await (await import('./names-reader')).readNames(language);
  } catch (error) {
    console.error(error);
    reading = undefined;
  }
}

/**
 * Wraps a read of films, so that names are read in parallel and films are returned after them.
 * Undefined in the build of the first language.
 */
export const withNamesLoaded =
  refreshNames &&
  (<T>(kind: EntryKind, read: ReadNext<T>): ReadNext<T> =>
    hasNames(kind)
      ? async (onPartial) => {
          const names = refreshNames();
          const entries = await read(async (partial) => {
            await names;
            return onPartial?.(partial);
          });
          await names;
          return entries;
        }
      : read);
