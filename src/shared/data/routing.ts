import { CHUNK_TIMEOUT_MS } from '../limits';
import { withTimeout } from '../failures/timeout';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { readStored, writeStored } from './browser-storage';

/**
 * Thrown if a chunk of the site's code did not load: refused, deleted by a new release, or too
 * slow.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Returns a function for a route's `lazy` property that imports one export of a module. It rejects
 * with ChunkError if the module does not load within CHUNK_TIMEOUT_MS.
 */
export function lazy<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module[Name]> {
  return async () => {
    try {
      return (await withTimeout(load(), CHUNK_TIMEOUT_MS))[name];
    } catch (cause) {
      throw new ChunkError('A part of the site could not be loaded', { cause });
    }
  };
}

/** Query parameters that open or select something on a page and need no other data. */
const OVERLAY_PARAMETERS = ['video', 'trailer', 'picture', 'announcement', 'added', 'event'];

/** Reads a page's data again unless only an overlay in the address has changed. */
export function revalidateUnlessOverlay({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const moved = currentUrl.href !== nextUrl.href;
  return moved && address(currentUrl) === address(nextUrl) ? false : defaultShouldRevalidate;
}

function address(url: URL): string {
  const search = new URLSearchParams(url.search);
  for (const parameter of OVERLAY_PARAMETERS) search.delete(parameter);
  return `${url.pathname}?${search.toString()}`;
}

const KEY = 'reloaded-for';

/**
 * Reloads the page if the site can be reached. Otherwise resolves with false, because the browser
 * would replace the page by its error page.
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

/** Reloads the page, but only once for an address, to prevent a loop. */
export function reloadOnce(): void {
  const { href } = window.location;
  if (!navigator.onLine || readStored('sessionStorage', KEY) === href) return;
  // Without session storage, nothing would stop a second reload.
  if (writeStored('sessionStorage', KEY, href)) void reload();
}

/**
 * Returns the query string with some parameters changed; an empty value removes the parameter.
 * `page` is always removed, because another filter, search or order starts with the first page.
 */
export function withSearchParams(
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.toString();
}

/**
 * Characters that an address must escape, and emoji, which begin text that does not belong to the
 * address.
 */
const ELSE = /[&?#%<>"\s\p{ExtPict}].*$/su;
/**
 * Characters that follow an address in a sentence: punctuation, quotes, blanks and invisible
 * characters.
 */
const BEHIND = /([^\p{L}\p{N}\p{M}]|\p{DI})+$/u;

/**
 * Returns the id without the text after it: `boat` for `boat.`, `boat’`, `boat_` and
 * `boat&fbclid=x`.
 */
export const tidyId = (id: string): string =>
  // Ids of this form are reserved by Firestore and returned unchanged.
  /^__.*__$/s.test(id) ? id : id.replace(ELSE, '').replace(BEHIND, '');

/**
 * Returns the path without text that does not belong to its last segment, percent-encoded as
 * browsers do it. Returns the path unchanged if the segment would be empty, or if the path is
 * malformed.
 */
export function tidyPath(path: string): string {
  const [, before = '', last = ''] = /^(.*\/)([^/]+)\/*$/.exec(path) ?? [];
  try {
    const tidied = tidyId(decodeURIComponent(last));
    if (tidied === decodeURIComponent(last)) return path;
    return `${before}${encodeURIComponent(tidied)}`.replace(/(.)\/+$/, '$1');
  } catch {
    return path;
  }
}
