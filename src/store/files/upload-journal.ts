import { writeStored, readStoredObject } from '../../shared/data/browser-storage';

const KEY = 'uploads';

/**
 * The tab holds a lock of this name until it is closed: what it is uploading then is not to be touched
 * by another tab.
 */
const tab = `upload ${crypto.randomUUID()}`;
let isHeld = false;

/** Undefined where there is no such thing: in older browsers, and without https. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** The paths of files that were uploaded and that no entry is known to have, by tab. */
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

/** Remembers files that are about to be uploaded, in case the tab is closed before an entry has them. */
export function rememberUploads(paths: readonly string[]): void {
  if (!isHeld) {
    isHeld = true;
    // Never released: the browser does so when the tab is closed.
    locks()
      ?.request(tab, () => new Promise(() => undefined))
      .catch(console.error);
  }
  const now = journal();
  write({ ...now, [tab]: [...(now[tab] ?? []), ...paths] });
}

/** Forgets the files at these addresses: an entry has them. */
export function forgetUploads(addresses: readonly (string | undefined)[]): void {
  const now = journal();
  const isKept = (path: string) => {
    const part = `/${encodeURIComponent(path)}`;
    return !addresses.some((address) => address?.split('?')[0]?.endsWith(part));
  };
  if (now[tab]) write({ ...now, [tab]: now[tab].filter(isKept) });
}

/** Forgets files by their paths, whichever tab has uploaded them. */
export const forgetPaths = (gone: readonly string[]): void =>
  write(
    Object.fromEntries(
      Object.entries(journal()).map(([name, paths]) => [
        name,
        paths.filter((path) => !gone.includes(path)),
      ]),
    ),
  );

/** The files that tabs have left which are closed now. */
export async function leftUploads(): Promise<readonly string[]> {
  const all = Object.entries(journal());
  // Without locks nobody knows which tabs are open.
  const known = all.length > 0 ? await locks()?.query() : undefined;
  if (!known) return [];
  const { held = [] } = known;
  const open = new Set(held.map(({ name }) => name));
  return all.flatMap(([name, paths]) => (open.has(name) ? [] : paths));
}
