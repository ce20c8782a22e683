import { CHUNK_TIMEOUT_MS } from '../limits';
import { withTimeout } from '../failures/timeout';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { readStored, writeStored } from './browser-storage';

/** A part of the site's own code did not arrive: refused, gone since a new version, or too slow. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * A function for a route's `lazy` property that fetches one export of a module. It rejects with ChunkError
 * when the module cannot be had within CHUNK_TIMEOUT_MS.
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

/** Search parameters that open or choose something on a page and ask for no other data. */
const OVERLAY_PARAMETERS = ['video', 'trailer', 'picture', 'announcement', 'added', 'event'];

/** Reads a page's data again unless the address changed in nothing but an overlay. */
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
 * Reloads the page if the site answers. Resolves with false if it does not: a reload would put the browser's
 * own error page in place of the site.
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

/**
 * Returns the query string with some parameters changed; an empty value removes the parameter.
 * `page` is always removed: another filter, search or order starts with the first page.
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

/** What cannot be in an address without being escaped, and pictures: with them begins something else. */
const ELSE = /[&?#%<>"\s\p{ExtPict}].*$/su;
/** What follows an address in a sentence: punctuation, quotes, blanks, and what nobody sees. */
const BEHIND = /([^\p{L}\p{N}\p{M}]|\p{DI})+$/u;

/** The id at the end of an address alone: of `boat.`, `boat’`, `boat_` and `boat&fbclid=x` it is `boat`. */
export const tidyId = (id: string): string =>
  // Firestore keeps such ids for itself, and no others are meant by them.
  /^__.*__$/s.test(id) ? id : id.replace(ELSE, '').replace(BEHIND, '');

/**
 * The path without what does not belong to its end, escaped as a browser has it; the path itself if that is
 * nothing, or if it is malformed.
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
