import { writeStored, readStoredObject } from '../../shared/data/browser-storage';

const KEY = 'uploads';

/**
 * The name of a lock that the tab holds until it is closed, so that other tabs do not delete its
 * uploads.
 */
const tab = `upload ${crypto.randomUUID()}`;
let isHeld = false;

/** Returns the lock manager; undefined in older browsers and without https. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Returns, for each tab, the paths of its uploaded files that no entry is known to use. */
const journal = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(readStoredObject('localStorage', KEY)).map(([name, paths]) => [
      name,
      Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [],
    ]),
  );

function write(next: ReturnType<typeof journal>): void {
  const open = Object.entries(next).filter(([, paths]) => paths.length > 0);
  const text = open.length > 0 ? JSON.stringify(Object.fromEntries(open)) : null;
  writeStored('localStorage', KEY, text);
}

/**
 * Records files that are about to be uploaded, in case the tab is closed before an entry with them is stored.
 */
export function recordUploads(paths: readonly string[]): void {
  if (!isHeld) {
    isHeld = true;
    // The lock is never released here: the browser releases it when the tab is closed.
    locks()
      ?.request(tab, () => new Promise(() => undefined))
      .catch(console.error);
  }
  const now = journal();
  write({ ...now, [tab]: [...(now[tab] ?? []), ...paths] });
}

/** Removes the files at these addresses from the journal, because an entry uses them. */
export function forgetUploads(addresses: readonly (string | undefined)[]): void {
  const now = journal();
  const isKept = (path: string) => {
    const part = `/${encodeURIComponent(path)}`;
    return !addresses.some((address) => address?.split('?')[0]?.endsWith(part));
  };
  if (now[tab]) write({ ...now, [tab]: now[tab].filter(isKept) });
}

/** Removes files by their paths, whichever tab uploaded them. */
export const forgetPaths = (gone: readonly string[]): void =>
  write(
    Object.fromEntries(
      Object.entries(journal()).map(([name, paths]) => [
        name,
        paths.filter((path) => !gone.includes(path)),
      ]),
    ),
  );

/** Returns the files in the journal whose tabs have been closed. */
export async function abandonedUploads(): Promise<readonly string[]> {
  const all = Object.entries(journal());
  // Without locks it is unknown which tabs are open.
  const known = all.length > 0 ? await locks()?.query() : undefined;
  if (!known) return [];
  const { held = [] } = known;
  const open = new Set(held.map(({ name }) => name));
  return all.flatMap(([name, paths]) => (open.has(name) ? [] : paths));
}
