import { readStored, writeStored } from './browser-storage';

const KEY = 'reloaded-for';

/**
 * Reloads the page if the site answers. Resolves with false if it does not: a reload would put the
 * browser's own error page in place of the site (product 3.5).
 */
export async function reload(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Reloads the page unless it has been reloaded for this address already: never in a loop. */
export function reloadOnce(): void {
  const { href } = window.location;
  if (!navigator.onLine || readStored('sessionStorage', KEY) === href) return;
  // Without session storage nothing would stop the second reload.
  if (writeStored('sessionStorage', KEY, href)) void reload();
}
